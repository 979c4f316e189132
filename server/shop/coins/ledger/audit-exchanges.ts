import type { Db } from '#server/db/schema.ts';
import type { Difference } from './difference.ts';

/**
 * Compares the products that coins were exchanged for with their orders: each order has spent what its exchange cost, and
 * an exchange is undone exactly where its order came to nothing before it was sent. Empty where all is well. Reads only.
 */
export async function auditExchanges(db: Db, accountId?: string): Promise<Difference[]> {
  const rows = await db
    .selectFrom('coin_exchanges')
    .leftJoin('orders', 'orders.order_no', 'coin_exchanges.order_no')
    .select([
      'coin_exchanges.account_id as accountId',
      'coin_exchanges.order_no as orderNo',
      'coin_exchanges.cost',
      'coin_exchanges.undone_time as undoneTime',
      'orders.coins_used as used',
      'orders.status',
    ])
    .where('coin_exchanges.order_no', 'is not', null)
    .$if(accountId !== undefined, (query) => query.where('coin_exchanges.account_id', '=', accountId ?? ''))
    .execute();
  return rows.flatMap(({ accountId: owner, orderNo, cost, undoneTime, used, status }) => {
    const about = (what: string) => ({ accountId: owner, about: `${what} of exchange order ${orderNo ?? '(none)'}` });
    const undone = undoneTime === null ? 0 : 1;
    const cancelled = status === 'CANCELLED' || status === 'CLOSED' ? 1 : 0;
    return [
      ...(used === cost ? [] : [{ ...about('coins'), found: used ?? 0, expected: cost }]),
      ...(undone === cancelled ? [] : [{ ...about('undone exchanges'), found: undone, expected: cancelled }]),
    ];
  });
}
