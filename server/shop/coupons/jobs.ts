import { sql } from 'kysely';
import type { CouponStatus } from '#rules/coupon-terms.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Job } from '#server/jobs/runner.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCouponRows, moveByClock } from './coupon-row.ts';

// As the indexes of what is due name them, or SQLite reads every coupon.
const waiting = sql.lit<CouponStatus>('WAITING');
const notOver = sql<CouponStatus>`('WAITING', 'UNUSED')`;

/** Coupons of one transaction. */
const batch = 200;

/**
 * Writes down which coupons have begun and which are over; what a shopper reads says so without it. What an order holds
 * is none of them.
 * @returns how many rows changed
 */
export async function moveByTime(shop: ShopContext): Promise<number> {
  let moved = 0;
  for (;;) {
    const now = shop.clock.now();
    const begun = dueRows(shop, batch).where('status', '=', waiting).where('valid_from', '<=', now);
    const over = dueRows(shop, batch).where('status', 'in', notOver).where('valid_to', '<=', now);
    const due = [...(await over.execute()), ...(await begun.execute())].slice(0, batch);
    if (due.length === 0) return moved;
    const changed = await withTransaction(shop, 'relaxed', async (tx) => {
      let changes = 0;
      const ordered = due.toSorted((a, b) => (a.coupon_id < b.coupon_id ? -1 : 1));
      for (const { account_id: accountId, coupon_id: couponId } of ordered) {
        const [row] = await lockCouponRows(tx, { accountId, couponIds: [couponId], now });
        if (row && (await moveByClock(tx, row, now))) changes += 1;
      }
      return changes;
    });
    moved += changed;
    // Rows that another process has moved meanwhile are no work: they are not due any more.
    if (changed === 0 || due.length < batch) return moved;
  }
}

const dueRows = ({ db }: Pick<ShopContext, 'db'>, limit: number) =>
  db.selectFrom('coupons').select(['account_id', 'coupon_id']).limit(limit);

export const couponJobs: readonly Job[] = [
  {
    name: 'coupons',
    everyMs: 60_000,
    run: async (shop) => {
      await moveByTime(shop);
    },
  },
];
