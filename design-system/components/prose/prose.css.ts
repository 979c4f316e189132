import { component, componentVariants } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: size.contentNarrow,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const sizes = componentVariants({ body: {}, lead: textStep.lead });

export const headings = componentVariants({
  /** Below the bar of the shop, where a link to it leads. */
  2: {
    ...display,
    ...textStep.h3,
    marginTop: space[8],
    scrollMarginTop: space[11],
    selectors: { '&:first-child': { marginTop: 0 } },
  },
  3: { ...display, ...textStep.h4, marginTop: space[5] },
  4: { fontWeight: vars.font.weightBold, marginTop: space[4] },
});

const list = { display: 'grid', gap: space[3], paddingInlineStart: space[7] } as const;
export const dotted = component({ ...list, listStyle: 'disc' });
export const numbered = component({ ...list, listStyle: 'decimal' });

export const frame = component({ overflowX: 'auto', overflowWrap: 'normal' });
export const table = component({
  ...textStep.small,
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${sizes.lead} &`]: textStep.body },
});
const hairline = `1px solid ${vars.color.borderSubtle}`;
export const head = component({ color: vars.color.fgMuted, fontWeight: vars.font.weightMedium });

const cell = {
  minWidth: '96px',
  padding: `${space[4]} ${space[5]}`,
  borderBottom: hairline,
  verticalAlign: 'top',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
} as const;
export const aligns = componentVariants({
  START: { ...cell, textAlign: 'start' },
  CENTER: { ...cell, textAlign: 'center' },
  END: { ...cell, textAlign: 'end' },
});

/** A table of few columns is a block for each row on a phone, with the names of the columns beside the values. */
const onPhone = `not all and ${from.m}`;
export const stackedHead = component({ '@media': { [onPhone]: { display: 'none' } } });
export const stackedRow = component({
  '@media': {
    [onPhone]: { display: 'grid', gap: space[2], paddingBlock: space[5], borderBottom: hairline },
  },
});
export const stackedCell = component({
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: space[5],
      padding: 0,
      border: 0,
      textAlign: 'start',
      selectors: {
        '&::before': { content: 'attr(data-label)', color: vars.color.fgMuted },
        '&:first-child': { display: 'block', fontWeight: vars.font.weightMedium },
        '&:first-child::before': { content: 'none' },
      },
    },
  },
});

/** No box: a line at the side, and a sign that says it without the colour. */
const aside = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  paddingInlineStart: space[5],
} as const;
export const note = component({ ...aside, borderInlineStart: `2px solid ${vars.color.borderStrong}` });
export const warning = component({ ...aside, borderInlineStart: `2px solid ${vars.color.cautionText}` });
export const icon = component({ flexShrink: 0, selectors: { [`${warning} &`]: { color: vars.color.cautionText } } });
export const noteText = component({ display: 'grid', gap: space[3], minWidth: 0 });

/** A drawing is ink on paper: by night it is light on the night, and its amber stays amber. */
export const picture = component({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.m,
  selectors: { ':root[data-theme="dark"] &': { filter: 'invert(0.92) hue-rotate(180deg)' } },
});
