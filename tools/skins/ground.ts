import { short } from './shapes.ts';

/** Tops and hollows of a range of hills, from left to right. */
export type Ridge = readonly (readonly [x: number, y: number])[];

/** A range of hills down to the lower edge: soft, and level on each top and in each hollow. */
export function ground(ridge: Ridge, edge: number): string {
  const [first = [0, edge]] = ridge;
  const curves = ridge.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = ridge[index] ?? first;
    const third = (x - fromX) / 3;
    return `C${short(fromX + third)} ${fromY} ${short(x - third)} ${y} ${x} ${y}`;
  });
  return `<path d="M${first[0]} ${edge}V${first[1]}${curves.join('')}V${edge}z"/>`;
}

/** How high the hills are at a place: where a house stands. */
export function levelAt(ridge: Ridge, x: number): number {
  const at = Math.max(
    1,
    ridge.findIndex(([right]) => right >= x),
  );
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [ridge[at - 1], ridge[at]];
  const share = (x - fromX) / (toX - fromX);
  return fromY + (toY - fromY) * share * share * (3 - 2 * share);
}
