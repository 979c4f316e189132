import type { LinearRgb } from './light-color.ts';

/** One light of a picture, rendered alone and in white: a stored value s stands for scale * s^3 of linear light. */
export interface LightPass {
  readonly src: string;
  readonly scale: number;
}

/**
 * Mixes the passes with these lights, before the next task, on a canvas of their proportions.
 * @param lights one per pass, in their order
 */
export type Mix = (lights: readonly LinearRgb[]) => HTMLCanvasElement;

/** A film curve: maps linear light of any strength to 0..1 for a screen (Narkowicz's fit of ACES, 2015). */
export const develop = (x: number): number => {
  const shown = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.min(1, Math.max(0, shown)) ** (1 / 2.2);
};

/** How far a saturated colour turns white, as on film. */
export const bleach = 0.05;
