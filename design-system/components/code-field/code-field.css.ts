import { component } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ position: 'relative', maxWidth: 400 });

export const boxes = component({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: space[3] });

export const box = component({
  display: 'grid',
  placeItems: 'center',
  minHeight: 60,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  ...display,
  fontSize: vars.text.h3Size,
  fontVariantNumeric: 'tabular-nums',
});

/** One real input above the drawn boxes: paste, autofill and screen readers use a single field. */
export const input = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '16px',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
  },
});

export const current = component({
  selectors: {
    [`${root}:focus-within &`]: {
      borderColor: vars.color.borderFocus,
      boxShadow: `0 0 0 1px ${vars.color.borderFocus}`,
    },
  },
});

export const invalid = component({ borderColor: vars.color.criticalText });
