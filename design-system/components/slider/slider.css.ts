import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = component({ pointerEvents: 'auto', cursor: 'pointer' });
/** What the values look like, where they look like something. */
export const wide = component({ top: 14, height: 16, border: `1px solid ${vars.color.borderSubtle}` });
