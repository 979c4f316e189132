/** A lamp is never dark: whoever comes for the first time sees it glimmer. */
const least = 0.12;

/** How bright a lamp is that stands for a progress, from 0.12 to 1. Where nothing is left to reach, it is fully lit. */
export function lampBrightness(value: number, max: number): number {
  if (max <= 0) return 1;
  return Math.min(1, Math.max(least, value / max));
}
