import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { PrizeRow } from './prize-row.ts';

/** So many go with one order at most. */
const mostAtOnce = 20;

/**
 * The products that a member has won in a market and can have sent, what ends first in front: all that were chosen, else
 * those that wait for the next order, and as many others as an order can bring.
 */
export async function readSendable(
  db: Db,
  {
    accountId,
    site,
    now,
    prizeIds,
  }: {
    readonly accountId: string;
    readonly site: Site;
    readonly now: number;
    readonly prizeIds: readonly string[] | undefined;
  },
): Promise<PrizeRow[]> {
  const rows = await db
    .selectFrom('prizes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('status', '=', 'WON')
    .where('sku', 'is not', null)
    .where('expire_time', '>', now)
    .orderBy((eb) => {
      const isChosen = prizeIds?.length ? eb('prize_id', 'in', prizeIds) : eb('delivery', '=', 'ORDER_TOGETHER');
      return eb.case().when(isChosen).then(0).else(1).end();
    })
    .orderBy('expire_time')
    .orderBy('prize_id')
    .limit(mostAtOnce)
    .execute();
  return rows.toSorted((a, b) => a.expire_time - b.expire_time || (a.prize_id < b.prize_id ? -1 : 1));
}
