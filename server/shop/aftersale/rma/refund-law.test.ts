import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { moneyToPromise, moneyToSend, type PaymentMoney } from '#rules/disputes.ts';
import { allocate } from '#rules/shares.ts';
import { type Claim, type OpenLine, openLineOf } from '../../orders/claims.ts';
import type { OrderLineRow, OrderRow } from '../../orders/order-row.ts';
import { refundOf } from '../withdrawal-lines.ts';

const orders = 10_000 * inject('share');

interface Step {
  readonly do: 'request' | 'withdraw' | 'takeBack' | 'settle' | 'give' | 'dispute' | 'win' | 'lose' | 'send';
  /** Which line, or which of the open claims or disputes; taken modulo how many there are. */
  readonly which: number;
  readonly pieces: number;
  /** What the inspection finds it is still worth, and what of the rest a bank disputes or the shop gives as goodwill, of 100. */
  readonly worth: number;
}

interface Life {
  readonly lines: readonly { readonly quantity: number; readonly unit: number; readonly discount: number }[];
  readonly isTaxIncluded: boolean;
  readonly steps: readonly Step[];
}

const ofClaims = ['request', 'withdraw', 'takeBack', 'settle', 'settle'] as const;
const ofBanks = ['give', 'dispute', 'win', 'lose', 'send'] as const;

const stepsOf = (...kinds: readonly Step['do'][]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      do: fc.constantFrom(...kinds),
      which: fc.nat(20),
      pieces: fc.integer({ min: 1, max: 7 }),
      worth: fc.oneof(fc.constant(100), fc.nat(100)),
    }),
    { maxLength: 40 },
  );

/** Half of all orders know neither banks nor goodwill: what comes back of them is exact. */
const life: fc.Arbitrary<Life> = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 7 }),
      unit: fc.integer({ min: 0, max: 9_999 }),
      discount: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  isTaxIncluded: fc.boolean(),
  steps: fc.oneof(stepsOf(...ofClaims), stepsOf(...ofClaims, ...ofBanks)),
});

type Allocation = (order: OrderRow, open: OpenLine, pieces: number) => number;

/** What may be promised and what may be sent of a payment. */
interface MoneyRule {
  readonly promise: typeof moneyToPromise;
  readonly send: typeof moneyToSend;
}

const right: MoneyRule = { promise: moneyToPromise, send: moneyToSend };

interface Ledger {
  readonly paid: number;
  /** By the shop. */
  readonly refunded: number;
  /** By banks, for good. */
  readonly lost: number;
  /** What shop and banks held or had given back at once, at most. */
  readonly most: number;
  /** Given by the shop without a claim. */
  readonly goodwill: number;
  /** What inspections kept back. */
  readonly deducted: number;
}

/**
 * Lives an order through its steps, then lets the banks decide and gives everything back that is left. A refund is promised when
 * its claim is settled and sent when its money is there.
 */
function live({ lines, isTaxIncluded, steps }: Life, allocation: Allocation, rule: MoneyRule): Ledger {
  const order = { tax_included: isTaxIncluded ? 1 : 0 } as OrderRow;
  const rows = lines.map(({ quantity, unit, discount }, index) => {
    const total = quantity * unit - Math.floor((quantity * unit * discount) / 100);
    const tax = Math.round(total * 0.0875);
    return {
      id: `L${index}`,
      quantity,
      line_total_amount: total,
      tax_amount: tax,
      refunded_quantity: 0,
    } as OrderLineRow;
  });
  const paid = rows.reduce((sum, line) => sum + line.line_total_amount + (isTaxIncluded ? 0 : line.tax_amount), 0);
  let claims: Claim[] = [];
  let promises: number[] = [];
  let disputes: readonly { readonly amount: number; readonly status: 'OPEN' | 'WON' | 'LOST' }[] = [];
  let [refunded, deducted, goodwill, most] = [0, 0, 0, 0];
  const money = (): PaymentMoney => {
    const sumOf = (status: string): number =>
      disputes.reduce((sum, dispute) => (dispute.status === status ? sum + dispute.amount : sum), 0);
    const promised = promises.reduce((sum, amount) => sum + amount, 0);
    return { paid, refunded, promised, disputed: sumOf('OPEN'), lost: sumOf('LOST') };
  };
  /** The bank itself takes no more than shop and banks have left. */
  const dispute = (percent: number): void => {
    const { disputed, lost } = money();
    const amount = Math.floor(((paid - refunded - disputed - lost) * percent) / 100);
    if (amount > 0) disputes = [...disputes, { amount, status: 'OPEN' }];
  };
  const decide = (which: number, status: 'WON' | 'LOST'): void => {
    const open = disputes.filter((one) => one.status === 'OPEN');
    const decided = open[which % Math.max(1, open.length)];
    disputes = disputes.map((one) => (one === decided ? { ...one, status } : one));
  };
  /** Sends what waits as far as it may; what a bank has given back for good is cut off. */
  const send = (): void => {
    promises = promises.filter((promise) => {
      const left = rule.send(money());
      const isOpen = money().disputed > 0;
      if (promise > left && isOpen) return true;
      refunded += Math.min(promise, left);
      return false;
    });
    const { disputed, lost } = money();
    most = Math.max(most, refunded + disputed + lost);
  };
  const ask = (line: OrderLineRow, pieces: number, isRma: boolean): void => {
    const open = openLineOf(line, claims);
    if (pieces === 0 || open.left < pieces || (isRma && open.openRmaNo !== undefined)) return;
    const amount = allocation(order, open, pieces);
    const claim = {
      orderNo: '',
      lineId: line.id,
      quantity: pieces,
      amount,
      isForItems: false,
      isOpen: true,
      isDecided: !isRma,
      isByChoice: true,
    };
    claims.push(isRma ? { ...claim, rmaNo: `R${claims.length}` } : claim);
  };
  const settle = (claim: Claim | undefined, worth: number): void => {
    const line = rows.find(({ id }) => id === claim?.lineId);
    if (!claim || !line) return;
    const deduction = claim.rmaNo === undefined ? 0 : claim.amount - Math.floor((claim.amount * worth) / 100);
    const promise = Math.min(claim.amount - deduction, rule.promise(money()));
    promises.push(promise);
    deducted += deduction;
    line.refunded_quantity += claim.quantity;
    claims = claims.map((each) => (each === claim ? { ...each, isOpen: false } : each));
  };
  const openClaims = (): Claim[] => claims.filter(({ isOpen }) => isOpen);
  for (const { do: what, which, pieces, worth } of steps) {
    const line = rows[which % rows.length];
    const claim = openClaims()[which % Math.max(1, openClaims().length)];
    if (line && (what === 'request' || what === 'withdraw')) ask(line, pieces, what === 'request');
    if (what === 'settle') settle(claim, worth);
    if (what === 'dispute') dispute(worth);
    if (what === 'win' || what === 'lose') decide(which, what === 'win' ? 'WON' : 'LOST');
    if (what === 'send') send();
    const rest = rule.promise(money()) - money().disputed;
    if (what === 'give' && rest > 0) {
      const gift = Math.floor((rest * worth) / 1_000);
      promises.push(gift);
      goodwill += gift;
    }
    // Nobody can take a withdrawal back.
    if (what === 'takeBack' && claim?.rmaNo !== undefined) claims = claims.filter((each) => each !== claim);
  }
  while (money().disputed > 0) decide(0, steps.length % 2 === 0 ? 'WON' : 'LOST');
  for (const claim of openClaims()) settle(claim, 100);
  for (const line of rows) {
    ask(line, openLineOf(line, claims).left, false);
    settle(openClaims()[0], 100);
  }
  send();
  return { paid, refunded, deducted, goodwill, most, lost: money().lost };
}

const law = (allocation: Allocation, rule = right) =>
  fc.property(life, (one) => {
    const { paid, refunded, deducted, goodwill, most, lost } = live(one, allocation, rule);
    const back = refunded + lost;
    // What an inspection kept may have come back as goodwill, or from a bank.
    return most <= paid && back <= paid && back + deducted >= paid && (goodwill + lost > 0 || back + deducted === paid);
  });

it(`${orders} orders pay back what was paid to the last unit, however they are given back and disputed`, () => {
  fc.assert(law(refundOf), { numRuns: orders });
});

const naive: Readonly<Record<string, Allocation>> = {
  'rounds the price of a piece': (order, { line }, pieces) => {
    const total = line.line_total_amount + (order.tax_included === 1 ? 0 : line.tax_amount);
    return Math.round(total / line.quantity) * pieces;
  },
  'shares by position alone, which requests that are taken back shift': (order, { line, gone }, pieces) => {
    const total = line.line_total_amount + (order.tax_included === 1 ? 0 : line.tax_amount);
    const shares = allocate(
      total,
      Array.from({ length: line.quantity }, () => 1),
    );
    return shares.slice(gone, gone + pieces).reduce((sum, share) => sum + share, 0);
  },
};

it.each(Object.entries(naive))('the law catches an allocation that %s', (_, allocation) => {
  expect(fc.check(law(allocation), { numRuns: 10_000 }).failed).toBe(true);
});

const naiveMoney: Readonly<Record<string, MoneyRule>> = {
  'sends what a bank has taken back': {
    promise: moneyToPromise,
    send: (money) => moneyToSend({ ...money, disputed: 0, lost: 0 }),
  },
  'sends what a bank holds': { promise: moneyToPromise, send: (money) => moneyToSend({ ...money, disputed: 0 }) },
  'promises nothing of what a bank holds, and so keeps it when the bank gives it back': {
    promise: (money) => Math.max(0, moneyToPromise(money) - money.disputed),
    send: moneyToSend,
  },
};

it.each(Object.entries(naiveMoney))('the law catches a rule that %s', (_, rule) => {
  expect(fc.check(law(refundOf, rule), { numRuns: 10_000 }).failed).toBe(true);
});
