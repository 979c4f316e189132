import type { Tx } from '#server/db/schema.ts';
import type { OrderEffectHandler, ShopContext } from '#server/shop-context.ts';
import { grantOrderCoins, releaseOrderCoins, relockCoins, spendCoins, unlockCoins } from '../coins/order-coins.ts';
import { enterOrderPlace, freeOrderPlace } from '../coupons/newcomer-places.ts';
import { readOrderCoupons, relockCoupons, returnCoupons, unlockCoupons, useCoupons } from '../coupons/order-coupons.ts';
import { settleCoins } from './order-coins.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

/** The order is paid: its quotas are consumed, its coupons used, its coins spent, and what it earns is shown as pending. */
const spendDiscounts: OrderEffectHandler = async (shop, tx, order) => {
  const { order_no: orderNo, account_id: accountId, coins_to_earn: amount } = order;
  await shop.hooks.promotions.consume(shop, tx, orderNo);
  if (accountId === null) return;
  await useCoupons(shop, tx, orderNo);
  await spendCoins(shop, tx, orderNo);
  await grantOrderCoins(shop, tx, { accountId, orderNo, amount });
};

/** The order came to nothing before it was paid. */
const unlockDiscounts: OrderEffectHandler = async (shop, tx, { order_no: orderNo }) => {
  await shop.hooks.promotions.release(shop, tx, orderNo, 'UNPAID');
  await unlockCoupons(shop, tx, orderNo);
  await freeOrderPlace(tx, orderNo);
  await unlockCoins(shop, tx, orderNo);
};

/** A paid order was called off before it was sent: all comes back, and what it would have earned is taken back. */
const returnDiscounts: OrderEffectHandler = async (shop, tx, { order_no: orderNo }) => {
  await shop.hooks.promotions.release(shop, tx, orderNo, 'CALLED_OFF');
  await returnCoupons(shop, tx, orderNo);
  await freeOrderPlace(tx, orderNo);
  await settleCoins(shop, tx, orderNo, { pieces: 'all', refNo: `CANCEL ${orderNo}` });
};

const grantRewards: OrderEffectHandler = (shop, tx, { order_no: orderNo }) => releaseOrderCoins(shop, tx, orderNo);

/** All of the order's money is back: so are the coins of the pieces that no return has settled. */
const clawBackRewards: OrderEffectHandler = async (shop, tx, { order_no: orderNo }) => {
  await shop.hooks.promotions.release(shop, tx, orderNo, 'REFUNDED');
  await freeOrderPlace(tx, orderNo);
  await settleCoins(shop, tx, orderNo, { pieces: 'all', refNo: `REFUNDED ${orderNo}` });
};

/** What the effects of the order machine do with quotas, coupons and coins. */
export const discountEffects = { spendDiscounts, unlockDiscounts, returnDiscounts, grantRewards, clawBackRewards };

/**
 * Holds the quotas, coupons and coins of a closed order once more, for a payment that came late.
 * @returns false, with nothing held, when one of them is gone
 */
export async function relockDiscounts(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<boolean> {
  const { order_no: orderNo } = order;
  if ((await shop.hooks.promotions.hold(shop, tx, order, lines)) !== undefined) return false;
  if (await relockCoupons(shop, tx, orderNo)) {
    if ((await enterOrderPlace(shop, tx, orderNo)) && (await relockCoins(shop, tx, orderNo))) return true;
    await freeOrderPlace(tx, orderNo);
    await unlockCoupons(shop, tx, orderNo);
  }
  await shop.hooks.promotions.release(shop, tx, orderNo, 'UNPAID');
  return false;
}

/** Gives the coupons of a paid order back. @returns their ids */
export async function giveCouponsBack(shop: ShopContext, tx: Tx, orderNo: string): Promise<readonly string[]> {
  await returnCoupons(shop, tx, orderNo);
  const coupons = await readOrderCoupons(tx, orderNo, shop.clock.now());
  return coupons.filter(({ orderNo: holder }) => holder !== orderNo).map(({ couponId }) => couponId);
}

/** What a paid order that was called off has given back of coupons and coins, beside what earlier refunds and disputes say. */
export async function readReturnedWallet(
  shop: ShopContext,
  tx: Tx,
  orderNo: string,
): Promise<{ readonly coinReturn: number; readonly coinClawback: number; readonly couponIds: readonly string[] }> {
  const { coins_returned: coinReturn, coins_taken_back: coinClawback } = await tx
    .selectFrom('orders')
    .select(['coins_returned', 'coins_taken_back'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const before = await tx
    .selectFrom('refunds')
    .select(['coin_return', 'coin_clawback'])
    .where('order_no', '=', orderNo)
    .execute();
  const disputes = await tx.selectFrom('disputes').select('coin_clawback').where('order_no', '=', orderNo).execute();
  return {
    coinReturn: before.reduce((left, refund) => left - refund.coin_return, coinReturn),
    coinClawback: [...before, ...disputes].reduce((left, { coin_clawback: taken }) => left - taken, coinClawback),
    couponIds: await giveCouponsBack(shop, tx, orderNo),
  };
}
