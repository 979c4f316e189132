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
export const smallOnly = pattern({ flexShrink: 0, '@media': { [from.l]: { display: 'none' } } });

/**
 * Filters, sorting and quick filters in one line. Where they are wider they scroll sideways, on a phone to the edges of the
 * screen.
 */
export const bar = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The rings of the focus are not cut off.
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInline: `calc(-1 * ${space[5]})`,
  padding: `${space[2]} ${space[5]}`,
  '@media': {
    [from.m]: { marginInline: `calc(-1 * ${space[7]})`, paddingInline: space[7] },
    [from.l]: { marginInline: `calc(-1 * ${space[2]})`, paddingInline: space[2] },
  },
});
export const sort = pattern({ flexShrink: 0 });
export const chips = pattern({ display: 'flex', gap: space[3], flexShrink: 0 });
export const count = pattern({ marginInlineStart: 'auto', paddingInlineStart: space[4], whiteSpace: 'nowrap' });
export const applied = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const results = pattern({
  transition: `opacity ${duration.base}ms ${easing.standard}`,
});
/** Where another page begins: clear of the bar on top. */
export const start = pattern({ outline: 'none', scrollMarginTop: '64px' });
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
