import { day } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { PromoClaimState } from '#server/db/tables/promotions.ts';
import { type OrderShop, openOrderShop } from './orders/order-fixture.ts';
import { addItems } from './promotions/quota/add-items.ts';

export interface Sale {
  readonly sku: string;
  readonly amount: number;
  readonly quota: number;
  readonly perMember: number;
  /** Its step on the ladder of its promotion; a flash sale has none. */
  readonly tier?: number;
}

export interface QuotaShop extends OrderShop {
  /**
   * Starts a promotion of the US, unless told otherwise, for a day; without steps a flash sale, else a ladder.
   * @param session when its session begins and ends, epoch ms; without one the sale sets nothing aside
   */
  sell(
    items: Readonly<Record<string, Sale>>,
    site?: Site,
    session?: { readonly startTime: number; readonly endTime: number },
  ): Promise<void>;
  /** Pieces left of an item, and those that orders hold or have bought. */
  books(item: string): Promise<{ left: number; held: number; sold: number }>;
}

/** A shop in which promotions can be started. */
export async function openQuotaShop(options: Parameters<typeof openOrderShop>[0] = {}): Promise<QuotaShop> {
  const at = await openOrderShop(options);
  const { db, clock } = at.shop;
  return {
    ...at,
    sell: async (items, site = 'US', session) => {
      const now = clock.now();
      const promoId = at.shop.newId();
      const sessionId = session === undefined ? null : `session ${promoId}`;
      const isLadder = Object.values(items).some(({ tier }) => tier !== undefined);
      await withTransaction(at.shop, 'durable', async (tx) => {
        await tx
          .insertInto('promotions')
          .values({
            ...{ promo_id: promoId, type: isLadder ? 'EARLY_BIRD' : 'FLASH_SALE', handle: promoId, title: 'Sale' },
            ...{ summary: '', image: null, config: '{}', status: 'SCHEDULED', created_at: now, updated_at: now },
          })
          .execute();
        await tx
          .insertInto('promotion_windows')
          .values({ promo_id: promoId, site, preview_time: null, start_time: now, end_time: now + day })
          .execute();
        if (session !== undefined && sessionId !== null) {
          const times = { start_time: session.startTime, end_time: session.endTime };
          await tx
            .insertInto('promo_sessions')
            .values({ session_id: sessionId, promo_id: promoId, site, ...times })
            .execute();
        }
        await addItems(
          tx,
          Object.entries(items).map(([id, { sku, amount, quota, perMember, tier }], sort) => ({
            ...{ promo_item_id: id, promo_id: promoId, site, sku, session_id: sessionId, tier: tier ?? null },
            ...{ amount, quota, per_order_limit: null, per_buyer_limit: perMember, sort },
          })),
        );
      });
    },
    books: async (item) => {
      const { left } = await db
        .selectFrom('promo_item_buckets')
        .select((row) => row.fn.sum<number | string>('remaining').as('left'))
        .where('promo_item_id', '=', item)
        .executeTakeFirstOrThrow();
      const claims = await db.selectFrom('promo_claims').selectAll().where('promo_item_id', '=', item).execute();
      const sum = (of: PromoClaimState) =>
        claims.filter(({ state }) => state === of).reduce((pieces, { quantity }) => pieces + quantity, 0);
      return { left: Number(left), held: sum('HELD'), sold: sum('CONSUMED') };
    },
  };
}
