import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { PromotionOffer } from './catalogue/offer.ts';
import { type OrderShop, openOrderShop } from './orders/order-fixture.ts';
import { composePromotions, type PromotionSource } from './pricing/promotions.ts';

interface FlashItem {
  item: string;
  sku: string;
  amount: number;
  quota: number;
  per_member: number;
}

interface FlashHold {
  order_no: string;
  item: string;
  account_id: string | null;
  quantity: number;
  state: 'HELD' | 'SOLD' | 'FREE';
}

// Kysely asks for a type, which has an index signature.
type Tables = { flash_items: FlashItem; flash_holds: FlashHold };

const tablesOf = (db: Kysely<Schema>): Kysely<Schema & Tables> => db.withTables<Tables>();

/** A flash sale that keeps its quota in tables of the test. A refunded order frees the limit of its member alone. */
const flashSale: PromotionSource = {
  buyTypes: [1],
  offersFor: async (db, { accountId }, lines) => {
    const items = await tablesOf(db).selectFrom('flash_items').selectAll().execute();
    const offers = await Promise.all(
      lines.map(async ({ key, sku, promoItemId }): Promise<[string, PromotionOffer][]> => {
        const item = items.find((one) => one.item === promoItemId && one.sku === sku);
        if (item === undefined) return [];
        const memberLeft = item.per_member - (accountId === undefined ? 0 : await had(db, accountId, item.item));
        return [[key, { id: item.item, amount: item.amount, left: item.quota, memberLeft }]];
      }),
    );
    return new Map(offers.flat());
  },
  hold: async (_shop, tx, { order_no: orderNo, account_id: accountId }, claims) => {
    for (const { promoItemId: item, quantity } of claims) {
      const taken = await tablesOf(tx)
        .updateTable('flash_items')
        .set((row) => ({ quota: row('quota', '-', quantity) }))
        .where('item', '=', item)
        .where('quota', '>=', quantity)
        .returning('per_member')
        .executeTakeFirst();
      if (!taken) return 'OUT_OF_STOCK';
      const hold = { order_no: orderNo, item, account_id: accountId, quantity, state: 'HELD' } as const;
      await tablesOf(tx).insertInto('flash_holds').values(hold).execute();
      if (accountId !== null && (await had(tx, accountId, item)) > taken.per_member) return 'CART_QTY_LIMIT';
    }
    return undefined;
  },
  consume: async (_shop, tx, orderNo) => {
    await tablesOf(tx)
      .updateTable('flash_holds')
      .set({ state: 'SOLD' })
      .where('order_no', '=', orderNo)
      .where('state', '=', 'HELD')
      .execute();
  },
  release: async (_shop, tx, orderNo, end) => {
    const freed = await tablesOf(tx)
      .updateTable('flash_holds')
      .set({ state: 'FREE' })
      .where('order_no', '=', orderNo)
      .where('state', '!=', 'FREE')
      .returningAll()
      .execute();
    for (const { item, quantity } of end === 'REFUNDED' ? [] : freed) {
      await tablesOf(tx)
        .updateTable('flash_items')
        .set((row) => ({ quota: row('quota', '+', quantity) }))
        .where('item', '=', item)
        .execute();
    }
  },
};

/** Pieces that a member holds or has bought. */
async function had(db: Kysely<Schema>, accountId: string, item: string): Promise<number> {
  const { pieces } = await tablesOf(db)
    .selectFrom('flash_holds')
    .select((row) => row.fn.sum<number | null>('quantity').as('pieces'))
    .where('account_id', '=', accountId)
    .where('item', '=', item)
    .where('state', '!=', 'FREE')
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
}

export interface QuotaShop extends OrderShop {
  /** Starts a flash sale of a SKU. */
  sell(item: string, sale: { sku: string; amount: number; quota: number; perMember: number }): Promise<void>;
  /** Pieces left of an item, and those that orders hold or have bought. */
  books(item: string): Promise<{ left: number; held: number; sold: number }>;
}

/** A shop with flash sales. */
export async function openQuotaShop(): Promise<QuotaShop> {
  const at = await openOrderShop({ promotions: composePromotions([flashSale]) });
  const { db } = at.shop;
  await sql`create table flash_items
    (item text primary key, sku text, amount integer, quota integer check (quota >= 0), per_member integer)`.execute(
    db,
  );
  await sql`create table flash_holds
    (order_no text, item text, account_id text, quantity integer, state text)`.execute(db);
  return {
    ...at,
    sell: async (item, { sku, amount, quota, perMember }) => {
      await tablesOf(db)
        .insertInto('flash_items')
        .values({ item, sku, amount, quota, per_member: perMember })
        .execute();
    },
    books: async (item) => {
      const { quota: left } = await tablesOf(db)
        .selectFrom('flash_items')
        .select('quota')
        .where('item', '=', item)
        .executeTakeFirstOrThrow();
      const holds = await tablesOf(db).selectFrom('flash_holds').selectAll().where('item', '=', item).execute();
      const sum = (of: FlashHold['state']) =>
        holds.filter(({ state }) => state === of).reduce((pieces, { quantity }) => pieces + quantity, 0);
      return { left, held: sum('HELD'), sold: sum('SOLD') };
    },
  };
}
