import { sql } from 'kysely';
import { day } from '#rules/durations.ts';
import { wordsOf } from '#rules/search-words.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { Job } from '#server/jobs/runner.ts';
import { countOfDay, countOfNetworks } from '#server/security/daily-counts.ts';
import { networkOf } from '#server/security/network.ts';
import { redactText } from '#server/security/redact-text.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { ProductPage, ProductQuery } from './list-products.ts';

/** Searches that are kept, and those of a day that are counted: of one network, and of everybody. */
export const searchesKept = { rows: 1_000, forMs: 365 * day, ofNetwork: 20, ofAll: 2_000 } as const;
/** Characters of a search that is kept. */
const longest = 60;
/** What one caller alone has searched for is nobody's business: a row begins with the second caller of a day, and counts both. */
const fewestCallers = 2;

/** What was searched for as it is kept: undefined for what looks like a person, an order or a number of somebody. */
function keptWords(q: string): string | undefined {
  if (redactText(q) !== q || /@|\d(?:[\s.-]?\d){4}/.test(q)) return undefined;
  const words = wordsOf(q).join(' ');
  return words === '' || words.length > longest ? undefined : words;
}

/**
 * Counts a search that the market had nothing for as it was typed, once a day for each caller, and keeps it once two callers of a day
 * have made it. What a caller, or everybody, searches for beyond a day's share is not counted, so that nobody can fill the table.
 */
export async function countSearch(
  shop: ShopContext,
  { site, client: { ip } }: RequestContext,
  { q = '', exact = false, pageNo = 1 }: ProductQuery,
  { total, without, applied }: ProductPage,
): Promise<void> {
  const isLacking = without !== undefined || (total === 0 && applied.length === 0);
  const words = isLacking && !exact && pageNo === 1 ? keptWords(q) : undefined;
  if (words === undefined) return;
  const now = shop.clock.now();
  const counted = withTransaction(shop, 'relaxed', async (tx) => {
    const search = `search of ${words} in ${site}`;
    const isCounted =
      (await countOfDay(shop, tx, `${search} by ${networkOf(ip)}`, 1)) &&
      (await countOfNetworks(shop, tx, 'searches of', { ip, most: searchesKept.ofNetwork })) &&
      (await countOfDay(shop, tx, 'searches of all', searchesKept.ofAll));
    if (!isCounted) return;
    const changes = { shown: total, last_time: now };
    if (await countOfDay(shop, tx, `first ${search}`, 1)) {
      await tx
        .updateTable('searches_without_result')
        .set((row) => ({ ...changes, count: row('count', '+', 1) }))
        .where('site', '=', site)
        .where('words', '=', words)
        .execute();
      return;
    }
    await tx
      .insertInto('searches_without_result')
      .values({ site, words, ...changes, count: fewestCallers, first_time: now })
      .onConflict((conflict) =>
        conflict
          .columns(['site', 'words'])
          .doUpdateSet((row) => ({ ...changes, count: row('searches_without_result.count', '+', 1) })),
      )
      .execute();
  });
  // Whoever searches is answered all the same.
  await counted.catch((error: unknown) => shop.log.error({ err: error }, 'a search was not counted'));
}

/** The searches of a market, or of all, that were kept: the most frequent first. */
export const searchesWithoutResult = (
  { db }: Pick<ShopContext, 'db'>,
  { site, since, limit }: { readonly site: string | undefined; readonly since: number; readonly limit: number },
) =>
  db
    .selectFrom('searches_without_result')
    .selectAll()
    .where('last_time', '>=', since)
    .$if(site !== undefined, (all) => all.where(sql<string>`site`, '=', site ?? ''))
    .orderBy('count', 'desc')
    .orderBy('last_time', 'desc')
    .orderBy('site')
    .orderBy('words')
    .limit(limit)
    .execute();

/** Deletes what is too old, then what is too much: what was searched for least, and longest ago. */
async function trimSearches({ db, clock }: Pick<ShopContext, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('searches_without_result')
    .where('last_time', '<', clock.now() - searchesKept.forMs)
    .execute();
  await sql`delete from searches_without_result where (site, words) in (
    select site, words from searches_without_result
    order by count desc, last_time desc, site, words limit ${searchesKept.ofAll} offset ${searchesKept.rows}
  )`.execute(db);
}

export const searchJobs: readonly Job[] = [
  { name: 'trim searches', everyMs: 3_600_000, run: (shop) => trimSearches(shop) },
];
