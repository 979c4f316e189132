export type StairInput = {
  /** The price in minor units. */
  amount: number;
  /** How many pieces are sold at this price. */
  pieces: number;
};

export type StairState = 'sold' | 'current' | 'ahead';

/** Where a step is drawn, in per cent of the picture, and how much of it is sold. */
export type Stair = { x: number; width: number; height: number; soldWidth: number; state: StairState; left: number };

/** A step is never narrower than this, so that its price has room. */
const leastWidth = 16;

/**
 * The steps of a price that rises with what is sold: widths by pieces, heights by price. A narrow step is widened to its
 * least width, at the cost of the others.
 * @param sold pieces sold so far
 */
export function stairs(steps: readonly StairInput[], sold: number): Stair[] {
  const least = Math.min(leastWidth, 100 / Math.max(1, steps.length));
  const pieces = steps.reduce((sum, step) => sum + step.pieces, 0);
  const highest = Math.max(1, ...steps.map((step) => step.amount));
  const free = 100 - least * steps.length;
  let x = 0;
  let before = 0;
  return steps.map((step) => {
    const width = least + (pieces > 0 ? (step.pieces / pieces) * free : free / steps.length);
    const soldHere = Math.min(step.pieces, Math.max(0, sold - before));
    const state: StairState = soldHere >= step.pieces ? 'sold' : sold >= before ? 'current' : 'ahead';
    const stair: Stair = {
      x,
      width,
      height: (step.amount / highest) * 100,
      soldWidth: step.pieces > 0 ? (soldHere / step.pieces) * width : 0,
      state,
      left: step.pieces - soldHere,
    };
    x += width;
    before += step.pieces;
    return stair;
  });
}
