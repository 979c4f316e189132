import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

/** One row; a phone scrolls it to the side, so that the products stay near. */
export const list = pattern({
  display: 'flex',
  gap: space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from.m]: { flexWrap: 'wrap' } },
});
export const kind = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingInline: space[5],
  border: `${border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.smallSize,
  whiteSpace: 'nowrap',
});
