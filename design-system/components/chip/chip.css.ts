import { component } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  paddingInline: space[5],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.full,
  color: vars.color.fgDefault,
  fontSize: vars.text.smallSize,
  // One line in a scrolling row; wraps where it is wider than its container.
  flexShrink: 0,
  maxWidth: '100%',
  transition: `background-color ${duration.fast}ms ${easing.standard}, border-color ${duration.fast}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } } },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.actionBg,
      backgroundColor: vars.color.actionBg,
      color: vars.color.actionFg,
    },
  },
});
