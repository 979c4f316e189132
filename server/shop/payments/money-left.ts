import { openRmaStatuses } from '#rules/rma.ts';
import type { Db } from '#server/db/schema.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { payingAttempt, refundable } from './request-refund.ts';

/** What a withdrawal or a request was told and no refund is written down for yet. */
interface MoneyPromise {
  readonly no: string;
  /** Minor units. */
  readonly amount: number;
}

/** The withdrawals whose pieces are awaited, and the requests that are to end in money. */
async function readPromises(db: Db, orderNo: string): Promise<MoneyPromise[]> {
  const [revokes, rmas] = await Promise.all([
    db
      .selectFrom('revokes')
      .select(['revoke_no', 'refund_amount'])
      .where('order_no', '=', orderNo)
      .where('mode', '=', 'WITHDRAW')
      .where('status', 'in', ['AWAITING_RETURN', 'RECEIVED'])
      .execute(),
    db
      .selectFrom('rmas')
      .select(['rma_no', 'status', 'paid_amount', 'refund_amount', 'delivery_amount', 'gift_amount'])
      .where('order_no', '=', orderNo)
      .where('status', 'in', openRmaStatuses)
      .where((eb) => eb.or([eb('type', 'in', ['REFUND_ONLY', 'RETURN']), eb('status', '=', 'REFUNDING')]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refunds')
              .select('refund_no')
              .whereRef('refunds.order_no', '=', 'rmas.order_no')
              .whereRef('refunds.rma_no', '=', 'rmas.rma_no')
              .where('refunds.status', '!=', 'FAILED'),
          ),
        ),
      )
      .execute(),
  ]);
  return [
    ...revokes.map((revoke) => ({ no: revoke.revoke_no, amount: revoke.refund_amount ?? 0 })),
    ...rmas.map((rma) => {
      const pieces = rma.status === 'REFUNDING' ? rma.refund_amount : rma.paid_amount;
      return { no: rma.rma_no, amount: Math.max(0, pieces + rma.delivery_amount - rma.gift_amount) };
    }),
  ];
}

/** Numbers of withdrawals and requests begin with a letter and grow with time after it. */
const isBefore = (one: string, other: string): boolean => one.slice(1) < other.slice(1);

/**
 * What of the payment of an order can be told to a shopper, or sent: neither given back, by the shop or by a bank, nor
 * promised. Everything that promises or sends a part of an order's money asks here. Minor units.
 * @param forNo the withdrawal or request that asks: what was told before it comes first, what was told after it does not
 */
export async function readMoneyLeft(db: Db, orderNo: string, forNo?: string): Promise<number> {
  return (await readMoneyLeftFor(db, orderNo))(forNo);
}

/** The same, read once for all withdrawals and requests of an order. */
export async function readMoneyLeftFor(db: Db, orderNo: string): Promise<(forNo?: string) => number> {
  const payment = await payingAttempt(db, orderNo);
  if (!payment) return () => 0;
  const [all, promises] = await Promise.all([refundable(db, payment), readPromises(db, orderNo)]);
  return (forNo) =>
    promises
      .filter(({ no }) => forNo === undefined || isBefore(no, forNo))
      .reduce((left, { amount }) => Math.max(0, left - amount), all);
}

/**
 * True when something was paid for an order and a shop or a bank has given or promised all of it back: for pieces that are kept, or
 * for the whole of it. Where no piece is kept but such as cost nothing, there was no money of theirs to go.
 */
export async function isMoneyGone(
  db: Db,
  { order_no: orderNo, paid_amount: paid }: Pick<OrderRow, 'order_no' | 'paid_amount'>,
): Promise<boolean> {
  const payment = await payingAttempt(db, orderNo);
  if (paid === 0 || (payment !== undefined && (await refundable(db, payment)) > 0)) return false;
  const lines = await db
    .selectFrom('order_lines')
    .select('line_total_amount')
    .where('order_no', '=', orderNo)
    .where('gift', '=', 0)
    .whereRef('refunded_quantity', '<', 'quantity')
    .execute();
  return lines.length === 0 || lines.some(({ line_total_amount: total }) => total > 0);
}
