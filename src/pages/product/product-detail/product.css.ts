import { pattern } from '#design-system/foundations/styles.ts';
import { from, onLow } from '#design-system/foundations/media.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: 0,
  '@media': { [from.l]: { paddingBlock: `${space[3]} ${space[11]}` } },
});

/** Over the page from the stage to the last section. */
export const bar = pattern({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  '@media': { [onLow]: { position: 'static' } },
});

/** Pictures and words beside each other; the pictures stay while a longer column of words scrolls by. */
export const top = pattern({
  display: 'grid',
  gap: space[7],
  alignItems: 'start',
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[10] },
    [from.xl]: { columnGap: '72px' },
  },
});
export const pictures = pattern({
  minWidth: 0,
  // Picture and thumbnails fit under the header of a laptop.
  '@media': { [from.l]: { position: 'sticky', top: '96px', maxWidth: 'max(420px, calc(100dvh - 264px))' } },
});
export const words = pattern({
  display: 'grid',
  gap: space[7],
  minWidth: 0,
  '@media': { [from.l]: { paddingTop: space[3] } },
});

/** As high as the form that comes with the scripts. */
export const notify = pattern({ minHeight: 290 });

/** A place for words that are rarely there takes none in the grid while it is empty. */
export const moved = pattern({ selectors: { '&:empty': { marginTop: `calc(-1 * ${space[7]})` } } });

/** A link to the reviews, as high as a thumb needs it. */
export const rating = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  width: 'fit-content',
});

export const price = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
/** Two lines: the second one is for the coupon, which comes when everything else is there. */
export const taxLine = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${space[5]}`,
  minHeight: '2lh',
});
export const priceNotes = pattern({ display: 'grid', gap: space[3] });

export const stock = pattern({ display: 'inline-flex', alignItems: 'center', gap: space[3] });
const lamp = { width: '10px', height: '10px', borderRadius: vars.radius.full } as const;
export const lampOk = pattern({ ...lamp, backgroundColor: vars.color.positiveText });
export const lampLow = pattern({ ...lamp, backgroundColor: vars.color.brandBg, boxShadow: vars.glow.brand });
export const lampOut = pattern({ ...lamp, border: `${border.thick} solid ${vars.color.borderStrong}` });

/** As high as what a level makes of the launch, which comes after the page. */
export const launch = pattern({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minHeight: '152px',
  '@media': { [from.l]: { minHeight: '132px' } },
});
/** A link that stands for itself is as high as a thumb. */
export const launchWay = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  width: 'fit-content',
});

export const buy = pattern({ display: 'grid', gap: space[4] });
export const buyRow = pattern({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});

/** As high as what comes into it with the scripts. */
export const keep = pattern({ minHeight: `calc(2 * ${size.touch})` });

export const promises = pattern({
  display: 'grid',
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
});
/** Across the page instead of down a column. */
export const promisesAcross = pattern({
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[7] } },
});
export const promise = pattern({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[5],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const promiseIcon = pattern({ color: vars.color.brandText });

export const sections = pattern({
  display: 'grid',
  gap: space[10],
  marginTop: space[10],
  '@media': { [from.l]: { gap: '112px', marginTop: '112px' } },
});

export const highlights = pattern({
  display: 'grid',
  gap: space[7],
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[9], rowGap: space[8] },
  },
});
export const highlight = pattern({
  ...textStep.lead,
  position: 'relative',
  paddingTop: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderDefault}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '-4px',
      insetInlineStart: 0,
      width: '7px',
      height: '7px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.fgDefault,
    },
  },
});

/** Where the page is wider than its content with both margins (px). */
const beyondWidest = '(min-width: 1521px)';
export const story = pattern({ display: 'grid', gap: space[10], '@media': { [from.l]: { gap: '112px' } } });
export const chapter = pattern({
  display: 'grid',
  gap: space[7],
  alignItems: 'center',
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [from.l]: { columnGap: '72px' } },
});
/** Until the content of the page is at its widest, the picture reaches the edge of the page. */
export const chapterPicture = pattern({
  marginInline: `calc(-1 * ${space[5]})`,
  '@media': {
    [from.m]: { marginInline: `calc(-1 * ${space[7]}) 0` },
    [from.l]: { marginInline: `calc(-1 * ${space[9]}) 0` },
    [beyondWidest]: { marginInline: 0, borderRadius: vars.radius.s },
  },
});
/** Keeps what is inside within its rounded corners. */
export const clipped = pattern({ overflow: 'hidden' });
/** Every second picture stands on the other side. */
export const turned = pattern({
  '@media': {
    [from.m]: { order: 1, marginInline: `0 calc(-1 * ${space[7]})` },
    [from.l]: { marginInline: `0 calc(-1 * ${space[9]})` },
    [beyondWidest]: { marginInline: 0 },
  },
});
export const chapterText = pattern({ display: 'grid', gap: space[5], maxWidth: '46ch' });
export const quiet = pattern({
  display: 'grid',
  gap: space[5],
  justifyItems: 'center',
  textAlign: 'center',
  padding: `${space[10]} ${space[6]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
  backgroundImage: vars.gradient.dusk,
  '@media': { [from.l]: { padding: `96px ${space[9]}` } },
});
export const quietText = pattern({ ...textStep.lead, color: vars.color.fgMuted, maxWidth: '52ch' });

export const specGroup = pattern({ breakInside: 'avoid' });
export const boxList = pattern({ display: 'grid', gap: space[4] });
export const boxItem = pattern({ display: 'flex', alignItems: 'center', gap: space[4] });

export const otherMarket = pattern({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
});
export const marketButtons = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
