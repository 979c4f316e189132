/**
 * When a warranty of some months ends that begins at an instant (epoch ms, UTC); a day that the last month does not have
 * counts as the day after it, never as one before.
 */
export function warrantyEnd(start: number, months: number): number {
  const end = new Date(start);
  return end.setUTCMonth(end.getUTCMonth() + months);
}

/** The markets whose law gives buyers rights against the seller that no warranty of ours takes away. */
export const statutoryRightsSites: readonly string[] = ['EU', 'GB'];
