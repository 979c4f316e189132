import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { consumeItem } from './exchange-items.ts';

type Shop = Pick<ShopContext, 'clock' | 'newId'>;

/**
 * Counts a product that a member orders for coins: one of the stock of the offer, and one of what the member may have.
 * The order pays with the coins itself.
 * @throws NOT_FOUND, COIN_EXCHANGE_GONE, COIN_EXCHANGE_LIMIT; the transaction must then roll back
 */
export async function countProductExchange(
  { clock, newId }: Shop,
  tx: Tx,
  order: { readonly site: Site; readonly accountId: string; readonly itemId: string; readonly orderNo: string },
): Promise<void> {
  const { accountId, itemId, orderNo } = order;
  const { cost } = await consumeItem(tx, order);
  await tx
    .insertInto('coin_exchanges')
    .values({
      ...{ exchange_no: newId(), account_id: accountId, item_id: itemId, cost, order_no: orderNo },
      time: clock.now(),
    })
    .execute();
}

/** The order of an exchanged product was called off before it was sent: its offer has the piece back, once. */
export async function undoProductExchange({ clock }: Shop, tx: Tx, orderNo: string): Promise<void> {
  const undone = await tx
    .updateTable('coin_exchanges')
    .set({ undone_time: clock.now() })
    .where('order_no', '=', orderNo)
    .where('undone_time', 'is', null)
    .returning('item_id')
    .executeTakeFirst();
  if (!undone) return;
  await tx
    .updateTable('coin_exchange_items')
    .set((row) => ({ stock: row('stock', '+', 1) }))
    .where('item_id', '=', undone.item_id)
    .execute();
}
