import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { duration, easing, size, space } from '#design-system/theme/scale.ts';

/** Below it the pages give way to "load more". */
const tablet = '(min-width: 768px)';

export const aside = pattern({
  display: 'none',
  '@media': {
    [from.l]: {
      display: 'grid',
      gap: space[5],
      position: 'sticky',
      top: '88px',
      maxHeight: 'calc(100dvh - 112px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingInlineEnd: space[4],
      paddingBottom: space[5],
      // What is cut off fades out.
      maskImage: `linear-gradient(black calc(100% - ${space[5]}), transparent)`,
    },
  },
});
export const smallOnly = pattern({ '@media': { [from.l]: { display: 'none' } } });

export const bar = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: size.touch,
});
export const tools = pattern({ display: 'flex', alignItems: 'center', gap: space[4] });

/** On a phone one line that scrolls sideways, to the edges of the screen. */
export const chips = pattern({
  display: 'flex',
  gap: space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[5]})`,
  padding: `${space[1]} ${space[5]}`,
  '@media': { [from.m]: { flexWrap: 'wrap', marginInline: 0, paddingInline: space[1] } },
});
export const applied = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const results = pattern({
  transition: `opacity ${duration.base}ms ${easing.standard}`,
});
/** Where another page begins: clear of the bar on top. */
export const start = pattern({ outline: 'none', scrollMarginTop: '160px' });
export const old = pattern({ opacity: 0.45 });

export const pages = pattern({ display: 'none', '@media': { [tablet]: { display: 'block' } } });
export const more = pattern({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  '@media': { [tablet]: { display: 'none' } },
});

export const facetValues = pattern({ display: 'grid', justifyItems: 'start' });
/** In line with the boxes above it. */
export const showAll = pattern({ marginInlineStart: `calc(-1 * ${space[5]})` });
export const facetCount = pattern({ color: vars.color.fgSubtle, fontVariantNumeric: 'tabular-nums' });
export const rangeBody = pattern({ paddingInline: space[3] });
