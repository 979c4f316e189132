import type { Tx } from '../db/schema.ts';
import type { ShopContext } from '../shop-context.ts';

export interface OutboxOptions {
  /** A second entry with the same key is dropped: "the paid mail of order X". */
  readonly dedupKey?: string;
  readonly availableAt?: number;
}

/**
 * Writes a side effect into the outbox of the same transaction that decides it; the relay carries it out after the
 * commit, at least once, and hands the id to the receiver so that it can drop a second delivery.
 */
export const enqueue = async (
  { clock, newId }: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  kind: string,
  payload: unknown,
  { dedupKey, availableAt }: OutboxOptions = {},
): Promise<void> => {
  const now = clock.now();
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      payload: JSON.stringify(payload),
      dedup_key: dedupKey ?? null,
      available_at: availableAt ?? now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
};
