import { describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import type { DepositTerms } from '#rules/deposits.ts';
import { type KindFacts, kindOf, type KindOfOrder, orderKinds, type PledgeFacts } from './order-kinds.ts';
import type { OrderRow } from './order-row.ts';
import { statusText } from './status-texts.ts';

const now = Date.UTC(2026, 10, 29, 12);
const paid = {
  order_no: 'LUS1',
  site: 'US',
  currency: 'USD',
  kind: 'NORMAL',
  status: 'PAID',
  deposit_order_no: null,
  goods_total_amount: 9_900,
  coins_used: 0,
  paid_amount: 10_618,
  lost_amount: 0,
  cancel_requested_at: null,
  placed_time: now,
  paid_time: now,
  delivered_time: null,
  close_reason: null,
} as OrderRow;
const deposit = { kind: 'DEPOSIT', goods_total_amount: 1_000 } as const;
const terms: DepositTerms = {
  site: 'US',
  depositAmount: 1_000,
  worthAmount: 3_000,
  balanceStart: Date.UTC(2027, 7, 5, 16),
  shipStart: Date.UTC(2027, 7, 20, 16),
};
const pledge: PledgeFacts = {
  status: 'OPEN',
  goal: { kind: 'UNITS', value: 500 },
  pledged: { units: 413, amount: 0 },
  endTime: now + 40 * day,
  shipMonth: '2027-07',
};

interface Said {
  /** On the thank-you page, the order page and the list; undefined for the day of arrival. */
  readonly headline?: string;
  readonly stops?: readonly string[];
  readonly hint: RegExp;
  /** The first of what happens next. */
  readonly next: RegExp;
}

const kinds: Readonly<Record<KindOfOrder, { order: Partial<OrderRow>; facts?: KindFacts; said: Said }>> = {
  ORDINARY: { order: {}, said: { hint: /^We’ll pack it soon/, next: /^We’re packing your lights/ } },
  PREORDER: { order: { kind: 'PREORDER' }, said: { hint: /^We’ll pack it soon/, next: /as soon as it’s released/ } },
  BALANCE: {
    order: { kind: 'PREORDER', deposit_order_no: 'LUS0', status: 'AWAITING_RELEASE' },
    said: { hint: /ships as soon as it’s released/, next: /paid in full/ },
  },
  COINS: {
    order: { goods_total_amount: 0, coins_used: 2_400 },
    said: { hint: /get your coins back/, next: /^We’re packing your lights/ },
  },
  PRIZE: { order: { kind: 'PRIZE' }, said: { hint: /^We’ll pack your prize soon/, next: /^We’re packing your prize/ } },
  DEPOSIT: {
    order: deposit,
    facts: { deposit: { state: 'RESERVED', terms, balance: 5_900 } },
    said: {
      headline: 'Reserved. Balance $59.00 due Thu, Aug 5, 2027',
      stops: ['Deposit', 'Balance', 'Shipping'],
      hint: /Your light ships from Fri, Aug 20, 2027\.$/,
      next: /reserved/,
    },
  },
  PLEDGE: {
    order: { kind: 'CROWDFUND' },
    facts: { pledge },
    said: {
      headline: '413 of 500 pledged',
      stops: ['Pledged', 'Goal', 'Made', 'Shipping'],
      hint: /^If the goal is reached by Fri, Jan 8, 2027, your light ships in July 2027\. If not, we refund all \$106\.18\.$/,
      next: /to reach its goal/,
    },
  },
};

describe('an order that is paid says what it is', () => {
  it.each(Object.entries(kinds))('%s', (kind, { order: own, facts = {}, said }) => {
    const order = { ...paid, ...own };
    expect(kindOf(order)).toBe(kind);
    const { next, storyOf } = orderKinds[kindOf(order)];
    const story = storyOf?.(order, facts, now);
    expect(story?.headline).toBe(said.headline);
    expect(story?.stops.map(({ label }) => label)).toEqual(said.stops);
    expect(statusText(order, { story }).hint).toMatch(said.hint);
    expect((story?.next ?? next)[0]).toMatch(said.next);
  });

  it('and nothing of it once a bank or a cancellation has to be waited for', () => {
    expect(statusText({ ...paid, ...deposit }, { isDisputed: true }).hint).toMatch(/your bank has decided/);
    expect(statusText({ ...paid, ...deposit, cancel_requested_at: now }).text).toBe('Cancellation requested');
  });
});

it.each([
  ['OPEN', '413 of 500 pledged'],
  ['PRODUCING', 'Goal reached. Ships in July 2027'],
  ['FAILED', 'Goal missed at 413 of 500'],
] as const)('a pledge of a project that is %s', (status, headline) => {
  const order = { ...paid, kind: 'CROWDFUND' as const };
  expect(orderKinds.PLEDGE.storyOf?.(order, { pledge: { ...pledge, status } }, now)?.headline).toBe(headline);
});

it.each([
  ['COMPLETED', 'Deposit used'],
  ['REFUNDED', 'Deposit returned'],
  ['FORFEITED', 'Reservation ended'],
] as const)('a settled deposit whose reservation is %s', (state, headline) => {
  const order = { ...paid, ...deposit, status: 'COMPLETED' as const };
  expect(orderKinds.DEPOSIT.storyOf?.(order, { deposit: { state, terms, balance: 5_900 } }, now)?.headline).toBe(
    headline,
  );
});
