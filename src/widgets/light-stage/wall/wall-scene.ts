import type { WallLight, WallPlace, WallRoom } from '#rules/wall-light.ts';

/** How a lamp stands in a room: its middle in parts of the picture, its side in parts of the shorter side of the picture. */
export interface SceneLamp extends WallLight {
  readonly place: WallPlace;
}

/** A room with its lamps, those in front last. */
export interface WallScene extends WallRoom {
  readonly lamps: readonly SceneLamp[];
}

/** How many lamps one wall takes. */
export const mostLamps = 2;

/** The three pictures of a lamp without its surroundings. */
export interface LampImages {
  readonly cut: HTMLImageElement;
  readonly light: HTMLImageElement;
  readonly glow: HTMLImageElement;
}

export interface WallDrawer {
  /** Draws the lamps whose pictures it has before the next task. @param longest of its sides, in pixels; never more than the photograph has */
  readonly draw: (scene: WallScene, longest: number) => HTMLCanvasElement;
  readonly dispose: () => void;
  /** Drawn by the graphics card. */
  readonly hasCard: boolean;
}

/** A picture of a photograph's proportions, and a place in it in its pixels. */
export function sizedTo({ width, height }: HTMLCanvasElement, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const inPixels = ({ x, y, side }: WallPlace, width: number, height: number): WallPlace => ({
  x: x * width,
  y: y * height,
  side: side * Math.min(width, height),
});
