/** The middle of some figures, or between the two middle ones. @throws when there are none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const above = sorted[Math.floor(sorted.length / 2)];
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  if (above === undefined || below === undefined) throw new Error('There is no median of no figures');
  return (above + below) / 2;
}
