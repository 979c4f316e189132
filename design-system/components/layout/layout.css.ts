import { primitive, primitiveVariants, utility } from '../../foundations/styles.ts';
import { forcedColours, from, onPaper } from '../../foundations/media.ts';
import { pageMargins, widest } from '../../foundations/page-margins.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const stack = primitive({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = primitive({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const wrap = primitive({ flexWrap: 'wrap' });

export const gaps = primitiveVariants({
  none: { gap: space[0] },
  xxs: { gap: space[2] },
  xs: { gap: space[3] },
  s: { gap: space[4] },
  m: { gap: space[5] },
  l: { gap: space[7] },
  xl: { gap: space[9] },
  xxl: { gap: space[10], '@media': { [from.l]: { gap: space[11] } } },
});

export const aligns = primitiveVariants({
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = primitiveVariants({
  start: { justifyContent: 'flex-start' },
  centre: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Gutters of 12, 16 and 24 px; rows of cards stand 24 and 40 px apart. */
export const grid = primitive({
  display: 'grid',
  columnGap: space[4],
  rowGap: space[7],
  '@media': { [from.m]: { columnGap: space[5] }, [from.l]: { columnGap: space[7], rowGap: space[9] } },
});

export const grids = primitiveVariants({
  /** One column, for content whose side column is left out. */
  whole: columns(1),
  products: {
    ...columns(2),
    '@media': { [from.m]: columns(3), [from.l]: columns(4), [from.xxl]: columns(5) },
  },
  /** Products beside a column of filters. */
  results: {
    ...columns(2),
    '@media': { [from.m]: columns(3), [from.l]: columns(2), [from.xl]: columns(3), [from.xxl]: columns(4) },
  },
  cards: { ...columns(1), '@media': { [from.m]: columns(2), [from.l]: columns(3) } },
  pairs: { ...columns(1), rowGap: space[5], '@media': { [from.m]: columns(2) } },
  /** Four or eight links fill every row; the large ones stay four per row. */
  categories: { ...columns(2), '@media': { [from.m]: columns(4) } },
  tiles: { ...columns(2), '@media': { [from.m]: columns(4), [from.xl]: columns(8) } },
  halves: { ...columns(1), '@media': { [from.l]: { ...columns(2), columnGap: space[10] } } },
  aside: {
    ...columns(1),
    '@media': {
      [from.l]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: space[10], alignItems: 'start' },
    },
  },
  filters: {
    ...columns(1),
    '@media': { [from.l]: { gridTemplateColumns: '260px minmax(0, 1fr)', columnGap: space[9], alignItems: 'start' } },
  },
});

export const container = primitive({ width: '100%', marginInline: 'auto', ...pageMargins });

/** Two of the twelve columns of the page, with their gutters. */
const twoColumns = `(min(100%, ${widest}) - 2 * ${space[9]} + ${space[7]}) / 6`;

export const widths = primitiveVariants({
  /** Forms and other words alone: from the third column on. */
  narrow: {
    maxWidth: size.contentNarrow,
    '@media': {
      [from.l]: {
        maxWidth: `calc(${size.contentNarrow} + 2 * ${space[9]})`,
        marginInlineStart: `calc(max(0px, (100% - ${widest}) / 2) + ${twoColumns})`,
      },
    },
  },
  medium: { maxWidth: size.contentMedium },
  wide: { maxWidth: widest },
});

export const divider = primitive({ height: 1, border: 0, backgroundColor: vars.color.borderSubtle });

export const panel = primitive({
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  '@media': { [from.m]: { padding: space[7] }, [forcedColours]: { border: '1px solid' } },
});

export const sticky = primitive({ '@media': { [from.l]: { position: 'sticky', top: 96 } } });

export const hidden = utility({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const screenOnly = utility({ '@media': { [onPaper]: { display: 'none' } } });
