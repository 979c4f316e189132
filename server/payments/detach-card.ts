import type { Tx } from '../db/schema.ts';
import { enqueue } from '../jobs/outbox.ts';
import type { Receiver } from '../jobs/relay-outbox.ts';
import type { ShopContext } from '../shop-context.ts';

export const detachCardKind = 'detach card';

interface Detachment {
  readonly cardId: string;
  readonly tokenRef: string;
}

/** A card that the shop forgets is forgotten at the provider, too, after the commit. */
export async function detachCards(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  cards: readonly { readonly id: string; readonly token_ref: string }[],
): Promise<void> {
  for (const { id: cardId, token_ref: tokenRef } of cards) {
    const payload: Detachment = { cardId, tokenRef };
    await enqueue(shop, tx, detachCardKind, payload, { dedupKey: `${detachCardKind} ${cardId}` });
  }
}

/**
 * Outbox: asks until the provider has answered. What it refuses cannot be asked for again. The reference is not kept any
 * longer than that.
 */
export const receiveDetachment: Receiver = async ({ payments, log, db }, payload, id) => {
  const { cardId, tokenRef } = payload as Partial<Detachment>;
  // Delivered before, and the process ended in between.
  if (tokenRef === undefined) return;
  const detached = await payments.detachCard({ tokenRef, idempotencyKey: `${detachCardKind} ${cardId}` });
  if (!detached.ok) {
    const { kind, code, message } = detached.failure;
    log.warn({ cardId, code }, 'a card could not be detached at the provider');
    if (kind === 'unavailable' || kind === 'timeout') throw new Error(message);
  }
  await db.updateTable('outbox').set({ payload: '{}' }).where('id', '=', id).execute();
};
