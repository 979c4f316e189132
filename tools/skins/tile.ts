import { chance, type Place } from './shapes.ts';

/** Where a festival shows. */
export const slots = ['hero', 'header', 'tabbar', 'background', 'coupon'] as const;
export type Slot = (typeof slots)[number];
export type Painter = (theme: 'light' | 'dark', slot: Slot) => string;

/**
 * Pixels of each tile. The hero's is a scene that lies below the words, on a wide screen as wide as they are; header and
 * bar are friezes in the padding of their place, where no letter stands; the other two lie under text and are faint.
 */
export const tiles: Readonly<Record<Slot, { readonly width: number; readonly height: number }>> = {
  hero: { width: 640, height: 100 },
  header: { width: 360, height: 16 },
  tabbar: { width: 240, height: 10 },
  background: { width: 720, height: 240 },
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
  const apart = 0.7 * Math.sqrt((width * height) / count);
  const found: Place[] = [];
  for (let tries = 0; found.length < count && tries < 4_000; tries += 1) {
    const size = least + (most - least) * next();
    const one = { x: size + next() * (width - 2 * size), y: size + next() * (height - 2 * size), size };
    if (found.every(({ x, y }) => Math.hypot(x - one.x, y - one.y) > apart)) found.push(one);
  }
  return found;
}

/** The bar of a wide screen is this high; a sky begins below it. */
const skyBegins = 72;

/** What floats behind the head of a page: near the bar as it is, and paler the lower it has come. */
export function sky(
  seed: number,
  sizes: readonly [number, number],
  draw: (place: Place, index: number) => string,
): string {
  const { height } = tiles.background;
  const floating = scatter('background', 18, sizes, seed).filter(({ y, size }) => y - size > skyBegins);
  return floating
    .map((place, index) => {
      const left = Math.sqrt(1 - (place.y - skyBegins) / (height - skyBegins));
      return `<g opacity="${left.toFixed(2)}">${draw(place, index)}</g>`;
    })
    .join('');
}
