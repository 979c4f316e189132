import { component, componentVariants } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = component({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const label = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.font.weightMedium,
});

export const optional = component({ color: vars.color.fgSubtle, fontWeight: vars.font.weightRegular });
export const hint = component({
  color: vars.color.fgSubtle,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});

export const error = component({
  display: 'flex',
  gap: 6,
  color: vars.color.criticalText,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});

/** The box of every text control. At least 16 px, or iOS zooms into it. */
export const box = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 52,
  paddingInline: space[5],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  color: vars.color.fgDefault,
  transition: `border-color ${duration.fast}ms ${easing.standard}, box-shadow ${duration.fast}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover:not(:focus-within)': { borderColor: vars.color.fgMuted } } } },
  selectors: {
    '&:focus-within': { borderColor: vars.color.borderFocus, boxShadow: `0 0 0 1px ${vars.color.borderFocus}` },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.criticalText,
      boxShadow: `0 0 0 1px ${vars.color.criticalText}`,
    },
    '&:has(:disabled)': { borderColor: vars.color.borderDefault, backgroundColor: vars.color.bgSunken },
  },
});

export const boxKinds = componentVariants({
  line: {},
  area: { paddingInline: 0, alignItems: 'stretch' },
  flush: { paddingInlineEnd: 4 },
});

export const control = component({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: 48,
  fontSize: 'max(1rem, 16px)',
  lineHeight: 1.4,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.fgSubtle, opacity: 1 },
    '&:disabled': { color: vars.color.fgDisabled },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const area = component({
  padding: `${space[4]} ${space[5]}`,
  resize: 'vertical',
  minHeight: 112,
  // One line, for an area that grows once somebody writes in it.
  selectors: { '&[rows="1"]': { minHeight: 52 } },
});
export const affix = component({ color: vars.color.fgMuted, flexShrink: 0 });
export const counter = component({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
