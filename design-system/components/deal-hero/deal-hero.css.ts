import { pattern } from '../../foundations/styles.ts';
import { space } from '../../theme/scale.ts';

export const price = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[4]}` });
export const quota = pattern({ width: '100%', maxWidth: 360 });
