import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { PrizeRow } from './prize-row.ts';

/** So many go with one order at most. */
const mostAtOnce = 20;

/** The products that a member has won in a market and can have sent, what ends first in front. */
export function readSendable(
  db: Db,
  { accountId, site, now }: { readonly accountId: string; readonly site: Site; readonly now: number },
): Promise<PrizeRow[]> {
  return db
    .selectFrom('prizes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('status', '=', 'WON')
    .where('sku', 'is not', null)
    .where('expire_time', '>', now)
    .orderBy('expire_time')
    .orderBy('prize_id')
    .limit(mostAtOnce)
    .execute();
}
