import { sql } from 'kysely';
import type { CouponStatus } from '#rules/coupon-terms.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Job } from '#server/jobs/runner.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCouponRows, moveByClock } from './coupon-row.ts';

// As the indexes of what is due name them, or SQLite reads every coupon.
const waiting = sql.lit<CouponStatus>('WAITING');
const notOver = sql<CouponStatus>`('WAITING', 'UNUSED')`;

const atOnce = 200;

/**
 * Writes down which coupons are over and which have begun; what a shopper reads says so without it. What an order holds
 * is none of them.
 * @returns how many were due
 */
export async function moveByTime(shop: ShopContext): Promise<number> {
  // By the time alone: many end at one instant, and each reading would sort all of them by their ids.
  const rows = shop.db.selectFrom('coupons').select(['account_id', 'coupon_id']).limit(atOnce);
  const over = () => rows.where('status', 'in', notOver).where('valid_to', '<=', shop.clock.now()).orderBy('valid_to');
  const begun = () =>
    rows.where('status', '=', waiting).where('valid_from', '<=', shop.clock.now()).orderBy('valid_from');
  let moved = 0;
  for (const due of [over, begun])
    moved += await workThrough(shop, {
      name: 'move coupons',
      read: (behind) => due().offset(behind).execute(),
      keyOf: ({ coupon_id: couponId }) => couponId,
      run: async ({ account_id: accountId, coupon_id: couponId }) => {
        const now = shop.clock.now();
        await withTransaction(shop, 'relaxed', async (tx) => {
          const [row] = await lockCouponRows(tx, { accountId, couponIds: [couponId], now });
          if (row) await moveByClock(tx, row, now);
        });
        return true;
      },
    });
  return moved;
}

export const couponJobs: readonly Job[] = [
  {
    name: 'coupons',
    everyMs: 60_000,
    run: async (shop) => {
      await moveByTime(shop);
    },
  },
];
