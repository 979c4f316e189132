import { createVar, keyframes } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { calm, forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, easing } from '../../theme/scale.ts';

/** How long the claw plays a result, in milliseconds. */
const playTime = 2400;

const columnShift = createVar();
const depth = createVar();

/** To the column and down to the prize, in shares of the claw, which is as large as a prize. */
const lower = keyframes({
  '0%': { transform: 'none' },
  '30%': { transform: `translate(${columnShift}, 0)` },
  '62%, 100%': { transform: `translate(${columnShift}, ${depth})` },
});
/** Over all columns and back, slower than a breath. */
const search = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const lightUp = keyframes({ '0%, 62%': { opacity: 0.3 }, '82%, 100%': { opacity: 0 } });
const goOut = keyframes({ '0%, 66%': { opacity: 1 }, '86%, 100%': { opacity: 0 } });

const still = { '@media': { [calm]: { animation: 'none' } } } as const;

/** A case in the night, in both themes, and the only place of the largest radius. */
export const root = pattern({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  border: `${border.thick} solid ${vars.color.borderNight}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.bgNight,
  color: vars.color.fgNight,
});

export const prizes = pattern({
  position: 'absolute',
  inset: '5%',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'end',
});
/** Each stands on its part of a shelf. */
export const prize = pattern({
  aspectRatio: '1',
  minWidth: 0,
  padding: '5% 5% 0',
  borderBottom: `${border.thin} solid ${vars.color.borderNight}`,
});
export const frame = pattern({
  position: 'relative',
  display: 'grid',
  height: '100%',
  overflow: 'hidden',
  borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
});
/** The night before the light comes. */
const dark = { content: '', position: 'absolute', inset: 0, backgroundColor: vars.color.bgNight } as const;
export const unlit = pattern({ selectors: { '&::after': { ...dark, opacity: 0.3 } } });
export const lighting = pattern({
  selectors: { '&::after': { ...dark, opacity: 0, animation: `${lightUp} ${playTime}ms linear both` } },
  '@media': { [calm]: { selectors: { '&::after': { animation: 'none' } } } },
});

export const claw = pattern({ position: 'absolute', top: '4%', left: '35%', width: '30%', aspectRatio: '1' });
export const columns = {
  left: pattern({ vars: { [columnShift]: '-100%' } }),
  middle: pattern({ vars: { [columnShift]: '0%' } }),
  right: pattern({ vars: { [columnShift]: '100%' } }),
};
export const rows = {
  lowest: pattern({ vars: { [depth]: '212%' } }),
  second: pattern({ vars: { [depth]: '112%' } }),
  third: pattern({ vars: { [depth]: '12%' } }),
};
export const searching = pattern({ animation: `${search} 1800ms ${easing.standard} infinite alternate`, ...still });
export const lowering = pattern({ animation: `${lower} ${playTime}ms ${easing.standard} both`, ...still });
export const arrived = pattern({ transform: `translate(${columnShift}, ${depth})` });

export const drawing = pattern({ position: 'relative', width: '100%', height: '100%', overflow: 'visible' });
/** The light lies on the pictures, as light does. */
export const light = pattern({ mixBlendMode: 'screen' });
export const fading = pattern({ animation: `${goOut} ${playTime}ms linear both`, ...still });
export const out = pattern({ opacity: 0 });
export const nearLight = pattern({ stopColor: vars.color.brandBg, stopOpacity: 0.62 });
export const farLight = pattern({ stopColor: vars.color.brandBg, stopOpacity: 0 });
export const finger = pattern({
  fill: 'none',
  stroke: vars.color.brandBg,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const cable = pattern({
  stroke: vars.color.fgNightMuted,
  strokeWidth: 1.5,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const shade = pattern({
  fill: vars.color.fgNightMuted,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
export const bulb = pattern({ fill: vars.color.brandBg });
export const shine = pattern({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '40%',
  pointerEvents: 'none',
});
export const glint = pattern({ fill: 'none', strokeWidth: 1.5, stroke: vars.color.borderNight });
