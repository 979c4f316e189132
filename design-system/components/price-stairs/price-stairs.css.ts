import { componentVariants, pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, size, space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[6], minWidth: 0, maxWidth: size.contentMedium });
export const drawing = pattern({
  width: '100%',
  height: 180,
  overflow: 'visible',
  '@media': { [from.l]: { height: 260 } },
});

const tread = (stroke: string, rest: object = {}) => ({
  fill: 'none',
  stroke,
  strokeWidth: border.thin,
  ...rest,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const treads = componentVariants({
  sold: tread(vars.color.borderDefault),
  current: tread(vars.color.fgDefault),
  ahead: tread(vars.color.borderStrong, { strokeDasharray: '3 4' }),
});
export const fills = componentVariants({
  sold: { fill: vars.color.borderDefault, '@media': { [forcedColours]: { fill: 'GrayText' } } },
  current: { fill: vars.color.actionBg, '@media': { [forcedColours]: { fill: 'Highlight' } } },
  ahead: { fill: 'none' },
});

const word = (fill: string) => ({
  ...textStep.small,
  fill,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColours]: { fill: 'CanvasText' }, [from.m]: textStep.body },
});
export const prices = componentVariants({
  sold: { ...word(vars.color.fgMuted), textDecoration: 'line-through' },
  current: { ...word(vars.color.fgDefault), fontWeight: vars.font.weightBold },
  ahead: word(vars.color.fgMuted),
});

export const list = pattern({ borderTop: `${border.thin} solid ${vars.color.borderSubtle}` });

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[4],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const rows = componentVariants({
  sold: { ...row, color: vars.color.fgMuted },
  current: { ...row, fontWeight: vars.font.weightBold },
  ahead: { ...row, color: vars.color.fgMuted },
});
export const range = pattern({ overflowWrap: 'anywhere' });
export const price = pattern({
  selectors: { [`${rows.sold} &`]: { textDecoration: 'line-through' } },
});
export const state = pattern({ ...textStep.small, textAlign: 'end', overflowWrap: 'anywhere' });
