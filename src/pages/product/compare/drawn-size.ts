import type { Site } from '#rules/markets.ts';
import type { Lamp } from './compared.ts';

export type OuterSize = NonNullable<Lamp['variant']['size']>;

/** Longer than a wall is high: in one drawing with a table lamp nothing of that would be seen. Millimetres. */
const longest = 2_400;

/** A sheet of paper, for scale. Millimetres. */
export const sheet = { w: 210, h: 297 } as const;

export interface Front {
  readonly w: number;
  readonly h: number;
}

/** The side that is seen, in millimetres: the face of what is flat, else the front; undefined for what comes by the metre. */
export function frontOf({ w, d, h }: OuterSize): Front | undefined {
  if (Math.max(w, d, h) > longest || d > 10 * Math.max(w, h)) return undefined;
  return h * 4 < d ? { w, h: d } : { w, h };
}

const inch = 25.4;
const foot = 304.8;
const short = (value: number): string => String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** '32 × 32 × 38 cm', or in inches; '5 m long' for what comes by the metre. */
export function sizeText(size: OuterSize, site: Site): string {
  const isImperial = site === 'US' || site === 'CA';
  const { w, d, h } = size;
  if (!frontOf(size)) {
    const length = Math.max(w, d, h);
    return isImperial ? `${short(length / foot)} ft long` : `${short(length / 1_000)} m long`;
  }
  const sides = [w, d, h].map((side) => short(side / (isImperial ? inch : 10))).join(' × ');
  return `${sides} ${isImperial ? 'in' : 'cm'}`;
}
