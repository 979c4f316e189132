import { component } from '../../foundations/styles.ts';
import { canHover, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[5],
  fontSize: vars.text.smallSize,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = component({ display: 'flex', alignItems: 'center', gap: 2 });

export const page = component({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
  borderRadius: vars.radius.full,
  color: vars.color.fgMuted,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bgSunken } } } },
  selectors: {
    '&[aria-current="page"]': { backgroundColor: vars.color.actionBg, color: vars.color.actionFg },
    '&[aria-disabled="true"]': { color: vars.color.fgDisabled },
  },
});

/** On a phone only the current page is shown, between the two arrows. */
export const number = component({
  selectors: { '&:not([aria-current="page"])': { display: 'none' } },
  '@media': { [from.m]: { selectors: { '&:not([aria-current="page"])': { display: 'inline-grid' } } } },
});

export const gap = component({
  display: 'none',
  minWidth: 24,
  textAlign: 'center',
  color: vars.color.fgSubtle,
  '@media': { [from.m]: { display: 'inline-block' } },
});

export const jump = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.fgMuted,
});

export const jumpInput = component({
  width: 64,
  height: 44,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSurface,
  color: vars.color.fgDefault,
  fontSize: 'max(1rem, 16px)',
  textAlign: 'center',
  selectors: { '&:invalid': { borderColor: vars.color.criticalText } },
});
