/** A value that holds from `at` until the next point. */
export type StepPoint = { at: number; value: number };

/** The drawing's own units; the box is stretched to its place. */
export const box = { width: 1000, height: 240, padding: 12 } as const;

const share = (value: number, from: number, to: number) => (value - from) / (to - from);

/**
 * A line of steps from the first point to `end`, in a box that holds the lowest value at its foot and the highest at its head.
 */
export function stepLine(points: readonly StepPoint[], end: number): string {
  const [first] = points;
  if (first === undefined) return '';
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const inner = box.height - 2 * box.padding;
  const x = (at: number) => Math.round(share(at, first.at, end) * box.width);
  const y = (value: number) => Math.round(box.padding + (1 - share(value, lowest, highest)) * inner);
  const steps = points.slice(1).map(({ at, value }) => `H${x(at)}V${y(value)}`);
  return `M0 ${y(first.value)}${steps.join('')}H${box.width}`;
}
