import { exchangeBuyType } from '#rules/cart-lines.ts';
import type { PromotionSource } from '../pricing/promotions.ts';
import { consumeItem } from './exchange-items.ts';

/**
 * The offers of products for coins: an order holds one of the stock of its offer, and one of what its member may have. It is
 * paid with coins when it is placed, so that its pieces are never held twice, and no line of a cart can ask for one.
 */
export const exchangeQuotas: PromotionSource = {
  buyTypes: [exchangeBuyType],
  hold: async ({ clock, newId }, tx, { order_no: orderNo, account_id: accountId, site }, claims) => {
    if (accountId === null) return 'UNAUTHORIZED';
    for (const { promoItemId: itemId } of claims) {
      const taken = await consumeItem(tx, { site, accountId, itemId });
      if (!taken.ok) return taken.code;
      const { cost } = taken.item;
      const exchange = { exchange_no: newId(), account_id: accountId, item_id: itemId, cost, order_no: orderNo };
      await tx
        .insertInto('coin_exchanges')
        .values({ ...exchange, time: clock.now() })
        .execute();
    }
    return undefined;
  },
  // What has been sent was had, whatever becomes of it.
  release: async ({ clock }, tx, orderNo, end) => {
    if (end === 'REFUNDED') return;
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
  },
};
