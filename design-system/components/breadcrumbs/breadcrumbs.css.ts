import { component } from '../../foundations/styles.ts';
import { truncated } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';

const height = 44;
/** What the ring around a focused step takes on each side, in pixels. */
const ring = 4;

export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: height + 2 * ring,
  // As wide as there is room and the rings around its steps, never as its words would like to be.
  width: 0,
  minWidth: `calc(100% + ${2 * ring}px)`,
  margin: -ring,
  padding: ring,
  overflow: 'hidden',
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
});
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  // The page gives way before the step above it, which may be a whole question.
  selectors: { '&:nth-last-child(2)': { flexShrink: 1, minWidth: 0 } },
});
/** The page itself, whose heading says the same: where it has no room it is on a second line, which is not seen. */
export const page = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  flexShrink: 100,
  minWidth: 0,
  height,
  overflow: 'hidden',
  selectors: { '&::before': { content: '', height } },
});
export const current = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  color: vars.color.fgDefault,
  whiteSpace: 'nowrap',
});
export const link = component({ ...truncated, display: 'block', lineHeight: `${height}px` });
export const mark = component({ flexShrink: 0, color: vars.color.fgSubtle });
