import { component, componentVariants } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { breathing } from '../skeleton/skeleton.css.ts';

export const root = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  ...display,
  letterSpacing: 0,
});

export const sizes = componentVariants({
  s: { width: 32, height: 32, fontSize: '0.8125rem' },
  m: { width: 44, height: 44, fontSize: '1rem' },
  l: { width: 80, height: 80, fontSize: '1.75rem' },
});

export const face = component({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgDefault,
  objectFit: 'cover',
  selectors: {
    // Some browsers render the alt text until the picture has loaded.
    '&[data-state="loading"]': { backgroundColor: vars.color.bgSkeleton, color: 'transparent', animation: breathing },
  },
});

const ring = (colour: string) => ({
  boxShadow: `0 0 0 2px ${vars.color.bgPage}, 0 0 0 4px ${colour}`,
});

/** 1 plain, 2 ring, 3 brand ring, 4 holiday skin, 5 tag pair, 6 level badge, 7 answerer, 8 Savvy User. */
export const variants = componentVariants({
  1: {},
  2: ring(vars.color.borderDefault),
  3: ring(vars.color.brandBg),
  4: { ...ring(vars.color.saleBg) },
  5: {},
  6: {},
  7: ring(vars.color.infoBg),
  8: { boxShadow: `0 0 0 2px ${vars.color.bgPage}, ${vars.glow.brand}` },
});

/** As large as the face, over it. */
export const mark = component({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });

export const corner = component({
  position: 'absolute',
  right: -2,
  bottom: -2,
  display: 'grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  paddingInline: 4,
  border: `2px solid ${vars.color.bgPage}`,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.text,
  fontSize: '0.625rem',
  fontWeight: vars.font.weightBold,
  lineHeight: 1,
});

export const cornerTones = componentVariants({
  brand: { backgroundColor: vars.color.brandBg, color: vars.color.brandFg },
  info: { backgroundColor: vars.color.infoBg, color: vars.color.infoFg },
  inverse: { backgroundColor: vars.color.bgInverse, color: vars.color.fgInverse },
});
