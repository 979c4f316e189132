import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'center',
  minWidth: 0,
  textAlign: 'center',
});
export const message = pattern({ ...display, ...textStep.h4, minHeight: '1.625rem', textWrap: 'balance' });
export const foot = pattern({ display: 'grid', gap: space[4], justifyItems: 'center' });
export const tries = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
