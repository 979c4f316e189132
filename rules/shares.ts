/**
 * `amount * numerator / denominator` rounded to an integer, half away from zero.
 * Exact for all safe integers: the product is formed in BigInt, where a double would lose the last cents.
 */
export function fractionOf(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor));
  return product < 0n ? -rounded || 0 : rounded;
}

/** The share of an amount in basis points (1 bps = 0.01 %), rounded half away from zero. */
export function portion(amount: number, bps: number): number {
  return fractionOf(amount, bps, 10_000);
}

/**
 * Splits `total` into integers in proportion to non-negative integer `weights`, by largest remainder, so that the parts
 * always sum to `total`. Equal remainders go to the earlier part. All weights zero counts as all equal.
 * Throws RangeError for a non-zero total with no weights.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('Nothing to allocate to');
    return [];
  }
  if (total < 0) return allocate(-total, weights).map((part) => -part || 0);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0)
    return allocate(
      total,
      weights.map(() => 1),
    );

  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  const missing = total - shares.reduce((sum, share) => sum + share.part, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const rounded = new Set(byRemainder.slice(0, missing).map((share) => share.index));
  return shares.map((share) => share.part + (rounded.has(share.index) ? 1 : 0));
}
