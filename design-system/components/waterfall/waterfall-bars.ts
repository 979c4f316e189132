export type WaterfallBar = {
  /** Where the bar of the sum so far ends, as a share of the highest sum. */
  rest: number;
  /** How much longer or shorter the row makes it, as a share; 0 where it changes nothing. */
  change: number;
  direction: 'up' | 'down' | 'level';
};

/**
 * The bars of sums that build on each other. A sum below nothing counts as nothing, as nobody is paid for an order.
 * @param changes what each row adds, or takes as a negative number, in minor units; the first starts at nothing
 */
export function waterfallBars(changes: readonly number[]): WaterfallBar[] {
  const sums = changes.reduce<number[]>(
    (before, change) => [...before, Math.max(0, (before.at(-1) ?? 0) + change)],
    [],
  );
  const highest = Math.max(1, ...sums);
  return sums.map((sum, index) => {
    const before = index === 0 ? sum : (sums[index - 1] ?? 0);
    return {
      rest: Math.min(before, sum) / highest,
      change: Math.abs(sum - before) / highest,
      direction: sum > before ? 'up' : sum < before ? 'down' : 'level',
    };
  });
}
