import { onPaper } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';

/** Not on paper. */
export const onScreen = pattern({ '@media': { [onPaper]: { display: 'none' } } });
