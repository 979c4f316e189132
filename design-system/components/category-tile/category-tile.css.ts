import { pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', alignContent: 'start', gap: space[3] });
export const title = pattern({ ...display, letterSpacing: '-0.012em', fontSize: vars.text.bodySize });
