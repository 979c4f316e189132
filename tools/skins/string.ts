import { short } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** A string between two points, which hangs through by `sag`. */
export interface Hung {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
}

export const stringPath = ({ from, to, sag }: Hung): string =>
  `M${short(from[0])} ${short(from[1])}Q${short((from[0] + to[0]) / 2)} ${short((from[1] + to[1]) / 2 + 2 * sag)} ${short(to[0])} ${short(to[1])}`;

/** A point of the string, by its share of the way. */
export const alongString = ({ from, to, sag }: Hung, share: number): { readonly x: number; readonly y: number } => ({
  x: from[0] + (to[0] - from[0]) * share,
  y: from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
});

/** Bows along the upper edge of a tile, fixed at it; the last ends where the first of the next tile begins. */
export const bowsOf = (width: number, count: number, sag: number): readonly Hung[] =>
  Array.from({ length: count }, (_, index) => ({
    from: [(index * width) / count, 0.4],
    to: [((index + 1) * width) / count, 0.4],
    sag,
  }));

/** Evenly along a string, half a step from its ends. */
export const evenly = (hung: Hung, count: number): { readonly x: number; readonly y: number }[] =>
  Array.from({ length: count }, (_, index) => alongString(hung, (index + 0.5) / count));
