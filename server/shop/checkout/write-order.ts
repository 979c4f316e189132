import { errors } from '#openapi/errors.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCoins } from '../coins/order-coins.ts';
import { enterOrderPlace } from '../coupons/newcomer-places.ts';
import { lockCoupons } from '../coupons/order-coupons.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isBeyondLimits } from '../pricing/shopper-limits.ts';
import { lineRows, type OrderDraft, orderRow, prizeRows } from './order-rows.ts';

/**
 * Writes the order with its lines and its first event and sets its stock aside until it must be paid. The stock comes
 * late, so that a piece many want is locked as briefly as can be; the quotas of promotions are held after it, and the
 * coupons and coins of the member come last.
 * @returns the row as it was stored
 * @throws QUOTE_PROBLEMS when somebody else was faster, PROMO_USER_LIMIT, the refusal of a quota, and as `lockCoupons` and `lockCoins` when
 * somebody else or another order of the member was; the transaction must then roll back
 */
export async function writeOrder(shop: ShopContext, tx: Tx, draft: OrderDraft): Promise<OrderRow> {
  const { orderNo, quote, now, payExpireTime } = draft;
  const order = await tx.insertInto('orders').values(orderRow(shop, draft)).returningAll().executeTakeFirstOrThrow();
  const lines = await tx
    .insertInto('order_lines')
    .values([...lineRows(shop, draft), ...(await prizeRows(shop, tx, draft))])
    .returning(['sku', 'buy_type', 'promo_item_id', 'quantity', 'gift'])
    .execute();
  await tx
    .insertInto('order_events')
    .values({
      id: shop.newId(),
      order_no: orderNo,
      seq: 1,
      time: now,
      type: 'CREATE',
      actor: 'USER',
      data: '{}',
      created_at: now,
      updated_at: now,
    })
    .execute();
  // The piece of a balance is held by its deposit.
  const own = draft.paidBefore ? [] : [...quote.lines, ...quote.wallet.gifts];
  const requests = own.map(({ line: { sku, quantity }, offer }) => ({
    ...{ sku, quantity },
    isSetAside: offer.promotion?.isSetAside ?? false,
  }));
  const missing = await reserveStock(shop, tx, { orderNo, site: quote.site, requests, expireTime: payExpireTime });
  if (missing.length > 0) {
    const problems = quote.lines
      .filter(({ line }) => missing.includes(line.sku))
      .map(({ line }) => ({ key: line.key, code: 'OUT_OF_STOCK', message: errors.OUT_OF_STOCK.message }));
    throw new ShopError('QUOTE_PROBLEMS', { data: { problems } });
  }
  const offers = new Map(quote.lines.map(({ line: { sku }, offer }) => [sku, offer]));
  if (await isBeyondLimits(tx, order, lines, offers)) throw new ShopError('PROMO_USER_LIMIT');
  const refusal = await shop.hooks.promotions.hold(shop, tx, order, lines);
  if (refusal !== undefined) throw new ShopError(refusal);
  await holdWallet(shop, tx, draft);
  if (quote.isOfNewcomer && !(await enterOrderPlace(shop, tx, orderNo))) throw new ShopError('PROMO_ELIGIBILITY');
  return order;
}

async function holdWallet(shop: ShopContext, tx: Tx, { orderNo, context, quote }: OrderDraft): Promise<void> {
  const accountId = context.account?.accountId;
  if (accountId === undefined) return;
  const { used, coins } = quote.wallet;
  if (used.length > 0) await lockCoupons(shop, tx, { accountId, orderNo, used });
  if (coins.used > 0) await lockCoins(shop, tx, { accountId, orderNo, amount: coins.used });
}
