import { type CommandInput, count, UsageError } from '#server/ops/command.ts';

/**
 * How many pieces that came back go on the shelf, as an operator says it: some, none, or undefined for those that are as
 * good as new. @throws UsageError for two answers at once
 */
export function restockOf({ options: { restock }, flags }: CommandInput): number | undefined {
  const isWrittenOff = flags.has('write-off');
  if (restock !== undefined && isWrittenOff) throw new UsageError('Use --restock or --write-off, not both.');
  if (isWrittenOff) return 0;
  return restock === undefined ? undefined : count(restock, 'The number of pieces');
}
