import { globalStyle } from '@vanilla-extract/css';
import { forcedColours, from } from '../../foundations/media.ts';
import { componentVariants, pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** A row between hairlines; total and action stand under the words on a phone, at the end of the row from a tablet on. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: `${space[4]} ${space[5]}`,
  paddingBlock: space[6],
  borderBottom: `1px solid ${vars.color.borderDefault}`,
  selectors: { 'li:last-child > &': { borderBottom: 0 } },
  '@media': {
    [from.m]: { gridTemplateColumns: '128px minmax(0, 1fr) auto', columnGap: space[7], alignItems: 'center' },
  },
});
export const picture = pattern({
  display: 'block',
  aspectRatio: '1',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
});
export const words = pattern({ display: 'grid', gap: space[2], minWidth: 0, overflowWrap: 'anywhere' });
export const title = pattern({ ...display, fontSize: vars.text.h4Size, lineHeight: vars.text.h4Line });
/** All border: forced colours drop a ground. */
const dot = (color: string) => ({
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      marginInlineEnd: space[3],
      border: `5px solid ${color}`,
      borderRadius: vars.radius.full,
      verticalAlign: '0.1em',
    },
  },
});
export const tones = componentVariants({
  toPay: dot(vars.color.cautionBg),
  onTheWay: dot(vars.color.infoBg),
  arrived: dot(vars.color.positiveBg),
  over: { color: vars.color.fgMuted },
});
export const over = pattern({});
globalStyle(`${over} > ${picture}`, { '@layer': { [layers.patterns]: { opacity: 0.5 } } });

export const way = pattern({ display: 'flex', gap: space[2], maxWidth: 320, marginBlock: space[2] });
/** Forced colours give every border one colour: what lies ahead is dotted. */
export const leg = pattern({
  flex: 1,
  borderTop: `4px solid ${vars.color.bgSurface}`,
  borderRadius: vars.radius.full,
  '@media': { [forcedColours]: { borderTopStyle: 'dotted' } },
});
export const passed = pattern({
  borderTopColor: vars.color.infoBg,
  '@media': { [forcedColours]: { borderTopStyle: 'solid' } },
});

export const facts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontVariantNumeric: 'tabular-nums',
});
export const number = pattern({ fontFamily: vars.font.mono });
export const end = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '2',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [from.m]: { gridColumn: '3', flexDirection: 'column', alignItems: 'end', gap: space[5] } },
});
/** The first is a button with a border, the second a quieter one below it; both end where the row ends. */
export const actions = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  gap: space[2],
  marginInlineStart: 'auto',
});
