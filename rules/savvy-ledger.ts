import { day } from './durations.ts';
import { money, type Currency } from './money.ts';
import { savvyLevel } from './savvy-levels.ts';
import { savvyPoints } from './savvy-points.ts';

/** How long points count after they came (ms). */
export const pointsLast = 365 * day;

/** An order that was completed, and what went back of its goods. Amounts are minor units of its currency. */
export interface CompletedOrder {
  readonly orderNo: string;
  readonly completedTime: number;
  /** Its goods as they were paid in cash: neither delivery nor tax on top nor protection buys a level. */
  readonly itemsAmount: number;
  readonly currency: Currency;
  /** Goods of each refund, in the order in which they were settled; some before the order was completed. */
  readonly refunds: readonly { readonly refundNo: string; readonly settledTime: number; readonly amount: number }[];
}

/** Points that came with a coin task. */
export interface TaskPoints {
  readonly id: string;
  readonly time: number;
  readonly title: string;
  readonly points: number;
}

/** One line of the account of points. All lines up to a moment sum to the points of that moment. */
export interface SavvyEntry {
  readonly id: string;
  readonly time: number;
  readonly kind: 'ORDER' | 'REFUND' | 'TASK' | 'EXPIRED';
  /** Null for what a task gave. */
  readonly orderNo: string | null;
  /** The task; null for an order. */
  readonly title: string | null;
  /** What came, or as a negative number what went. */
  readonly points: number;
}

/** What an order did to the points: it earned some, refunds took some back, and after a year the rest is gone. */
function entriesOf(
  { orderNo, completedTime, itemsAmount, currency, refunds }: CompletedOrder,
  now: number,
): SavvyEntry[] {
  const expiry = completedTime + pointsLast;
  const before = refunds.filter(({ settledTime }) => settledTime <= completedTime);
  const inTime = refunds.slice(before.length).filter(({ settledTime }) => settledTime < expiry && settledTime <= now);
  const entries: SavvyEntry[] = [];
  const order = { orderNo, title: null };
  const worth = (amount: number): number => savvyPoints(money(Math.max(0, amount), currency));
  let amountLeft = before.reduce((left, { amount }) => left - amount, itemsAmount);
  let points = worth(amountLeft);
  entries.push({ id: orderNo, time: completedTime, kind: 'ORDER', ...order, points });
  for (const { refundNo, settledTime, amount } of inTime) {
    amountLeft -= amount;
    const left = worth(amountLeft);
    entries.push({ id: refundNo, time: settledTime, kind: 'REFUND', ...order, points: left - points });
    points = left;
  }
  if (expiry <= now)
    entries.push({ id: `${orderNo}-expired`, time: expiry, kind: 'EXPIRED', ...order, points: -points });
  return entries.filter((entry) => entry.points !== 0);
}

/** What a task did to the points: it gave some, which are gone after a year. */
function entriesOfTask({ id, time, title, points }: TaskPoints, now: number): SavvyEntry[] {
  const task = { orderNo: null, title };
  const income: SavvyEntry = { id, time, kind: 'TASK', ...task, points };
  const expiry = time + pointsLast;
  if (expiry > now) return [income];
  return [income, { id: `${id}-expired`, time: expiry, kind: 'EXPIRED', ...task, points: -points }];
}

/** The account of points up to `now`, oldest first. */
export function savvyLedger(
  orders: readonly CompletedOrder[],
  now: number,
  tasks: readonly TaskPoints[] = [],
): SavvyEntry[] {
  const ofOrders = orders.filter(({ completedTime }) => completedTime <= now).flatMap((order) => entriesOf(order, now));
  const ofTasks = tasks.filter(({ time }) => time <= now).flatMap((task) => entriesOfTask(task, now));
  return [...ofOrders, ...ofTasks].toSorted((a, b) => a.time - b.time);
}

/** The points of a moment: all lines of the account before its end. */
export const pointsAt = (ledger: readonly SavvyEntry[], moment: number): number =>
  ledger.filter(({ time }) => time <= moment).reduce((sum, { points }) => sum + points, 0);

/** Until when the level of `now` stands if nothing more is bought; undefined where it is the first, which nobody loses. */
export function levelStandsUntil(
  orders: readonly CompletedOrder[],
  now: number,
  tasks: readonly TaskPoints[] = [],
): number | undefined {
  const ofOrders = orders.map((order) => ({
    expiry: order.completedTime + pointsLast,
    points: pointsAt(savvyLedger([order], now), now),
  }));
  const counting = [...ofOrders, ...tasks.map(({ time, points }) => ({ expiry: time + pointsLast, points }))]
    .filter(({ expiry }) => expiry > now)
    .toSorted((a, b) => a.expiry - b.expiry);
  let left = counting.reduce((sum, { points }) => sum + points, 0);
  const { from } = savvyLevel(left);
  if (from === 0) return undefined;
  return counting.find(({ points }) => {
    left -= points;
    return left < from;
  })?.expiry;
}
