/** A lamp is never dark: whoever comes for the first time sees it glimmer. */
const least = 0.12;

/** How bright a lamp is that stands for a progress, from 0.12 to 1. Where nothing is left to reach, it is fully lit. */
export function lampBrightness(value: number, max: number): number {
  if (max <= 0) return 1;
  return Math.min(1, Math.max(least, value / max));
}

/** How many steps there are from the least brightness to full light. */
export const brightnessSteps = 25;

/** The step next to a brightness: 0 at the least, 25 where the lamp is fully lit. */
export const brightnessStep = (brightness: number): number =>
  Math.round(((brightness - least) / (1 - least)) * brightnessSteps);
