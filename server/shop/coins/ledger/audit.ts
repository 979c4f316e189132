import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { auditExchanges } from './audit-exchanges.ts';
import type { Difference } from './difference.ts';

const books = [
  { book: 'AVAILABLE', ofLot: 'remaining', ofAccount: 'available', sum: 'available_sum' },
  { book: 'PENDING', ofLot: 'pending', ofAccount: 'pending', sum: 'pending_sum' },
  { book: 'LOCKED', ofLot: 'locked', ofAccount: 'locked', sum: 'locked_sum' },
] as const;

/**
 * Compares the books of all members, or of one: each movement sums to 0, and the balances are those of the entries and of
 * the lots. Empty where all is well. Reads only, each table once or twice.
 */
export async function auditBooks(db: Db, accountId?: string): Promise<Difference[]> {
  return [
    ...(await unbalancedMovements(db, accountId)),
    ...(await differingLots(db, accountId)),
    ...(await differingAccounts(db, accountId)),
  ];
}

/** The books, that every order which holds coins still waits for its payment, and the orders that coins were exchanged for. */
export async function auditCoins(db: Db, accountId?: string): Promise<Difference[]> {
  return [
    ...(await auditBooks(db, accountId)),
    ...(await locksWithoutOrder(db, accountId)),
    ...(await auditExchanges(db, accountId)),
  ];
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

/** What is held where the sum of what it should be is another, book by book. */
function differences(
  accountId: string,
  found: readonly { readonly about: string; readonly held: number; readonly sum: number | null }[],
): Difference[] {
  return found
    .map(({ about, held, sum }) => ({ accountId, about, found: Number(held), expected: Number(sum ?? 0) }))
    .filter((difference) => difference.found !== difference.expected);
}

async function differingLots(db: Db, accountId: string | undefined): Promise<Difference[]> {
  // The entries are summed once for all lots: a join of lots with entries would read them once for each lot.
  const sumOf = (book: (typeof books)[number]['book']) =>
    sql<number>`sum(case when book = ${sql.lit(book)} then amount else 0 end)`;
  const sums = db
    .selectFrom('coin_entries')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .groupBy('lot_id')
    .select(['lot_id', ...books.map(({ book, sum }) => sumOf(book).as(sum))]);
  const rows = await db
    .selectFrom('coin_lots')
    .leftJoin(sums.as('sums'), 'sums.lot_id', 'coin_lots.id')
    .$if(accountId !== undefined, (query) => query.where('coin_lots.account_id', '=', accountId ?? ''))
    .where((row) =>
      row.or(books.map(({ ofLot, sum }) => row(row.fn.coalesce(`sums.${sum}`, sql<number>`0`), '<>', row.ref(ofLot)))),
    )
    .select(['id', 'account_id', 'remaining', 'pending', 'locked', 'available_sum', 'pending_sum', 'locked_sum'])
    .execute();
  return rows.flatMap((row) =>
    differences(
      row.account_id,
      books.map(({ ofLot, sum }) => ({ about: `${ofLot} of lot ${row.id}`, held: row[ofLot], sum: row[sum] })),
    ),
  );
}

async function differingAccounts(db: Db, accountId: string | undefined): Promise<Difference[]> {
  const sums = db
    .selectFrom('coin_lots')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .groupBy('account_id')
    .select((row) => ['account_id', ...books.map(({ ofLot, sum }) => row.fn.sum<number>(ofLot).as(sum))]);
  const rows = await db
    .selectFrom('coin_accounts')
    .leftJoin(sums.as('sums'), 'sums.account_id', 'coin_accounts.account_id')
    .$if(accountId !== undefined, (query) => query.where('coin_accounts.account_id', '=', accountId ?? ''))
    .where((row) =>
      row.or(
        books.map(({ ofAccount, sum }) =>
          row(row.fn.coalesce(`sums.${sum}`, sql<number>`0`), '<>', row.ref(`coin_accounts.${ofAccount}`)),
        ),
      ),
    )
    .select([
      'coin_accounts.account_id',
      'available',
      'pending',
      'locked',
      'available_sum',
      'pending_sum',
      'locked_sum',
    ])
    .execute();
  return rows.flatMap((row) =>
    differences(
      row.account_id,
      books.map(({ ofAccount, sum }) => ({
        about: `${ofAccount} coins of the account`,
        held: row[ofAccount],
        sum: row[sum],
      })),
    ),
  );
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
