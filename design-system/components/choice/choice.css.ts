import { component } from '../../foundations/styles.ts';
import { forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[4],
  minHeight: size.touch,
  paddingBlock: 10,
  position: 'relative',
  // The browser's own mark says what is chosen.
  '@media': { [forcedColours]: { outline: 0 } },
});

export const text = component({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const note = component({
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});

const mark = {
  appearance: 'none',
  flexShrink: 0,
  width: 24,
  height: 24,
  border: `1.5px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.bgSurface,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  transition: `background-color ${duration.fast}ms ${easing.standard}, border-color ${duration.fast}ms ${easing.standard}`,
} as const;

const on = { borderColor: vars.color.actionBg, backgroundColor: vars.color.actionBg } as const;

/** The touch target is 44 px, the mark itself 24 px. */
const reach = { content: '', position: 'absolute', top: 0, insetInlineStart: -10, width: 44, height: 44 } as const;

export const checkbox = component({
  ...mark,
  borderRadius: 7,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&:checked, &:indeterminate': on,
    '&:disabled': { borderColor: vars.color.borderDefault, backgroundColor: vars.color.bgSunken },
    '&::after': reach,
    '&:checked::before': {
      content: '',
      width: 7,
      height: 12,
      marginTop: -3,
      borderRight: `2px solid ${vars.color.actionFg}`,
      borderBottom: `2px solid ${vars.color.actionFg}`,
      transform: 'rotate(42deg)',
    },
    '&:indeterminate::before': { content: '', width: 12, height: 2, backgroundColor: vars.color.actionFg },
  },
  '@media': { [forcedColours]: { appearance: 'auto', '::before': { display: 'none' } } },
});

export const radio = component({
  ...mark,
  borderRadius: vars.radius.full,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&:checked': on,
    '&::after': reach,
    '&:checked::before': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.actionFg,
    },
    '&:disabled': { borderColor: vars.color.borderDefault, backgroundColor: vars.color.bgSunken },
  },
  '@media': { [forcedColours]: { appearance: 'auto', '::before': { display: 'none' } } },
});

export const group = component({ display: 'grid', gap: space[2] });
export const legend = component({
  marginBottom: space[3],
  fontSize: vars.text.smallSize,
  fontWeight: vars.font.weightMedium,
});
