import { forcedColours, from } from '#design-system/foundations/media.ts';
import { globalStyle } from '@vanilla-extract/css';
import { ofKeptMember } from '#src/widgets/kept-member.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { layers } from '#design-system/theme/layers.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', gap: space[9], paddingTop: space[6] });
/** Two parts beside each other where there is room, the first the wider one. */
export const columns = pattern({
  display: 'grid',
  gap: space[9],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[10] } },
});
/** As high as the strip of a week. */
export const strip = pattern({ minHeight: 237 });
export const figures = pattern({ fontVariantNumeric: 'tabular-nums' });

/** What the page is about as a number, on a wash of lamp light. */
export const head = pattern({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.brandSoft,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: space[10],
      alignItems: 'end',
      padding: space[9],
    },
    [forcedColours]: { border: `${border.thin} solid` },
  },
});
export const number = pattern({
  ...display,
  display: 'block',
  ...textStep.h1,
  overflowWrap: 'anywhere',
});
/** Words that belong to a number, in the same heading. */
export const unit = pattern({ ...textStep.h3 });
/** What coins become: coupons across, products in pairs. */
export const exchange = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[7]} ${space[5]}`,
});
export const coupon = pattern({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  '@media': { [forcedColours]: { border: `${border.thin} solid` } },
});
export const exchanged = pattern({ display: 'grid', gap: space[4], alignContent: 'start' });
export const exchangedText = pattern({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const grid = pattern({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.l]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const product = pattern({ display: 'grid', gap: space[3], alignContent: 'start' });
/** By night a lamp that does not count yet is turned down; by day its picture shows it off. */
export const waiting = pattern({});
globalStyle(`:root[data-theme="dark"] .${waiting} img`, { '@layer': { [layers.patterns]: { opacity: 0.4 } } });
/** Rules in pairs, without lines between them. */
export const rules = pattern({
  display: 'grid',
  gap: space[8],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[7] } },
});
/** A line of the member's own, which comes late. */
export const place = pattern({ display: 'none', selectors: { [ofKeptMember]: { display: 'block' } } });
export const rule = pattern({ display: 'grid', gap: space[3], alignContent: 'start' });
/** A sum that is done before the reader's eyes, and what runs out on which day. */
export const sum = pattern({ display: 'grid', gap: space[4], margin: 0, fontVariantNumeric: 'tabular-nums' });
export const sumRow = pattern({ display: 'flex', justifyContent: 'space-between', gap: space[5] });
export const sumEnd = pattern({ margin: 0, fontWeight: vars.font.weightMedium, textAlign: 'end' });
