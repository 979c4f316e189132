import { levelStep } from './light-setting.ts';

/** How many products stand side by side at the most. */
export const mostCompared = 4;

const brightest = 100;

/**
 * The level at which the picture of a lamp shows a light in the exposure of all: that of the brightest of them, whose picture at 100 %
 * shows all that it gives. Never dark while there is a light.
 * @param lumens what the lamp gives now
 * @param most what the brightest one gives at its most
 * @returns percent, in steps of `levelStep`
 */
export function levelInExposure(lumens: number, most: number): number {
  if (lumens <= 0 || most <= 0) return 0;
  // The gain grows with the square of the level.
  const level = brightest * Math.sqrt(lumens / most);
  return Math.min(brightest, Math.max(levelStep, Math.round(level / levelStep) * levelStep));
}
