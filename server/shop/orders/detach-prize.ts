import { detachableStatuses, returnedUntil } from '#rules/prizes.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { leaveOut } from '../prizes/order-prizes.ts';
import { changePrize, keyOf, lockPrize, movePrizeRow, type PrizeRow, requirePrize } from '../prizes/prize-row.ts';
import { keepAsideFromOrder } from '../stock/set-aside.ts';
import { appendEvent } from './order-events.ts';
import { lockOrder } from './order-row.ts';

interface Detachment {
  readonly accountId: string;
  readonly prizeId: string;
  /** The order that it was seen with; another one is left as it is. */
  readonly orderNo?: string | undefined;
}

/**
 * Takes a prize off the order that it goes with, or off the next one. Its winner keeps it, with time to claim it.
 * @returns false where it goes with no order, or with another one than was seen
 * @throws NOT_FOUND, ORDER_RELEASED once the order is packed
 */
export function detachPrize(shop: ShopContext, { accountId, prizeId, orderNo }: Detachment): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const key = { accountId, prizeId };
    const seen = await requirePrize(tx, key);
    // An order is locked before its stock, and that before its prizes.
    const order = seen.order_no === null ? undefined : await lockOrder(shop, tx, seen.order_no);
    const prize = await lockPrize(shop, tx, key);
    if (orderNo !== undefined && prize.order_no !== orderNo) return false;
    if (prize.status === 'WON' && prize.delivery === 'ORDER_TOGETHER') return keepForLater(shop, tx, prize);
    if (prize.status !== 'ATTACHED' || !order || prize.order_no !== order.order_no) return false;
    if (!detachableStatuses.includes(order.status)) throw new ShopError('ORDER_RELEASED');
    return leaveOrder(shop, tx, prize, order.order_no);
  });
}

async function keepForLater({ clock }: ShopContext, tx: Tx, prize: PrizeRow): Promise<true> {
  await changePrize(tx, keyOf(prize), { delivery: null, updated_at: clock.now() });
  return true;
}

async function leaveOrder(shop: ShopContext, tx: Tx, prize: PrizeRow, orderNo: string): Promise<boolean> {
  const until = returnedUntil(shop.clock.now(), prize.site);
  if (!(await movePrizeRow(shop, tx, prize, { type: 'prize.detach', orderNo, until }, null))) return false;
  if (prize.sku !== null) await keepAsideFromOrder(shop, tx, { orderNo, sku: prize.sku, site: prize.site });
  await leaveOut(shop, tx, orderNo, prize.prize_id);
  await appendEvent(shop, tx, orderNo, { type: 'PRIZE_REMOVED', actor: 'USER' });
  return true;
}
