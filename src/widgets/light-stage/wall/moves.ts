import type { WallPlace } from '#rules/wall-light.ts';

const [smallest, largest] = [0.05, 3];
const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** Moves the middle of a lamp to a place in the picture, which it never leaves. */
export const movedTo = (place: WallPlace, x: number, y: number): WallPlace => ({
  ...place,
  x: within(x, 0, 1),
  y: within(y, 0, 1),
});

export const sized = (place: WallPlace, by: number): WallPlace => ({
  ...place,
  side: within(place.side * by, smallest, largest),
});

const step = 0.01;
const farStep = 0.05;
const grown = 1.05;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key puts the lamp; undefined for a key that does not move it. @param isFar with the shift key */
export function byKey(place: WallPlace, key: string, isFar: boolean): WallPlace | undefined {
  const move = steps[key];
  const by = isFar ? farStep : step;
  if (move) return movedTo(place, place.x + move[0] * by, place.y + move[1] * by);
  if (key === '+' || key === '=') return sized(place, grown);
  return key === '-' || key === '_' ? sized(place, 1 / grown) : undefined;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

const middle = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});

/** The distance of two fingers, or 1. */
const spread = ([one, other]: readonly Finger[]): number =>
  one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;

/**
 * Where fingers that went from one place to another put the lamp: one drags it, two resize it as well.
 * @param before and `after`: the same fingers in pixels of the screen
 * @param picture how large the picture is on the screen, in the same pixels
 */
export function byFingers(
  place: WallPlace,
  before: readonly Finger[],
  after: readonly Finger[],
  picture: { readonly width: number; readonly height: number },
): WallPlace {
  const [from, to] = [middle(before), middle(after)];
  const moved = movedTo(place, place.x + (to.x - from.x) / picture.width, place.y + (to.y - from.y) / picture.height);
  return sized(moved, spread(after) / spread(before));
}
