import { pattern } from '#design-system/foundations/styles.ts';
import { from, onPaper } from '#design-system/foundations/media.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { layer, space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', gap: space[7], paddingBottom: space[10] });
export const heading = pattern({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space[3],
  paddingTop: space[7],
});
export const share = pattern({
  '@media': { '(scripting: none)': { display: 'none' }, [onPaper]: { display: 'none' } },
});
export const lead = pattern({ gridColumn: '1 / -1', maxWidth: '60ch' });
export const slider = pattern({
  maxWidth: 480,
  '@media': { '(scripting: none)': { display: 'none' }, [onPaper]: { display: 'none' } },
});

/** On a phone two columns fill the screen, and more scroll sideways. */
export const scroller = pattern({
  overflowX: 'auto',
  marginInline: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[5],
  '@media': {
    [from.m]: { marginInline: 0, paddingInline: 0 },
    [from.l]: { overflowX: 'visible' },
    [onPaper]: { overflowX: 'visible' },
  },
});

export const table = pattern({
  ...textStep.small,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.m]: { tableLayout: 'fixed', minWidth: 640 } },
});

/** A row of a phone: its name above, and below it one column for each lamp. */
export const row = pattern({
  display: 'grid',
  columnGap: space[4],
  '@media': { [from.m]: { display: 'table-row' } },
});
const half = `calc((100vw - 2 * ${space[5]} - ${space[4]}) / 2)`;
const columns = (count: number) => pattern({ gridTemplateColumns: `repeat(${count}, minmax(${half}, 1fr))` });
/** By the number of lamps, from one. */
export const counts = [columns(1), columns(2), columns(3), columns(4)];

export const head = pattern({
  '@media': { [from.l]: { position: 'sticky', top: '64px', zIndex: layer.sticky, backgroundColor: vars.color.bgPage } },
});
export const corner = pattern({
  display: 'none',
  '@media': { [from.m]: { display: 'table-cell', width: 132 }, [from.l]: { width: 168 } },
});
/** At the left edge of the screen, however far the lamps are scrolled. */
export const name = pattern({
  gridColumn: '1 / -1',
  position: 'sticky',
  left: 0,
  justifySelf: 'start',
  paddingTop: space[5],
  color: vars.color.fgMuted,
  fontWeight: vars.font.weightMedium,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [from.m]: {
      left: 0,
      padding: `${space[5]} ${space[5]} ${space[5]} 0`,
      borderTop: `1px solid ${vars.color.borderSubtle}`,
      backgroundColor: vars.color.bgPage,
    },
  },
});
export const note = pattern({
  fontWeight: vars.font.weightRegular,
  fontSize: vars.text.captionSize,
  marginInlineStart: space[3],
  '@media': { [from.m]: { display: 'block', marginInlineStart: 0 } },
});
export const cell = pattern({
  paddingBlock: `${space[2]} ${space[5]}`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  scrollSnapAlign: 'start',
  '@media': {
    [from.m]: {
      padding: `${space[5]} ${space[5]} ${space[5]} 0`,
      borderBottom: 0,
      borderTop: `1px solid ${vars.color.borderSubtle}`,
    },
  },
});
export const lamp = pattern({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': {
    [from.m]: { display: 'table-cell', padding: `${space[4]} ${space[5]} ${space[4]} 0`, verticalAlign: 'top' },
  },
});
export const title = pattern({ ...display, ...textStep.body, display: 'block' });
export const options = pattern({ display: 'block' });
export const remove = pattern({
  display: 'inline-block',
  paddingBlock: space[3],
  fontSize: vars.text.smallSize,
  '@media': { [onPaper]: { display: 'none' } },
});

export const lit = pattern({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  marginBottom: space[3],
});
export const room = pattern({ '@media': { [from.l]: { aspectRatio: '4 / 3' } } });
export const stacked = pattern({ display: 'grid', justifyItems: 'start', gap: space[3] });
export const add = pattern({ '@media': { '(scripting: none)': { display: 'none' }, [onPaper]: { display: 'none' } } });
export const list = pattern({ display: 'grid', gap: space[2] });
export const missing = pattern({ color: vars.color.fgMuted });

export const drawing = pattern({ width: '100%', maxWidth: 240, height: 132 });
export const paper = pattern({
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeDasharray: '4 4',
  vectorEffect: 'non-scaling-stroke',
});
export const body = pattern({ fill: vars.color.fgDefault });
export const ground = pattern({ stroke: vars.color.borderStrong, vectorEffect: 'non-scaling-stroke' });

export const more = pattern({ paddingTop: space[7], '@media': { [onPaper]: { display: 'none' } } });
export const all = pattern({ justifySelf: 'start', paddingBlock: space[5] });
