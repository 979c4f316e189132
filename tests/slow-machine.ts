import { configure } from '@testing-library/dom';
import { factLimit } from './limits.ts';

// On a busy machine a page takes longer than the second that is usual. React is left out: some files watch how it starts.
configure({ asyncUtilTimeout: factLimit() });
