import { forcedColours } from '../foundations/media.ts';
import { component } from '../foundations/styles.ts';
import { vars } from '../theme/contract.css.ts';

/** A glow may reach a little over the edge. */
export const root = component({ width: 200, height: 150, overflow: 'visible', color: vars.color.fgDefault });
export const glow = component({
  stopColor: vars.color.brandBg,
  '@media': { [forcedColours]: { stopColor: 'Canvas' } },
});
/** What is on, with the outline of the other lines. */
export const lit = component({
  fill: vars.color.brandBg,
  '@media': { [forcedColours]: { fill: 'Highlight' } },
});
/** What is on, without an outline. */
export const lamp = component({
  fill: vars.color.brandBg,
  stroke: 'none',
  '@media': { [forcedColours]: { fill: 'Highlight' } },
});
export const faint = component({
  stroke: vars.color.borderStrong,
  '@media': { [forcedColours]: { stroke: 'currentColor' } },
});
