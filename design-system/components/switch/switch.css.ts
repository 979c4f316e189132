import { component } from '../../foundations/styles.ts';
import { forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: size.touch,
});

/** Off: an unlit lamp in a groove. On: it glows. */
export const control = component({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 52,
  height: 32,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  transition: `background-color ${duration.base}ms ${easing.standard}, border-color ${duration.base}ms ${easing.standard}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 5,
      insetInlineStart: 5,
      width: 19,
      height: 19,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.borderStrong,
      transition: `transform ${duration.base}ms ${easing.standard}, background-color ${duration.base}ms ${easing.standard}`,
    },
    '&:checked': { borderColor: vars.color.actionBg, backgroundColor: vars.color.actionBg },
    '&:checked::before': {
      transform: 'translateX(20px)',
      backgroundColor: vars.color.actionFg,
    },
    '&:disabled': { opacity: 0.5 },
  },
  // Forced colours would draw a checkmark under the lamp: the lamp alone shows the state.
  '@media': {
    [forcedColours]: {
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&:checked::before': { backgroundColor: 'Highlight' },
      },
    },
  },
});
