import { component } from '../../foundations/styles.ts';
import { canHover, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

/** A phone has its menu list and tab bar; a narrow page has no room. */
export const root = component({
  display: 'none',
  '@media': { [from.l]: { display: 'grid', position: 'sticky', top: 96, alignContent: 'start' } },
});
export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.touch,
  paddingInline: space[5],
  borderRadius: vars.radius.full,
  color: vars.color.fgMuted,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bgSunken } } } },
  selectors: {
    '&[aria-current="page"]': {
      backgroundColor: vars.color.bgRaised,
      color: vars.color.fgDefault,
      fontWeight: vars.font.weightMedium,
    },
  },
});
export const count = component({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
