import { day } from '#rules/durations.ts';
import { dayAfter, dayOf, lastDayOfNextYear, mondayOf } from '../calendar.ts';
import type { Clockwork, LastCheckIn } from './clockwork.ts';

/** Coins that came together and run out together. */
interface Batch {
  /** Counts batches in the order in which they were made. */
  readonly serial: number;
  /** When its coins are gone (epoch ms); Infinity while it is pending. */
  end: number;
  left: number;
  reminded: number;
}

interface Part {
  readonly batch: Batch;
  amount: number;
}

export interface ModelOrder {
  readonly orderNo: string;
  /** Coins that it was placed with. */
  readonly amount: number;
  state: 'PLACED' | 'CLOSED' | 'PAID' | 'COMPLETED';
  /** What it holds, or has spent and not got back. */
  parts: Part[];
  earned: Batch | undefined;
  pending: number;
  /** False where it was worth nothing. */
  hasEarned: boolean;
}

const rewards = [5, 5, 10, 10, 15, 15, 30];
const cap = 300;
const zoneStays = 30 * day;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What a member should have: batches of coins with their ends, and nothing of lots, books or entries. */
export class MemberModel {
  readonly orders: ModelOrder[] = [];
  readonly claims = new Set<string>();
  /** Instants of check-ins, tasks and reviews with their coins, of the last few days. */
  #rewards: { readonly instant: number; readonly amount: number }[] = [];
  #batches: Batch[] = [];
  #made = 0;
  #zone: string | undefined;
  #zoneSince: number | undefined;
  #last: LastCheckIn | undefined;
  readonly #clockwork: Clockwork;
  readonly #marketZone: string;

  constructor(clockwork: Clockwork, marketZone: string) {
    this.#clockwork = clockwork;
    this.#marketZone = marketZone;
  }

  get zone(): string {
    return this.#zone ?? this.#marketZone;
  }
  get available(): number {
    return sum(this.#batches.map(({ left }) => left));
  }
  get pending(): number {
    return sum(this.orders.map(({ pending }) => pending));
  }
  get locked(): number {
    return sum(
      this.orders.flatMap(({ state, parts }) => (state === 'PLACED' ? parts.map(({ amount }) => amount) : [])),
    );
  }

  /** The zone that a device has named; null before that. */
  get namedZone(): string | null {
    return this.#zone ?? null;
  }

  /** A device names its zone: it counts when none was named within 30 days. */
  hear(zone: string, now: number): void {
    const after = this.zoneAfter(zone, now);
    if (this.#zone !== after) this.#zoneSince = now;
    this.#zone = after;
  }

  /** The zone after `hear`; nothing changes. */
  zoneAfter(zone: string, now: number): string {
    const isFixed = this.#zoneSince !== undefined && now - this.#zoneSince < zoneStays;
    return isFixed && this.#zone !== undefined ? this.#zone : zone;
  }

  /** @returns undefined where the day is checked in, else the place in the row and the coins */
  checkIn(now: number): { readonly row: number; readonly reward: number } | undefined {
    const row = this.#clockwork.nextRow(this.#last, now, this.zone);
    if (row === undefined) return undefined;
    const reward = Math.min(rewards[row - 1] ?? 0, this.#roomOfDay(now, this.zone));
    this.#last = { instant: now, day: dayOf(now, this.zone), row };
    this.#earn(reward, now);
    return { row, reward };
  }

  /** How many days of the strip are lit by the clock of a zone. */
  litDays(now: number, zone: string): number {
    const next = this.#clockwork.nextRow(this.#last, now, zone);
    return next === undefined ? (this.#last?.row ?? 0) : next - 1;
  }

  /** The name of the period of a task that a claim in a zone falls into. */
  periodOf(period: 'ONCE' | 'DAILY' | 'WEEKLY', now: number, zone: string): string {
    if (period === 'ONCE') return 'once';
    return period === 'DAILY' ? dayOf(now, zone) : mondayOf(dayOf(now, zone));
  }

  /** What a reward comes to on the day of a zone: the limit of the day cuts it. */
  fitting(reward: number, now: number, zone: string): number {
    return Math.min(reward, this.#roomOfDay(now, zone));
  }

  reward(amount: number, now: number): void {
    this.#earn(amount, now);
  }

  /** Coins that run out by the rule: with the month in which they came, a year later. */
  add(amount: number, now: number): void {
    if (amount > 0) this.#insert(this.#batch(amount, this.#endByRule(now)));
  }

  /** The instants after one and up to another at which coins run out. */
  endsWithin(after: number, until: number): ReadonlySet<number> {
    return new Set(this.#batches.flatMap(({ end, left }) => (left > 0 && end > after && end <= until ? [end] : [])));
  }

  /** When coins run out next, and how many; null where there are none. */
  nextEnd(): readonly [number, number] | null {
    const next = this.#batches.find(({ left }) => left > 0);
    if (!next) return null;
    return [next.end, sum(this.#batches.flatMap(({ end, left }) => (end === next.end ? [left] : [])))];
  }

  /** Coins of batches that are over are gone; what an order gives back to one of them comes in a new batch. */
  expire(now: number): void {
    for (const batch of this.#batches) if (batch.end <= now) batch.left = 0;
    this.#batches = this.#batches.filter(({ end }) => end > now);
    this.#rewards = this.#rewards.filter(({ instant }) => instant > now - 3 * day);
  }

  /** Takes coins, those that run out first; a batch that is named comes before all others. @returns undefined for too many */
  consume(amount: number, first?: Batch): Part[] | undefined {
    if (amount > this.available) return undefined;
    let missing = amount;
    const ordered = first === undefined ? this.#batches : [first, ...this.#batches.filter((batch) => batch !== first)];
    const parts: Part[] = [];
    for (const batch of ordered) {
      const taken = Math.min(batch.left, missing);
      if (taken === 0) continue;
      batch.left -= taken;
      missing -= taken;
      parts.push({ batch, amount: taken });
    }
    return parts;
  }

  place(orderNo: string, amount: number): ModelOrder | undefined {
    const parts = this.consume(amount);
    if (!parts) return undefined;
    const order: ModelOrder = {
      orderNo,
      amount,
      state: 'PLACED',
      parts,
      earned: undefined,
      pending: 0,
      hasEarned: false,
    };
    this.orders.push(order);
    return order;
  }

  close(order: ModelOrder, now: number): void {
    order.state = 'CLOSED';
    for (const { batch, amount } of order.parts) if (batch.end > now) batch.left += amount;
    order.parts = [];
  }

  /** The order is paid; one that was closed needs its coins again. @returns false where they are not there */
  pay(order: ModelOrder, earned: number): boolean {
    if (order.state === 'CLOSED') {
      const parts = this.consume(order.amount);
      if (!parts) return false;
      order.parts = parts;
    }
    order.state = 'PAID';
    order.earned = this.#batch(0, Number.POSITIVE_INFINITY);
    order.pending = earned;
    order.hasEarned = earned > 0;
    return true;
  }

  complete(order: ModelOrder, now: number): void {
    order.state = 'COMPLETED';
    const { earned, pending } = order;
    if (!earned || pending === 0) return;
    earned.left = pending;
    earned.end = this.#endByRule(now);
    order.pending = 0;
    this.#insert(earned);
  }

  /** Coins of an order come back in proportion to what each batch has still to get; an overdue part lives 30 days more. */
  refund(order: ModelOrder, amount: number, now: number): void {
    const parts = order.parts.filter((part) => part.amount > 0).toSorted((a, b) => before(a.batch, b.batch));
    const shares = sharesOf(
      amount,
      parts.map((part) => part.amount),
    );
    let late = 0;
    for (const [index, part] of parts.entries()) {
      const share = shares[index] ?? 0;
      part.amount -= share;
      if (part.batch.end > now) part.batch.left += share;
      else late += share;
    }
    if (late === 0) return;
    this.#insert(this.#batch(late, this.#clockwork.endOf(dayAfter(dayOf(now, this.zone), 30), this.zone)));
  }

  /** @returns what could not be taken */
  clawBack(order: ModelOrder, amount: number): number {
    const fromPending = Math.min(order.pending, amount);
    const fromAvailable = Math.min(this.available, amount - fromPending);
    order.pending -= fromPending;
    this.consume(fromAvailable, order.earned);
    return amount - fromPending - fromAvailable;
  }

  /** Sums of coins by their end that a reminder of so many days is due for; they count as reminded then. */
  remind(now: number, days: number): { readonly end: number; readonly coins: number }[] {
    const due = this.#batches.filter(
      ({ left, end, reminded }) => left > 0 && end > now && end <= now + days * day && reminded > days,
    );
    for (const batch of due) batch.reminded = days;
    const found = [...new Set(due.map(({ end }) => end))];
    return found.map((end) => ({ end, coins: sum(due.flatMap((batch) => (batch.end === end ? [batch.left] : []))) }));
  }

  #roomOfDay(now: number, zone: string): number {
    const today = dayOf(now, zone);
    const earned = this.#rewards.filter(({ instant }) => dayOf(instant, zone) === today);
    return Math.max(0, cap - sum(earned.map(({ amount }) => amount)));
  }

  #earn(amount: number, now: number): void {
    this.#rewards.push({ instant: now, amount });
    this.add(amount, now);
  }

  #endByRule(now: number): number {
    return this.#clockwork.endOf(lastDayOfNextYear(dayOf(now, this.zone)), this.zone);
  }

  #batch(left: number, end: number): Batch {
    this.#made += 1;
    return { serial: this.#made, end, left, reminded: Number.POSITIVE_INFINITY };
  }

  #insert(batch: Batch): void {
    this.#batches.push(batch);
    this.#batches.sort(before);
  }
}

const before = (a: Batch, b: Batch): number => a.end - b.end || a.serial - b.serial;

/** Whole shares of an amount in proportion to weights: the largest fractions are rounded up, the earlier of equal ones. */
function sharesOf(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  const shared = Math.min(amount, total);
  const shares = weights.map((weight) => Math.floor((shared * weight) / total));
  const byFraction = weights
    .map((weight, index) => ({ index, fraction: (shared * weight) % total }))
    .toSorted((a, b) => b.fraction - a.fraction || a.index - b.index);
  const missing = shared - sum(shares);
  for (const { index } of byFraction.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
