import type { Selectable } from 'kysely';
import type { Site } from '#rules/markets.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';

export type ExchangeItem = Selectable<Schema['coin_exchange_items']>;

/** What a market exchanges for coins under an id; undefined where there is nothing. */
export function findExchangeItem(db: Db, site: Site, itemId: string): Promise<ExchangeItem | undefined> {
  return db
    .selectFrom('coin_exchange_items')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** How many a member has had of each item; what was called off before it was sent counts no more. */
export async function countExchanges(db: Db, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('coin_exchanges')
    .select((row) => ['item_id', row.fn.countAll<number>().as('had')])
    .where('account_id', '=', accountId)
    .where('undone_time', 'is', null)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id: itemId, had }) => [itemId, Number(had)]));
}

type ConsumedItem =
  | { readonly ok: true; readonly item: ExchangeItem }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'COIN_EXCHANGE_GONE' | 'COIN_EXCHANGE_LIMIT' };

/**
 * Takes one of the item's stock for a member; whoever comes second waits until the first is done. The caller writes the
 * exchange in the same transaction, which counts for the member.
 * @returns the item, or why it cannot be had; nothing is taken then
 */
export async function consumeItem(
  tx: Tx,
  { site, accountId, itemId }: { readonly site: Site; readonly accountId: string; readonly itemId: string },
): Promise<ConsumedItem> {
  const item = await tx
    .selectFrom('coin_exchange_items')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .where('active', '=', 1)
    .where('stock', '>', 0)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!item) {
    const isKnown = (await findExchangeItem(tx, site, itemId)) !== undefined;
    return { ok: false, code: isKnown ? 'COIN_EXCHANGE_GONE' : 'NOT_FOUND' };
  }
  const had = (await countExchanges(tx, accountId)).get(itemId) ?? 0;
  if (had >= item.per_user) return { ok: false, code: 'COIN_EXCHANGE_LIMIT' };
  await tx
    .updateTable('coin_exchange_items')
    .set((row) => ({ stock: row('stock', '-', 1) }))
    .where('item_id', '=', itemId)
    .execute();
  return { ok: true, item };
}
