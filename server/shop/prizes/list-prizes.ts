import type { ExpressionBuilder } from 'kysely';
import { isClaimable } from '#machines/prize/move.ts';
import type { components } from '#openapi/types.ts';
import { detachableStatuses } from '#rules/prizes.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readWallet } from '../coupons/order-coupons.ts';
import { presentCoupons } from '../coupons/present-coupon.ts';
import { readImage } from '../media/picture.ts';
import { type PrizeKey, type PrizeRow, requirePrize, standOf } from './prize-row.ts';

type Schemas = components['schemas'];
type Tab = Schemas['PrizeTab'];
const tabs = ['TO_CLAIM', 'CLAIMED', 'EXPIRED'] as const satisfies readonly Tab[];

/** So many of a tab are listed: of those to claim what ends first, of others the newest. */
const listed = 100;

/** The status of a prize at an instant: one whose time is over is told so, whatever its row says yet. */
const statusAt = (prize: PrizeRow, now: number): PrizeRow['status'] =>
  prize.status === 'WON' && !isClaimable(standOf(prize), now) ? 'EXPIRED' : prize.status;

/** What a member has won: to claim by what ends first, else the newest first. */
export async function listPrizes(
  shop: ShopContext,
  accountId: string,
  tab: Tab = 'TO_CLAIM',
): Promise<Schemas['PrizeList']> {
  const now = shop.clock.now();
  const own = shop.db.selectFrom('prizes').where('account_id', '=', accountId);
  const isInTab = (one: Tab) => (eb: ExpressionBuilder<Schema, 'prizes'>) => {
    const isOver = eb('expire_time', '<=', now);
    if (one === 'TO_CLAIM') return eb.and([eb('status', '=', 'WON'), eb.not(isOver)]);
    if (one === 'CLAIMED') return eb('status', 'in', ['CLAIMED', 'ATTACHED', 'SHIPPED']);
    return eb.or([eb('status', 'in', ['EXPIRED', 'CANCELLED']), eb.and([eb('status', '=', 'WON'), isOver])]);
  };
  const rows = await own
    .where(isInTab(tab))
    .selectAll()
    .orderBy(tab === 'TO_CLAIM' ? 'expire_time' : 'won_time', tab === 'TO_CLAIM' ? 'asc' : 'desc')
    .orderBy('prize_id')
    .limit(listed)
    .execute();
  const counts = await own
    .select(({ fn }) => tabs.map((one) => fn.countAll<number>().filterWhere(isInTab(one)).as(one)))
    .executeTakeFirstOrThrow();
  return { prizes: await present(shop, accountId, rows), counts };
}

/** A prize as its winner sees it now. @throws NOT_FOUND */
export async function presentPrize(shop: ShopContext, key: PrizeKey): Promise<Schemas['Prize']> {
  const row = await requirePrize(shop.db, key);
  const [prize] = await present(shop, key.accountId, [row]);
  if (!prize) throw new Error(`Prize ${key.prizeId} is not presented`);
  return prize;
}

async function present(shop: ShopContext, accountId: string, rows: readonly PrizeRow[]): Promise<Schemas['Prize'][]> {
  const now = shop.clock.now();
  const couponIds = rows.flatMap(({ coupon_id: couponId }) => couponId ?? []);
  const coupons = await presentCoupons(shop, await readWallet(shop.db, { accountId, couponIds, now }));
  const changeable = await readChangeable(shop.db, rows);
  return rows.map((row) => {
    const status = statusAt(row, now);
    const coupon = coupons.find(({ couponId }) => couponId === row.coupon_id);
    const isWaiting = status === 'WON' && row.delivery === 'ORDER_TOGETHER';
    const isInOrder = status === 'ATTACHED' && row.order_no !== null && changeable.has(row.order_no);
    return {
      ...{ prizeId: row.prize_id, site: row.site, source: row.source, kind: row.kind, title: row.title },
      ...{ status, delivery: row.delivery, detachable: isWaiting || isInOrder },
      ...{ wonTime: row.won_time, expireTime: row.expire_time },
      image: row.image === null ? null : readImage(row.image),
      ...(row.sku === null ? {} : { sku: row.sku }),
      ...(coupon === undefined ? {} : { coupon }),
      ...(row.coins === null ? {} : { coins: row.coins }),
      ...(row.order_no === null ? {} : { orderNo: row.order_no }),
    };
  });
}

/** The orders of some prizes that nobody packs yet. */
async function readChangeable(db: Db, rows: readonly PrizeRow[]): Promise<ReadonlySet<string>> {
  const orderNos = rows.flatMap(({ status, order_no: orderNo }) => (status === 'ATTACHED' ? (orderNo ?? []) : []));
  if (orderNos.length === 0) return new Set();
  const orders = await db
    .selectFrom('orders')
    .select('order_no')
    .where('order_no', 'in', orderNos)
    .where('status', 'in', detachableStatuses)
    .execute();
  return new Set(orders.map(({ order_no: orderNo }) => orderNo));
}
