import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = component({ display: 'block', width: '100%', border: 0, borderRadius: vars.radius.m });
