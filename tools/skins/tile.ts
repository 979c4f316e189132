import { chance, type Place } from './shapes.ts';

/** Where a festival shows. */
export const slots = ['hero', 'header', 'tabbar', 'background', 'coupon'] as const;
export type Slot = (typeof slots)[number];
export type Painter = (theme: 'light' | 'dark', slot: Slot) => string;

/**
 * Pixels of each tile. Hero, header and bar are friezes in the padding of their place, where no letter stands; the other
 * two lie under text and are faint.
 */
export const tiles: Readonly<Record<Slot, { readonly width: number; readonly height: number }>> = {
  hero: { width: 640, height: 40 },
  header: { width: 360, height: 20 },
  tabbar: { width: 240, height: 10 },
  background: { width: 480, height: 520 },
  coupon: { width: 240, height: 120 },
};

export function tile(slot: Slot, style: string, inner: string): string {
  const { width, height } = tiles[slot];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${inner}</svg>\n`;
}

/** Places that keep clear of each other and of the edges, so that tiles meet without a seam. */
export function scatter(slot: Slot, count: number, [least, most]: readonly [number, number], seed: number): Place[] {
  const { width, height } = tiles[slot];
  const next = chance(seed);
  const found: Place[] = [];
  for (let tries = 0; found.length < count && tries < 4_000; tries += 1) {
    const size = least + (most - least) * next();
    const one = { x: size + next() * (width - 2 * size), y: size + next() * (height - 2 * size), size };
    if (found.every(({ x, y, size: other }) => Math.hypot(x - one.x, y - one.y) > 3 * (size + other))) found.push(one);
  }
  return found;
}

/** Evenly along a tile, half a step from its ends. */
export const along = (slot: Slot, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * tiles[slot].width) / count);
