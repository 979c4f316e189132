import { pattern } from '#design-system/foundations/styles.ts';
import { canHover, from, onPaper } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, duration, easing, layer, size, space } from '#design-system/theme/scale.ts';

/**
 * Above the link of the card, a target for a finger around a face that covers little of the picture. With a mouse it comes with the
 * pointer or the focus, and stays once something is picked.
 */
export const toggle = pattern({
  position: 'absolute',
  top: 0,
  left: space[3],
  zIndex: layer.sticky,
  display: 'grid',
  placeItems: 'center',
  minHeight: size.touch,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [canHover]: {
      opacity: 0,
      transition: `opacity ${duration.base}ms ${easing.standard}`,
      selectors: { '*:hover > &, &:focus-visible, &[data-some="true"]': { opacity: 1 } },
    },
    [onPaper]: { display: 'none' },
  },
});

export const face = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[3]}`,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderDefault}`,
  backgroundColor: vars.color.bgRaised,
  color: vars.color.fgDefault,
  fontSize: vars.text.captionSize,
  lineHeight: vars.text.captionLine,
  fontWeight: vars.font.weightMedium,
  selectors: {
    [`${toggle}[aria-pressed="true"] &`]: {
      backgroundColor: vars.color.actionBg,
      borderColor: vars.color.actionBg,
      color: vars.color.actionFg,
    },
    [`${toggle}:focus-visible &`]: {
      outline: `${border.thick} solid ${vars.color.borderFocus}`,
      outlineOffset: space[1],
    },
  },
});

export const bar = pattern({
  position: 'sticky',
  bottom: space[4],
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: space[3],
  paddingInlineStart: space[4],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderDefault}`,
  backgroundColor: vars.color.bgRaised,
  boxShadow: vars.elevation[3],
  '@media': { [from.m]: { gap: space[4] }, [onPaper]: { display: 'none' } },
});
export const pictures = pattern({ display: 'flex' });
export const picture = pattern({
  width: 40,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.bgRaised}`,
  selectors: { '& + &': { marginInlineStart: -12 } },
});
export const count = pattern({ whiteSpace: 'nowrap' });
