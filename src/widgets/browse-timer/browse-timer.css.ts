import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, space } from '#design-system/theme/scale.ts';

/** At the end of the page, and in sight wherever the shopper has scrolled. */
export const chip = pattern({
  ...textStep.small,
  position: 'sticky',
  bottom: space[9],
  zIndex: layer.sticky,
  width: 'fit-content',
  marginInline: 'auto',
  paddingBlock: space[3],
  paddingInline: space[5],
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fgDefault,
  backgroundColor: vars.color.bgSurface,
  border: `${border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.full,
});
