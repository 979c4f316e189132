import type { LinearRgb } from '#rules/light-color.ts';
import type { LightScale } from '#rules/light-mix.ts';

/** One light of a picture in a file of its own. */
export interface LightPass extends LightScale {
  readonly src: string;
}

/**
 * Mixes the passes with these lights, before the next task, on a canvas of their proportions.
 * @param lights one per pass, in their order
 */
export type Mix = (lights: readonly LinearRgb[]) => HTMLCanvasElement;
