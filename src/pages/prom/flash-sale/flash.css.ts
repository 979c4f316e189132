import { onPhone } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', gap: space[8], paddingBlock: space[6] });
export const top = pattern({ display: 'grid', gap: space[3] });
export const lead = pattern({ display: 'grid', gap: space[4] });
/** As high as leaves room for price and button on the first screen. */
export const leadPicture = pattern({ height: 'clamp(13.75rem, 100svh - 35rem, 38rem)' });
export const leadWords = pattern({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const leadPrice = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const leadQuota = pattern({ display: 'grid', gap: space[2], width: '100%' });
export const leadButtons = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  width: '100%',
});
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const action = pattern({ display: 'flex', alignItems: 'center', gap: space[3] });
/** A row on a phone has room for one button; the product adds to the cart. */
export const add = pattern({ display: 'flex', '@media': { [onPhone]: { display: 'none' } } });
