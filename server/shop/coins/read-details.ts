import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { civilTime, instantOf } from '#rules/dates.ts';
import { firstYear, type Month, monthAfter, monthText, pastMonth } from '#rules/months.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { Db } from '#server/db/schema.ts';
import type { CoinMovementType } from '#server/db/tables/coins.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMemberDay } from './member-zone.ts';
import { readExpiring } from './read-summary.ts';

type Schemas = components['schemas'];
type Filter = Schemas['CoinEntryFilter'];
type ShownType = Schemas['CoinEntry']['type'];

const entriesPerPage = 50;
const lotsShown = 12;

/** What each filter shows; that held coins were spent changes nothing for the member and is shown nowhere. */
const shownTypes: Readonly<Record<Filter | 'ALL', readonly ShownType[]>> = {
  ALL: ['EARN_PENDING', 'EARN', 'SPEND', 'LOCK', 'UNLOCK', 'REFUND', 'EXPIRE', 'CLAWBACK', 'ADJUST'],
  EARNED: ['EARN', 'REFUND', 'ADJUST'],
  SPENT: ['SPEND', 'LOCK', 'UNLOCK', 'CLAWBACK'],
  EXPIRED: ['EXPIRE'],
  PENDING: ['EARN_PENDING'],
};
const shownType = (type: CoinMovementType): ShownType | undefined =>
  shownTypes.ALL.find((candidate) => candidate === type);

/** A month of a member's coins by their own clock, newest first, in pages of 50. */
export async function readDetails(
  shop: ShopContext,
  caller: ProvedContext,
  query: {
    readonly type?: Filter | undefined;
    readonly month?: string | undefined;
    readonly after?: string | undefined;
  },
): Promise<Schemas['CoinDetails']> {
  const { zone } = await readMemberDay(shop, caller);
  const { accountId } = caller.account;
  const now = shop.clock.now();
  const running: Month = civilTime(now, zone);
  const month = pastMonth(query.month, running);
  const startOf = (of: Month) => instantOf({ ...of, day: 1, hour: 0, minute: 0 }, zone);
  const span = { accountId, from: startOf(month), until: startOf(monthAfter(month, 1)) };
  const page = await readEntries(shop.db, span, query);
  return {
    month: monthText(month),
    previous: month.year <= firstYear && month.month === 1 ? null : monthText(monthAfter(month, -1)),
    next: monthText(month) === monthText(running) ? null : monthText(monthAfter(month, 1)),
    ...(await readTotals(shop.db, span)),
    ...page,
    expiring: await readExpiring(shop.db, { accountId, now, zone, limit: lotsShown }),
  };
}

interface Span {
  readonly accountId: string;
  readonly from: number;
  readonly until: number;
}

async function readEntries(
  db: Db,
  { accountId, from, until }: Span,
  { type = 'ALL' as const, after }: { readonly type?: Filter | 'ALL' | undefined; readonly after?: string | undefined },
): Promise<Pick<Schemas['CoinDetails'], 'entries' | 'after'>> {
  const last =
    after === undefined
      ? undefined
      : await db
          .selectFrom('coin_movements')
          .select(['id', 'time'])
          .where('id', '=', after)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
  const rows = await db
    .selectFrom('coin_movements')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('time', '>=', from)
    .where('time', '<', until)
    .where('type', 'in', shownTypes[type])
    .where((row) => row.or([row('type', '!=', 'SPEND'), row('available_change', '!=', 0)]))
    .$if(last !== undefined, (page) =>
      page.where((row) =>
        row.or([
          row('time', '<', last?.time ?? 0),
          row.and([row('time', '=', last?.time ?? 0), row('id', '<', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesPerPage + 1)
    .execute();
  const entries = rows.slice(0, entriesPerPage).flatMap((row): Schemas['CoinEntry'][] => {
    const shown = shownType(row.type);
    if (shown === undefined) return [];
    return [
      {
        id: row.id,
        time: row.time,
        type: shown,
        source: row.source,
        change: shown === 'EARN_PENDING' ? row.pending_change : row.available_change,
        balance: row.available_after,
        orderNo: row.order_no,
        text: row.text,
      },
    ];
  });
  return { entries, after: rows.length > entriesPerPage ? (entries.at(-1)?.id ?? null) : null };
}

/** What came to the balance and what went from it; the difference is the change of the balance. */
async function readTotals(db: Db, { accountId, from, until }: Span): Promise<{ in: number; out: number }> {
  const sumOf = (part: '>' | '<') =>
    sql<number | null>`sum(case when available_change ${sql.raw(part)} 0 then available_change end)`;
  const { gained, lost } = await db
    .selectFrom('coin_movements')
    .select([sumOf('>').as('gained'), sumOf('<').as('lost')])
    .where('account_id', '=', accountId)
    .where('time', '>=', from)
    .where('time', '<', until)
    .executeTakeFirstOrThrow();
  return { in: Number(gained ?? 0), out: Math.abs(Number(lost ?? 0)) };
}
