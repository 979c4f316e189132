import type { components } from '#openapi/types.ts';
import { isMember, type MemberContext, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { giveCoupon } from '../coupons/give-coupon.ts';
import { partsToSpend } from './ledger/lots.ts';
import { postMovement } from './ledger/post-movement.ts';
import { openMemberDay } from './member-zone.ts';

type Schemas = components['schemas'];

/** What the market exchanges for coins, with what the member has had of each. */
export async function listExchange(shop: ShopContext, context: RequestContext): Promise<Schemas['CoinExchangeList']> {
  const items = await shop.db
    .selectFrom('coin_exchange_items')
    .selectAll()
    .where('site', '=', context.site)
    .where('active', '=', 1)
    .orderBy('sort')
    .execute();
  const had = isMember(context) ? await countExchanges(shop.db, context.account.accountId) : new Map<string, number>();
  return {
    items: items.map((item) => ({
      itemId: item.item_id,
      title: item.title,
      cost: item.cost,
      left: item.stock,
      perUser: item.per_user,
      mine: had.get(item.item_id) ?? 0,
    })),
  };
}

/**
 * Exchanges coins for a coupon, once per key.
 * @throws NOT_FOUND, COIN_EXCHANGE_GONE, COIN_EXCHANGE_LIMIT, COIN_BALANCE, and as `giveCoupon`
 */
export function exchangeCoins(
  shop: ShopContext,
  caller: MemberContext,
  { itemId }: Schemas['CoinExchangeRequest'],
  key: string,
): Promise<Schemas['CoinExchanged']> {
  const { accountId } = caller.account;
  const intent = { operation: 'exchangeCoins', subject: accountId, key, request: { itemId } } as const;
  return withTransaction(shop, 'durable', (tx) => once(shop, tx, intent, () => exchange(shop, tx, caller, itemId)));
}

async function exchange(
  shop: ShopContext,
  tx: Tx,
  caller: MemberContext,
  itemId: string,
): Promise<Schemas['CoinExchanged']> {
  const { accountId } = caller.account;
  const item = await reserveItem(tx, caller, itemId);
  const had = (await countExchanges(tx, accountId)).get(itemId) ?? 0;
  if (had >= item.per_user) throw new ShopError('COIN_EXCHANGE_LIMIT');
  const coupon = await giveCoupon(shop, tx, { accountId, templateId: item.template_id });
  const { row } = await openMemberDay(shop, tx, caller);
  const parts = await partsToSpend(tx, accountId, item.cost);
  if (!parts) throw new ShopError('COIN_BALANCE');
  const exchangeNo = shop.newId();
  const { cost, title: text } = item;
  await tx
    .insertInto('coin_exchanges')
    .values({
      ...{ exchange_no: exchangeNo, account_id: accountId, item_id: itemId, cost, coupon_id: coupon.couponId },
      time: shop.clock.now(),
    })
    .execute();
  const after = await postMovement(shop, tx, row, {
    type: 'SPEND',
    source: 'EXCHANGE',
    cause: `EXCHANGE:${exchangeNo}`,
    refNo: exchangeNo,
    transfers: parts.map(({ lotId, amount }) => ({ lotId, amount, from: 'AVAILABLE', to: 'REDEEMED' })),
    text,
  });
  return { exchangeNo, couponId: coupon.couponId, cost, balance: after.available };
}

/** Takes one of the item's stock; whoever comes second waits. */
async function reserveItem(tx: Tx, { site }: MemberContext, itemId: string) {
  const item = await tx
    .updateTable('coin_exchange_items')
    .set((row) => ({ stock: row('stock', '-', 1) }))
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .where('active', '=', 1)
    .where('stock', '>', 0)
    .returningAll()
    .executeTakeFirst();
  if (item) return item;
  const other = await tx
    .selectFrom('coin_exchange_items')
    .select('item_id')
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .where('active', '=', 1)
    .executeTakeFirst();
  throw new ShopError(other ? 'COIN_EXCHANGE_GONE' : 'NOT_FOUND');
}

async function countExchanges(db: Db, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('coin_exchanges')
    .select((row) => ['item_id', row.fn.countAll<number>().as('had')])
    .where('account_id', '=', accountId)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id: itemId, had }) => [itemId, Number(had)]));
}
