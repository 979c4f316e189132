import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { civilTime, instantOf } from '#rules/dates.ts';
import { marketClock } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type MarketCatalogue, readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { type ItemRow, sellingOf, sessionRows, soldOf } from '../quota/item-rows.ts';
import { readCounts } from '../quota/item-promotions.ts';
import { presentVariant } from '../quota/present-variant.ts';
import { readReminded } from '../reminders/reminded.ts';

type FlashSale = components['schemas']['FlashSale'];
type FlashItem = components['schemas']['FlashItem'];
type FlashSession = components['schemas']['FlashSession'];

const sessionsBetween = prepared((db, { one }: Slots<{ site: Site; from: number; to: number }>) =>
  db
    .selectFrom('promo_sessions')
    .innerJoin('promotions', 'promotions.promo_id', 'promo_sessions.promo_id')
    .select(['session_id', 'start_time', 'end_time'])
    .where('promo_sessions.site', '=', one('site'))
    .where('end_time', '>', one('from'))
    .where('start_time', '<', one('to'))
    .where('promotions.type', '=', sql.lit('FLASH_SALE'))
    .where('promotions.status', '=', sql.lit('SCHEDULED'))
    .orderBy('start_time')
    .orderBy('session_id'),
);

/** When a day of a market begins, counted from the one that a moment is in. */
function dayBegins(now: number, site: Site, days: number): number {
  const { timeZone } = markets[site];
  const { year, month, day } = civilTime(now, timeZone);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return instantOf(
    { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: 0, minute: 0 },
    timeZone,
  );
}

/** The sessions of a market that have not ended before today began, until tomorrow ends. */
async function readSessions({ db, clock }: ShopContext, site: Site): Promise<FlashSession[]> {
  const now = clock.now();
  const [today, tomorrow, after] = [0, 1, 2].map((days) => dayBegins(now, site, days)) as [number, number, number];
  const rows = await sessionsBetween(db, { site, from: today, to: after });
  const next = rows.find(({ start_time: start }) => start > now);
  return rows.map((row) => {
    const { session_id: sessionId, start_time: startTime, end_time: endTime } = row;
    const ahead = row.start_time === next?.start_time ? 'NEXT' : 'LATER';
    const begun = endTime > now ? 'LIVE' : 'ENDED';
    const begins = startTime < tomorrow ? 'TODAY' : 'TOMORROW';
    return {
      ...{ sessionId, startTime, endTime },
      day: startTime < today ? 'YESTERDAY' : begins,
      time: marketClock(civilTime(startTime, markets[site].timeZone), site),
      state: startTime > now ? ahead : begun,
    };
  });
}

/** The session that a page opens with: the one that runs, else the next, else the last that there was. */
const firstShown = (sessions: readonly FlashSession[]): FlashSession | undefined =>
  sessions.find(({ state }) => state === 'LIVE') ?? sessions.find(({ state }) => state === 'NEXT') ?? sessions.at(-1);

/** The sessions of a market and the items of one of them, with what this member has had. */
export async function readFlashSale(
  shop: ShopContext,
  { site, account }: RequestContext,
  chosenId: string | undefined,
): Promise<FlashSale> {
  const sessions = await readSessions(shop, site);
  const { sessionId } = sessions.find((session) => session.sessionId === chosenId) ?? firstShown(sessions) ?? {};
  if (sessionId === undefined) return { sessions, sessionId: null, items: [] };
  const rows = await sessionRows(shop.db, { sessionId });
  const ids = rows.map(({ promo_item_id: id }) => id);
  const [market, counts, reminded] = await Promise.all([
    readMarketCatalogue(shop, site),
    readCounts(shop.db, account?.accountId, ids),
    readReminded(shop, account?.accountId, ids),
  ]);
  const items = await Promise.all(
    rows.map(async (row): Promise<FlashItem[]> => {
      const item = await presentItem(shop, market, row);
      const id = row.promo_item_id;
      return item ? [{ ...item, myBought: counts.get(id) ?? 0, reminded: reminded.has(id) }] : [];
    }),
  );
  return { sessions, sessionId, items: items.flat() };
}

/** An item as everybody sees it; undefined where the market does not sell its variant any more. */
async function presentItem(
  { db, clock }: ShopContext,
  market: MarketCatalogue,
  row: ItemRow,
): Promise<Omit<FlashItem, 'myBought' | 'reminded'> | undefined> {
  const { promo_item_id: promoItemId, sku, quota, per_buyer_limit: perUserLimit } = row;
  const now = clock.now();
  const variant = await presentVariant(db, market, row, now);
  if (!variant) return undefined;
  const { available, card, promoPrice, plainPrice } = variant;
  return {
    ...{ promoItemId, sku, quota, perUserLimit, card, promoPrice, plainPrice, sold: soldOf(row) },
    state: stateOf(row, available, now),
  };
}

function stateOf(row: ItemRow, left: number, now: number): FlashItem['state'] {
  const selling = sellingOf(row, now);
  if (selling === 'BEFORE') return 'UPCOMING';
  if (selling === 'OVER') return 'ENDED';
  return left === 0 ? 'SOLD_OUT' : 'LIVE';
}
