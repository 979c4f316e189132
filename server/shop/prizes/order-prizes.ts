import { prizeBuyType } from '#rules/cart-lines.ts';
import { returnedUntil } from '#rules/prizes.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { PromotionSource } from '../pricing/promotions.ts';
import { keepAside, keepAsideFromOrder, writeReservation } from '../stock/set-aside.ts';
import { lockOrderPrizes, lockPrize, movePrizeRow, type PrizeRow } from './prize-row.ts';

/**
 * The prizes that orders bring: each is in one order at most, whose reservation has the piece that the prize held. What comes
 * of an order that is called off before it was sent is a prize again, and holds its piece.
 */
export const orderPrizes: PromotionSource = {
  buyTypes: [prizeBuyType],
  hold: async (shop, tx, order, claims) => {
    const { order_no: orderNo, account_id: accountId, site, pay_expire_time: expireTime } = order;
    const now = shop.clock.now();
    if (accountId === null) return 'UNAUTHORIZED';
    for (const { promoItemId: prizeId } of claims) {
      const prize = await lockPrize(shop, tx, { accountId, prizeId });
      const [type, delivery] =
        order.kind === 'PRIZE'
          ? (['prize.claim', 'SHIP_ALONE'] as const)
          : (['prize.attach', 'ORDER_TOGETHER'] as const);
      const isHeld = prize.site === site && (await movePrizeRow(shop, tx, prize, { type, orderNo, now }, delivery));
      if (isHeld && prize.sku !== null) {
        await writeReservation(shop, tx, { orderNo, sku: prize.sku, site, quantity: 1, expireTime });
        continue;
      }
      // An order that is paid late goes without a prize that its winner has had otherwise meanwhile.
      if (order.status !== 'CLOSED') return 'PRIZE_GONE';
      await leaveOut(shop, tx, orderNo, prizeId);
    }
    return undefined;
  },
  // What has been sent was had, whatever becomes of it.
  release: async (shop, tx, orderNo, end) => {
    if (end === 'REFUNDED') return;
    for (const prize of await lockOrderPrizes(shop, tx, orderNo)) {
      // Nobody has changed their mind where the money never came: the next order brings what this one was to bring.
      const isWanted = end === 'UNPAID' && prize.delivery === 'ORDER_TOGETHER';
      const sku = await comeBack(shop, tx, prize, orderNo, isWanted ? 'ORDER_TOGETHER' : null);
      if (sku !== null) await keepAsideFromOrder(shop, tx, { orderNo, sku, site: prize.site });
    }
  },
};

/**
 * @param delivery how the winner wants it from then on
 * @returns the SKU of which a piece has to be set aside; null where the prize stays with the order
 */
async function comeBack(
  shop: Pick<ShopContext, 'clock'>,
  tx: Tx,
  prize: PrizeRow,
  orderNo: string,
  delivery: PrizeRow['delivery'],
): Promise<string | null> {
  const until = returnedUntil(shop.clock.now(), prize.site);
  const isBack = await movePrizeRow(shop, tx, prize, { type: 'order.closed', orderNo, until }, delivery);
  return isBack ? prize.sku : null;
}

/** Prizes of an order that keeps other pieces come back; their pieces are in the stock again since a moment ago. */
export async function returnPrizes(
  shop: Pick<ShopContext, 'clock'>,
  tx: Tx,
  orderNo: string,
  prizeIds: readonly string[],
): Promise<void> {
  if (prizeIds.length === 0) return;
  for (const prize of await lockOrderPrizes(shop, tx, orderNo)) {
    const sku = prizeIds.includes(prize.prize_id) ? await comeBack(shop, tx, prize, orderNo, null) : null;
    if (sku !== null) await keepAside(shop, tx, { sku, site: prize.site, quantity: 1 });
  }
}

/** A line of a prize that does not go with its order any more. */
export async function leaveOut(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  orderNo: string,
  prizeId: string,
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set((line) => ({ cancelled_quantity: line.ref('quantity'), updated_at: clock.now() }))
    .where('order_no', '=', orderNo)
    .where('promo_item_id', '=', prizeId)
    .where('buy_type', '=', prizeBuyType)
    .execute();
}

/** The prizes of an order that have left with a parcel are sent. */
export async function sendPrizes(shop: Pick<ShopContext, 'clock'>, tx: Tx, orderNo: string): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select('promo_item_id')
    .where('order_no', '=', orderNo)
    .where('buy_type', '=', prizeBuyType)
    .where('shipped_quantity', '>', 0)
    .execute();
  if (lines.length === 0) return;
  const sent = new Set(lines.map(({ promo_item_id: prizeId }) => prizeId));
  for (const prize of await lockOrderPrizes(shop, tx, orderNo)) {
    if (sent.has(prize.prize_id)) await movePrizeRow(shop, tx, prize, { type: 'order.sent', orderNo });
  }
}
