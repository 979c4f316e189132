import { type Insertable, sql } from 'kysely';
import { groupBy } from '#rules/group-by.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { CoinBook, CoinMovementType, CoinSource } from '#server/db/tables/coins.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CoinAccountRow } from './coin-account.ts';

/** `amount` coins of a lot go from one book to another. */
export interface Transfer {
  readonly lotId: string;
  readonly amount: number;
  readonly from: CoinBook;
  readonly to: CoinBook;
}

export interface Movement {
  readonly type: CoinMovementType;
  readonly source: CoinSource;
  /** What makes it happen once for the member. */
  readonly cause: string;
  /** The number of what it belongs to: an order, a refund, a task. */
  readonly refNo: string;
  readonly orderNo?: string;
  readonly transfers: readonly Transfer[];
  readonly shortfall?: number;
  readonly points?: number;
  readonly text?: string;
}

type Ledger = Pick<ShopContext, 'clock' | 'newId'>;

const memberBooks = { AVAILABLE: 'remaining', PENDING: 'pending', LOCKED: 'locked' } as const;
const books = ['AVAILABLE', 'PENDING', 'LOCKED'] as const;
type MemberBook = keyof typeof memberBooks;
const isMemberBook = (book: CoinBook): book is MemberBook => book in memberBooks;

/** Whether the cause was written before; asked with the account locked. */
export async function isWritten(tx: Tx, accountId: string, cause: string): Promise<boolean> {
  const movement = await tx
    .selectFrom('coin_movements')
    .select('id')
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  return movement !== undefined;
}

interface Entry {
  readonly lotId: string;
  readonly book: CoinBook;
  readonly amount: number;
}

/** Changes the books of all lots of a movement in one statement. */
async function changeLots(tx: Tx, entries: readonly Entry[], now: number): Promise<void> {
  const ofMember = entries.filter(({ book }) => isMemberBook(book));
  const lots = [...groupBy(ofMember, ({ lotId }) => lotId)];
  if (lots.length === 0) return;
  const changed = books.flatMap((book) => {
    const changes = lots.flatMap(([lotId, own]) => {
      const change = own.reduce((sum, entry) => sum + (entry.book === book ? entry.amount : 0), 0);
      return change === 0 ? [] : [sql`when ${lotId} then cast(${change} as integer)`];
    });
    const column = memberBooks[book];
    return changes.length === 0
      ? []
      : [[column, sql<number>`${sql.ref(column)} + case id ${sql.join(changes, sql` `)} else 0 end`] as const];
  });
  await tx
    .updateTable('coin_lots')
    .set({ ...Object.fromEntries(changed), updated_at: now })
    .where(
      'id',
      'in',
      lots.map(([lotId]) => lotId),
    )
    .execute();
}

/**
 * Writes a movement with two entries for each transfer, which sum to 0, and what it does to the lots and the account.
 * The account has to be locked and is handed in as it stands; no book of the member goes below 0.
 * @returns the account after it
 */
export async function postMovement(
  { clock, newId }: Ledger,
  tx: Tx,
  account: CoinAccountRow,
  { transfers, shortfall = 0, points = 0, text, ...movement }: Movement,
): Promise<CoinAccountRow> {
  const now = clock.now();
  const movementId = newId();
  const { account_id: accountId } = account;
  const entries = transfers.flatMap(({ lotId, amount, from, to }) => [
    { lotId, book: from, amount: -amount },
    { lotId, book: to, amount },
  ]);
  const changeOf = (book: MemberBook) =>
    entries.reduce((sum, entry) => sum + (entry.book === book ? entry.amount : 0), 0);
  const after = {
    available: account.available + changeOf('AVAILABLE'),
    pending: account.pending + changeOf('PENDING'),
    locked: account.locked + changeOf('LOCKED'),
  };
  await tx
    .insertInto('coin_movements')
    .values({
      id: movementId,
      account_id: accountId,
      type: movement.type,
      source: movement.source,
      cause: movement.cause,
      ref_no: movement.refNo,
      order_no: movement.orderNo ?? null,
      available_change: changeOf('AVAILABLE'),
      pending_change: changeOf('PENDING'),
      available_after: after.available,
      shortfall,
      points,
      text: text ?? null,
      time: now,
    })
    .execute();
  if (entries.length > 0) {
    const rows = entries.map(({ lotId, book, amount }, seq): Insertable<Schema['coin_entries']> => ({
      movement_id: movementId,
      seq,
      account_id: accountId,
      book,
      lot_id: lotId,
      amount,
    }));
    await tx.insertInto('coin_entries').values(rows).execute();
  }
  await changeLots(tx, entries, now);
  await tx.updateTable('coin_accounts').set(after).where('account_id', '=', accountId).execute();
  return { ...account, ...after };
}
