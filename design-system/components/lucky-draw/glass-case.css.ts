import { createVar, keyframes } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { calm, forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, easing } from '../../theme/scale.ts';

/** How long the claw plays a result, in milliseconds. */
const playTime = 2400;

const columnShift = createVar();
const depth = createVar();

/** Down to the prize and up again, in shares of the claw, which is as large as a prize. */
const play = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%': { transform: `translate(${columnShift}, 0)` },
  '44%, 54%': { transform: `translate(${columnShift}, ${depth})` },
  '80%': { transform: `translate(${columnShift}, 0)` },
});
const sway = keyframes({ from: { transform: 'translateX(-8%)' }, to: { transform: 'translateX(8%)' } });
const appear = keyframes({ '0%, 49.9%': { transform: 'scale(0)' }, '50%, 100%': { transform: 'none' } });
const vanish = keyframes({ '0%, 49.9%': { transform: 'none' }, '50%, 100%': { transform: 'scale(0)' } });

const still = { '@media': { [calm]: { animation: 'none' } } } as const;

/** The only place of the largest radius. */
export const root = pattern({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  border: `${border.thick} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.bgSunken,
});

export const prizes = pattern({
  position: 'absolute',
  inset: '5%',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'end',
});
const square = { aspectRatio: '1', minWidth: 0, padding: '4%' } as const;
export const prize = pattern(square);
export const frame = pattern({ display: 'block', overflow: 'hidden', borderRadius: vars.radius.s });
export const gone = pattern({ visibility: 'hidden' });
export const leaving = pattern({ animation: `${vanish} ${playTime}ms linear both`, ...still });

export const claw = pattern({
  position: 'absolute',
  top: '4%',
  left: '35%',
  width: '30%',
  aspectRatio: '1',
});
export const columns = {
  left: pattern({ vars: { [columnShift]: '-100%' } }),
  middle: pattern({ vars: { [columnShift]: '0%' } }),
  right: pattern({ vars: { [columnShift]: '100%' } }),
};
export const rows = {
  lowest: pattern({ vars: { [depth]: '223%' } }),
  second: pattern({ vars: { [depth]: '123%' } }),
  third: pattern({ vars: { [depth]: '23%' } }),
};
export const playing = pattern({ animation: `${play} ${playTime}ms ${easing.standard} both`, ...still });
export const swaying = pattern({ animation: `${sway} 1200ms ${easing.standard} infinite alternate`, ...still });

export const carried = pattern({ ...square, position: 'absolute', insetInline: 0, top: '60%' });
export const arriving = pattern({ animation: `${appear} ${playTime}ms linear both`, ...still });

export const drawing = pattern({ position: 'relative', width: '100%', height: '100%', overflow: 'visible' });
export const line = pattern({
  fill: 'none',
  stroke: vars.color.fgDefault,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const hub = pattern({
  fill: vars.color.fgDefault,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
export const shine = pattern({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '40%',
  pointerEvents: 'none',
});
export const glint = pattern({ fill: 'none', strokeWidth: 1.5, stroke: vars.color.borderDefault });
