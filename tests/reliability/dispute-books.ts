import type { Db } from '#server/db/schema.ts';
import type { Ledger } from './paying-shop.ts';

/** What a shop and its payment partner say of the same money, in the same words; minor units. */
export interface MoneyBooks {
  /** Each dispute with its end. */
  readonly disputes: readonly string[];
  /** Each order with what was paid, what the shop gave back and what banks did. */
  readonly orders: readonly string[];
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the payment partner says. */
export function booksOfPartner({ charges, refunds, disputes }: Ledger): MoneyBooks {
  return {
    disputes: disputes.map(({ id, status, amount }) => `${id} ${status} ${amount}`).toSorted(),
    orders: charges
      .map(({ orderNo, sessionId, amount }) => {
        const of = <Row extends { readonly sessionId: string }>(rows: readonly Row[]) =>
          rows.filter((row) => row.sessionId === sessionId);
        const lost = sumOf(of(disputes).filter(({ status }) => status === 'LOST'));
        return `${orderNo} paid ${amount} refunded ${sumOf(of(refunds))} lost ${lost}`;
      })
      .toSorted(),
  };
}

/** What the shop has written down. */
export async function booksOfShop(db: Db): Promise<MoneyBooks> {
  const disputes = await db.selectFrom('disputes').select(['dispute_ref', 'status', 'amount']).execute();
  const orders = await db
    .selectFrom('orders')
    .select(['order_no', 'paid_amount', 'refunded_amount', 'lost_amount'])
    .where('paid_amount', '>', 0)
    .execute();
  return {
    disputes: disputes.map((row) => `${row.dispute_ref} ${row.status} ${row.amount}`).toSorted(),
    orders: orders
      .map((row) => `${row.order_no} paid ${row.paid_amount} refunded ${row.refunded_amount} lost ${row.lost_amount}`)
      .toSorted(),
  };
}

/** What only one of the two says, with the side that says it. */
export function bookFaults(partner: MoneyBooks, shop: MoneyBooks): string[] {
  const saidBy = (side: string, mine: readonly string[], other: readonly string[]): string[] =>
    mine.filter((line) => !other.includes(line)).map((line) => `${side}: ${line}`);
  return (['disputes', 'orders'] as const).flatMap((book) => [
    ...saidBy('partner', partner[book], shop[book]),
    ...saidBy('shop', shop[book], partner[book]),
  ]);
}

/** What the histories of orders say of disputes, each event with its dispute. */
export async function disputeEvents(db: Db): Promise<string[]> {
  const events = await db
    .selectFrom('order_events')
    .select(['type', 'data'])
    .where('type', 'like', 'DISPUTE%')
    .execute();
  return events
    .map(({ type, data }) => {
      const { disputeRef }: { disputeRef: string } = JSON.parse(data ?? '');
      return `${disputeRef} ${type}`;
    })
    .toSorted();
}
