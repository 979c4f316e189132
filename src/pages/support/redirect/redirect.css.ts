import { keyframes } from '@vanilla-extract/css';
import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', justifyItems: 'start', gap: space[6], paddingBlock: space[9] });
const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** For whom nothing has happened after two seconds, as without scripts. */
export const manual = pattern({ animation: `${hidden} 2s` });
