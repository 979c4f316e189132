import type { LotPart } from '#rules/coin-lots.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CoinBook, CoinMovementType } from '#server/db/tables/coins.ts';

/** What an order has of each lot in one book, the earliest expiry first: the sum of its entries there. */
export async function partsOfOrder(tx: Tx, orderNo: string, book: CoinBook): Promise<LotPart[]> {
  const rows = await tx
    .selectFrom('coin_entries')
    .innerJoin('coin_movements', 'coin_movements.id', 'coin_entries.movement_id')
    .innerJoin('coin_lots', 'coin_lots.id', 'coin_entries.lot_id')
    .where('coin_movements.order_no', '=', orderNo)
    .where('coin_entries.book', '=', book)
    .groupBy(['coin_lots.id', 'coin_lots.expire_time'])
    .select((row) => ['coin_lots.id as lotId', row.fn.sum<number>('coin_entries.amount').as('amount')])
    .orderBy('coin_lots.expire_time')
    .orderBy('coin_lots.id')
    .execute();
  return rows.map(({ lotId, amount }) => ({ lotId, amount: Number(amount) })).filter(({ amount }) => amount > 0);
}

/** Whose coins an order uses; undefined where it uses none. */
export async function payerOf(tx: Tx, orderNo: string): Promise<string | undefined> {
  const lock = await tx
    .selectFrom('coin_movements')
    .select('account_id')
    .where('order_no', '=', orderNo)
    .where('type', '=', 'LOCK')
    .limit(1)
    .executeTakeFirst();
  return lock?.account_id;
}

/** A cause for something that can happen to an order again: the number of times it has happened is part of it. */
export async function repeatedCause(tx: Tx, orderNo: string, type: CoinMovementType): Promise<string> {
  const { before } = await tx
    .selectFrom('coin_movements')
    .select((row) => row.fn.countAll<number>().as('before'))
    .where('order_no', '=', orderNo)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return `${type}:${orderNo}:${Number(before)}`;
}
