import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** Something in the books that does not agree. */
interface Difference {
  readonly accountId: string;
  readonly about: string;
  readonly found: number;
  readonly expected: number;
}

const books = ['AVAILABLE', 'PENDING', 'LOCKED'] as const;
const lotColumn = { AVAILABLE: 'remaining', PENDING: 'pending', LOCKED: 'locked' } as const;
const accountColumn = { AVAILABLE: 'available', PENDING: 'pending', LOCKED: 'locked' } as const;

/**
 * Compares the books of all members, or of one: each movement sums to 0, and the balances are those of the entries and of
 * the lots. Empty where all is well. Reads only.
 */
export async function auditBooks(db: Db, accountId?: string): Promise<Difference[]> {
  const found = [await unbalancedMovements(db, accountId)];
  for (const book of books) found.push(await differingLots(db, book, accountId));
  for (const book of books) found.push(await differingAccounts(db, book, accountId));
  return found.flat();
}

/** The books, and that every order which holds coins still waits for its payment. */
export async function auditCoins(db: Db, accountId?: string): Promise<Difference[]> {
  return [...(await auditBooks(db, accountId)), ...(await locksWithoutOrder(db, accountId))];
}

async function unbalancedMovements(db: Db, accountId: string | undefined): Promise<Difference[]> {
  const rows = await db
    .selectFrom('coin_entries')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .groupBy(['movement_id', 'account_id'])
    .having((row) => row.fn.sum('amount'), '<>', 0)
    .select((row) => ['movement_id', 'account_id', row.fn.sum<number>('amount').as('sum')])
    .execute();
  return rows.map(({ movement_id: id, account_id, sum }) => ({
    accountId: account_id,
    about: `entries of movement ${id}`,
    found: Number(sum),
    expected: 0,
  }));
}

async function differingLots(db: Db, book: (typeof books)[number], accountId: string | undefined) {
  const column = lotColumn[book];
  const rows = await db
    .selectFrom('coin_lots')
    .leftJoin('coin_entries', (join) =>
      join.onRef('coin_entries.lot_id', '=', 'coin_lots.id').on('coin_entries.book', '=', book),
    )
    .$if(accountId !== undefined, (query) => query.where('coin_lots.account_id', '=', accountId ?? ''))
    .groupBy(['coin_lots.id', 'coin_lots.account_id', `coin_lots.${column}`])
    .having(sql<boolean>`coalesce(sum(coin_entries.amount), 0) <> ${sql.ref(`coin_lots.${column}`)}`)
    .select((row) => [
      'coin_lots.id',
      'coin_lots.account_id',
      `coin_lots.${column} as held`,
      row.fn.coalesce(row.fn.sum<number>('coin_entries.amount'), sql<number>`0`).as('sum'),
    ])
    .execute();
  return rows.map(({ id, account_id, held, sum }) => ({
    accountId: account_id,
    about: `${column} of lot ${id}`,
    found: Number(held),
    expected: Number(sum),
  }));
}

async function differingAccounts(db: Db, book: (typeof books)[number], accountId: string | undefined) {
  const column = accountColumn[book];
  const rows = await db
    .selectFrom('coin_accounts')
    .leftJoin('coin_lots', 'coin_lots.account_id', 'coin_accounts.account_id')
    .$if(accountId !== undefined, (query) => query.where('coin_accounts.account_id', '=', accountId ?? ''))
    .groupBy(['coin_accounts.account_id', `coin_accounts.${column}`])
    .having(
      sql<boolean>`coalesce(sum(${sql.ref(`coin_lots.${lotColumn[book]}`)}), 0) <> ${sql.ref(`coin_accounts.${column}`)}`,
    )
    .select((row) => [
      'coin_accounts.account_id',
      `coin_accounts.${column} as held`,
      row.fn.coalesce(row.fn.sum<number>(`coin_lots.${lotColumn[book]}`), sql<number>`0`).as('sum'),
    ])
    .execute();
  return rows.map(({ account_id, held, sum }) => ({
    accountId: account_id,
    about: `${column} coins of the account`,
    found: Number(held),
    expected: Number(sum),
  }));
}

async function locksWithoutOrder(db: Db, accountId: string | undefined): Promise<Difference[]> {
  const rows = await db
    .selectFrom('coin_entries')
    .innerJoin('coin_movements', 'coin_movements.id', 'coin_entries.movement_id')
    .leftJoin('orders', (join) =>
      join.onRef('orders.order_no', '=', 'coin_movements.order_no').on('orders.status', '=', 'PENDING_PAYMENT'),
    )
    .where('coin_entries.book', '=', 'LOCKED')
    .where('orders.order_no', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('coin_entries.account_id', '=', accountId ?? ''))
    .groupBy(['coin_movements.order_no', 'coin_entries.account_id'])
    .having((row) => row.fn.sum('coin_entries.amount'), '<>', 0)
    .select((row) => [
      'coin_movements.order_no',
      'coin_entries.account_id',
      row.fn.sum<number>('coin_entries.amount').as('sum'),
    ])
    .execute();
  return rows.map(({ order_no, account_id, sum }) => ({
    accountId: account_id,
    about: `coins that order ${order_no ?? '(none)'} holds without waiting for its payment`,
    found: Number(sum),
    expected: 0,
  }));
}
