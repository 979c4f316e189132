import { type SqlBool, sql } from 'kysely';
import { civilTime } from '#rules/dates.ts';
import { day } from '#rules/durations.ts';
import { markets, type Site, sites } from '#rules/markets.ts';
import { birthdayCouponLevel } from '#rules/savvy-levels.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Job } from '#server/jobs/runner.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCurrentTemplates } from '../coupons/coupon-offers.ts';
import { giveCouponOf } from '../coupons/give-coupon.ts';
import { readLevel } from './read-level.ts';

const atOnce = 200;
/** Whoever moves a birthday gets no second coupon in a year; a leap day comes a day early. */
const leastApart = 360 * day;

/** The birthdays of a market's day, as the end of 'YYYY-MM-DD'. Those of 29 February are on the 28th where there is no 29th. */
export function birthdaysOf(now: number, site: Site): string[] {
  const { year, month, day: date } = civilTime(now, markets[site].timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  const isLastOfFebruary = month === 2 && date === 28 && new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 2;
  return [`${two(month)}-${two(date)}`, ...(isLastOfFebruary ? ['02-29'] : [])];
}

/**
 * Gives the coupon of a birthday to the members whose day it is in their market, from a level on, once a year.
 * @returns how many were given
 */
export async function giveBirthdayCoupons(shop: ShopContext): Promise<number> {
  let count = 0;
  for (const site of sites) {
    const now = shop.clock.now();
    const [template] = await readCurrentTemplates(shop.db, { site, sources: ['BIRTHDAY'], now });
    if (!template || template.claim_start > now) continue;
    const read = inPages(celebrating(shop.db, site, now), ['accounts.id']);
    count += await workThrough(shop, {
      name: 'birthday coupons',
      read,
      keyOf: ({ id }) => id,
      run: async ({ id: accountId }) => {
        if ((await readLevel(shop.db, accountId, now)).level < birthdayCouponLevel) return false;
        return withTransaction(shop, 'durable', async (tx) => {
          // Taken first, so that two processes do not both find that there was none.
          await tx.updateTable('accounts').set({ updated_at: now }).where('id', '=', accountId).execute();
          if (await hadOneLately(tx, accountId, now)) return false;
          return (await giveCouponOf(shop, tx, template, { accountId, isPromised: true })).ok;
        });
      },
    });
  }
  return count;
}

/** Members of a market whose birthday it is and who have had no coupon for it. */
function celebrating(db: Db, site: Site, now: number) {
  return db
    .selectFrom('accounts')
    .select('accounts.id')
    .where('site', '=', site)
    .where('email_verified_at', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .where('birthday', 'is not', null)
    .where(sql<SqlBool>`substr(birthday, 6) in (${sql.join(birthdaysOf(now, site))})`)
    .where((row) =>
      row.not(
        row.exists(
          lately(db, now).select('coupons.coupon_id').where('coupons.account_id', '=', sql.ref<string>('accounts.id')),
        ),
      ),
    )
    .limit(atOnce);
}

async function hadOneLately(tx: Tx, accountId: string, now: number): Promise<boolean> {
  const found = await lately(tx, now)
    .select('coupons.coupon_id')
    .where('coupons.account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

const lately = (db: Db, now: number) =>
  db
    .selectFrom('coupons')
    .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupons.template_id')
    .where('coupon_templates.source', '=', 'BIRTHDAY')
    .where('coupons.created_at', '>', now - leastApart);

export const loyaltyJobs: readonly Job[] = [{ name: 'birthday coupons', everyMs: 3_600_000, run: giveBirthdayCoupons }];
