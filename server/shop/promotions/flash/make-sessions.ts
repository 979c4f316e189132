import { civilTime, instantOf } from '#rules/dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import { addItems } from '../quota/add-items.ts';
import type { FlashPlan, FlashPlanItem } from './flash-plan.ts';

/** Sessions are made for yesterday, which one may still run of, today and so many days after. */
const daysAhead = 2;
const atOnce = 100;

interface FlashWindow {
  readonly promoId: string;
  readonly site: Site;
  readonly startTime: number;
  readonly endTime: number;
}

interface PlannedSession {
  readonly sessionId: string;
  readonly time: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** The sessions of a day of a market, counted from today, that its window touches: it sells inside both. */
function sessionsOfDay({ sessions }: FlashPlan, window: FlashWindow, now: number, days: number): PlannedSession[] {
  const { promoId, site } = window;
  const { timeZone } = markets[site];
  const { year, month, day } = civilTime(now, timeZone);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  const compact = date.toISOString().slice(0, 'yyyy-mm-dd'.length).replaceAll('-', '');
  return sessions.flatMap(({ time, duration }) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute };
    const startTime = instantOf(civil, timeZone);
    const endTime = startTime + duration;
    if (endTime <= window.startTime || startTime >= window.endTime) return [];
    const sessionId = `${compact}-${time.replace(':', '')}-${site}-${tokenHash(promoId).slice(0, 8)}`;
    return [{ sessionId, time, startTime, endTime }];
  });
}

/** Writes the sessions that a market lacks, each with its items and their whole quotas. @returns how many */
export async function makeSessions(tx: Tx, plan: FlashPlan, window: FlashWindow, now: number): Promise<number> {
  const { promoId, site } = window;
  let made = 0;
  for (let days = -1; days <= daysAhead; days += 1) {
    for (const { sessionId, time, startTime, endTime } of sessionsOfDay(plan, window, now, days)) {
      const items = plan.items.filter(({ times, amounts }) => (times ?? [time]).includes(time) && site in amounts);
      if (items.length === 0) continue;
      const { numInsertedOrUpdatedRows: inserted } = await tx
        .insertInto('promo_sessions')
        .values({ session_id: sessionId, promo_id: promoId, site, start_time: startTime, end_time: endTime })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (inserted !== 1n) continue;
      made += 1;
      await addItems(
        tx,
        items.map((item, sort) => itemRow(item, sort, { promoId, site, sessionId })),
      );
    }
  }
  return made;
}

function itemRow(
  { sku, amounts, quota, perOrderLimit, perBuyerLimit }: FlashPlanItem,
  sort: number,
  { promoId, site, sessionId }: { readonly promoId: string; readonly site: Site; readonly sessionId: string },
) {
  return {
    ...{ promo_item_id: `${sessionId}-${sort}`, promo_id: promoId, site, sku, session_id: sessionId, tier: null },
    ...{ amount: amounts[site] ?? 0, quota, per_order_limit: perOrderLimit, per_buyer_limit: perBuyerLimit, sort },
  };
}

/** Job: makes the sessions of the coming days of every flash sale that is scheduled. @returns for how many markets of sales */
export function makeComingSessions(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const windows = shop.db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['promotions.promo_id', 'config', 'site', 'start_time', 'end_time'])
    .where('type', '=', 'FLASH_SALE')
    .where('status', '=', 'SCHEDULED')
    .where('end_time', '>', now)
    .limit(atOnce);
  const read = inPages(windows, ['promotions.promo_id', 'site']);
  return workThrough(shop, {
    name: 'make flash sessions',
    read,
    keyOf: ({ promo_id: promoId, site }) => `${promoId} ${site}`,
    run: async ({ promo_id: promoId, config, site, start_time: startTime, end_time: endTime }) => {
      const { sessions, items }: Partial<FlashPlan> = JSON.parse(config);
      if (!sessions || !items) return false;
      const window = { promoId, site, startTime, endTime };
      const made = await withTransaction(shop, 'durable', (tx) => makeSessions(tx, { sessions, items }, window, now));
      return made > 0;
    },
  });
}
