import { sql } from 'kysely';
import type { CouponStatus } from '#rules/coupon-terms.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Job } from '#server/jobs/runner.ts';
import { inPages } from '#server/jobs/in-pages.ts';
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
  const now = shop.clock.now();
  const rows = shop.db
    .selectFrom('coupons')
    .select(['account_id', 'coupon_id', 'valid_from', 'valid_to'])
    .limit(atOnce);
  const over = rows.where('status', 'in', notOver).where('valid_to', '<=', now);
  const begun = rows.where('status', '=', waiting).where('valid_from', '<=', now);
  let moved = 0;
  for (const read of [inPages(over, ['valid_to', 'coupon_id']), inPages(begun, ['valid_from', 'coupon_id'])])
    moved += await workThrough(shop, {
      name: 'move coupons',
      read,
      keyOf: ({ coupon_id: couponId }) => couponId,
      run: async ({ account_id: accountId, coupon_id: couponId }) => {
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
