import { forcedColours } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';

/** Night in both themes; in the dark one a hairline tells it from the page. */
export const teaser = pattern({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.borderNight}`,
  backgroundColor: vars.color.bgNight,
});
export const wide = pattern({ aspectRatio: '3 / 2' });
export const drawing = pattern({ position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' });
/** An outline: the same line twice, the inner one in the colour of the ground. */
export const edge = pattern({
  stroke: vars.color.fgNightMuted,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const inner = pattern({ stroke: vars.color.bgNight, '@media': { [forcedColours]: { stroke: 'Canvas' } } });
export const faint = pattern({
  stroke: vars.color.borderNight,
  '@media': { [forcedColours]: { stroke: 'GrayText' } },
});
export const glow = pattern({
  stopColor: vars.color.brandBg,
  '@media': { [forcedColours]: { stopColor: 'Canvas' } },
});
export const picture = pattern({ position: 'absolute', inset: 0, width: '100%', height: '100%', borderRadius: 0 });
