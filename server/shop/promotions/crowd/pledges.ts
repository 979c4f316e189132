import { takesPledges } from '#rules/crowd.ts';
import { pledgeBuyType } from '#rules/cart-lines.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { PromotionSource } from '../../pricing/promotions.ts';
import { memberBuyer } from '../quota/buyers.ts';
import { holdItem } from '../quota/item-promotions.ts';
import { rowsByIds } from '../quota/item-rows.ts';
import { countPledge } from './counts.ts';
import { findTier, phaseOf } from './projects.ts';

/**
 * Keeps a project from being decided until the transaction ends. Pledges share the lock, so that none waits for another;
 * whoever decides waits for all of them.
 */
const lockForPledge = (tx: Tx, promoId: string) =>
  tx.selectFrom('crowd_projects').select('promo_id').where('promo_id', '=', promoId).forShare().execute();

const hold: PromotionSource['hold'] = async (shop, tx, order, claims) => {
  const { account_id: accountId, site, order_no: orderNo } = order;
  if (accountId === null) return 'UNAUTHORIZED';
  for (const claim of claims) {
    const [item] = await rowsByIds(tx, { ids: [claim.promoItemId] });
    if (item === undefined) return 'PROMO_PLEDGES_CLOSED';
    await lockForPledge(tx, item.promo_id);
    const now = shop.clock.now();
    const found = await findTier(tx, site, item.promo_item_id);
    if (!found || !takesPledges(phaseOf(found.project, now))) return 'PROMO_PLEDGES_CLOSED';
    const refusal = await holdItem(shop, tx, order, item, { ...claim, countedAt: item.promo_item_id });
    if (refusal !== undefined) return refusal;
    const held = { state: 'HELD', updated_at: now } as const;
    await tx
      .insertInto('crowd_pledges')
      .values({
        ...{ order_no: orderNo, promo_id: item.promo_id, promo_item_id: item.promo_item_id },
        ...{ backer: memberBuyer(accountId), units: claim.quantity, amount: item.amount * claim.quantity },
        ...{ ...held, created_at: now },
      })
      .onConflict((conflict) => conflict.column('order_no').doUpdateSet(held))
      .execute();
  }
  return undefined;
};

/** What a project that failed was pledged stays as it was on its last day, for whoever looks back. */
async function stillCounts(tx: Tx, promoId: string): Promise<boolean> {
  const { status } = await tx
    .selectFrom('crowd_projects')
    .select('status')
    .where('promo_id', '=', promoId)
    .executeTakeFirstOrThrow();
  return status !== 'FAILED';
}

const consume: PromotionSource['consume'] = async ({ clock }, tx, orderNo) => {
  const pledge = await tx
    .updateTable('crowd_pledges')
    .set({ state: 'PLEDGED', updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'HELD')
    .returningAll()
    .executeTakeFirst();
  if (pledge && (await stillCounts(tx, pledge.promo_id))) await countPledge(tx, pledge, 1);
};

/** The pieces themselves go back with the claims of the order, which every kind of item has. */
const release: PromotionSource['release'] = async ({ clock }, tx, orderNo) => {
  const released = (state: 'HELD' | 'PLEDGED') =>
    tx
      .updateTable('crowd_pledges')
      .set({ state: 'RELEASED', updated_at: clock.now() })
      .where('order_no', '=', orderNo)
      .where('state', '=', state)
      .returningAll()
      .executeTakeFirst();
  await released('HELD');
  const pledge = await released('PLEDGED');
  if (pledge && (await stillCounts(tx, pledge.promo_id))) await countPledge(tx, pledge, -1);
};

/**
 * Pledges: one of a tier, held while its order waits for the payment. No line of a cart can ask for one, so that there are no
 * offers.
 */
export const pledges: PromotionSource = {
  buyTypes: [pledgeBuyType],
  // A deposit has the same buy type.
  isFor: ({ kind }) => kind === 'CROWDFUND',
  hold,
  consume,
  release,
};

/** The orders by which an account has pledged for a project and paid. */
export async function readOwnPledges(db: Db, promoId: string, accountId: string | undefined): Promise<string[]> {
  if (accountId === undefined) return [];
  const rows = await db
    .selectFrom('crowd_pledges')
    .select('order_no')
    .where('promo_id', '=', promoId)
    .where('backer', '=', memberBuyer(accountId))
    .where('state', '=', 'PLEDGED')
    .orderBy('created_at')
    .execute();
  return rows.map(({ order_no: orderNo }) => orderNo);
}
