import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { componentVariants, pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'auto 88px minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[4],
  alignItems: 'start',
  paddingBlock: space[6],
  borderBottom: `1px solid ${vars.color.borderDefault}`,
  selectors: { 'li:last-child > &': { borderBottom: 0 } },
  '@media': { [from.m]: { gridTemplateColumns: 'auto 128px minmax(0, 1fr)', columnGap: space[6] } },
});

export const plain = pattern({
  gridTemplateColumns: '88px minmax(0, 1fr)',
  selectors: { 'li:first-child > &': { paddingTop: 0 }, 'li:last-child > &': { paddingBottom: 0 } },
  '@media': { [from.m]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const muted = pattern({ opacity: 0.6 });
export const picture = pattern({ borderRadius: vars.radius.s });
export const text = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
});
export const title = pattern({
  ...display,
  gridColumn: 1,
  letterSpacing: '-0.012em',
  fontSize: vars.text.bodySize,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const options = pattern({
  gridColumn: 1,
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  overflowWrap: 'anywhere',
});
export const controls = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: space[4],
  marginTop: space[3],
});
/** One column of prices down the list: the price at the edge, the former price below it. */
export const price = pattern({ gridArea: '1 / 2 / span 3' });
globalStyle(`${price} > *`, { '@layer': { [layers.patterns]: { flexDirection: 'column', alignItems: 'end' } } });
/** Aligns the icon of the button, not its padding, with the edge. */
export const actions = pattern({ margin: '0 -10px 0 auto' });
export const note = pattern({
  gridColumn: '1 / -1',
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.font.weightMedium,
});
export const noteTones = componentVariants({
  neutral: { color: vars.color.fgMuted },
  info: { color: vars.color.infoText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
});
