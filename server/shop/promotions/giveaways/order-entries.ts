import type { Site } from '#rules/markets.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { PromotionSource } from '../../pricing/promotions.ts';
import { addEntries, type Entrant, lockMember, readMember, revokeOrderEntries } from './entries.ts';
import { type Giveaway, readOpen } from './giveaways.ts';
import { readEntrant } from './standing.ts';

/** Enters a member by the orders that were paid since the giveaway began, in their order. The member has to be locked. */
export async function enterPaidOrders(
  tx: Tx,
  giveaway: Giveaway,
  entrant: Entrant,
  pseudonym: string,
  now: number,
): Promise<void> {
  if (!givesByOrder(giveaway)) return;
  const orders = await tx
    .selectFrom('orders')
    .select('order_no')
    .where('account_id', '=', entrant.account_id)
    .where('site', 'in', giveaway.sites)
    .where('paid_time', '>=', giveaway.startTime)
    .where('status', 'not in', ['CLOSED', 'CANCELLED', 'REFUNDED'])
    .orderBy('paid_time')
    .orderBy('order_no')
    .limit(giveaway.config.entryLimit)
    .execute();
  for (const { order_no: orderNo } of orders) await enterOrder(tx, giveaway, entrant, { pseudonym, orderNo }, now);
}

const givesByOrder = ({ config }: Giveaway): boolean => config.steps.some(({ action }) => action === 'ORDER');

async function enterOrder(
  tx: Tx,
  { row, config }: Giveaway,
  entrant: Entrant,
  { pseudonym, orderNo }: { readonly pseudonym: string; readonly orderNo: string },
  now: number,
): Promise<void> {
  const entries = config.steps.find(({ action }) => action === 'ORDER')?.entries ?? 0;
  const occasion = { action: 'ORDER', occasion: orderNo, entries } as const;
  await addEntries(tx, entrant, { handle: row.handle, pseudonym, limit: config.entryLimit, ...occasion }, now);
}

async function readBuyer(
  db: Db,
  orderNo: string,
): Promise<{ readonly accountId: string; readonly site: Site } | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['account_id', 'site'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  return order.account_id === null ? undefined : { accountId: order.account_id, site: order.site };
}

/**
 * Orders as entries: a paid one enters its member in the giveaways that they take part in, and one that came to nothing is
 * taken out of them. No line is sold by a giveaway, so it has no quotas.
 */
export const orderEntries: PromotionSource = {
  buyTypes: [],
  hold: () => Promise.resolve(undefined),
  consume: async ({ clock }, tx, orderNo) => {
    const buyer = await readBuyer(tx, orderNo);
    if (!buyer) return;
    const now = clock.now();
    const open = (await readOpen(tx, { site: buyer.site, now })).filter(givesByOrder);
    if (open.length === 0) return;
    const { accountId } = buyer;
    await lockMember(tx, accountId);
    const { pseudonym } = await readMember(tx, accountId, now);
    for (const giveaway of open) {
      const entrant = await readEntrant(tx, { accountId, promoId: giveaway.row.promo_id });
      if (entrant) await enterOrder(tx, giveaway, entrant, { pseudonym, orderNo }, now);
    }
  },
  release: async ({ clock }, tx, orderNo, end) => {
    const buyer = end === 'UNPAID' ? undefined : await readBuyer(tx, orderNo);
    if (!buyer) return;
    await lockMember(tx, buyer.accountId);
    await revokeOrderEntries(tx, buyer.accountId, orderNo, clock.now());
  },
};
