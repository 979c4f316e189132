import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { allocate } from '#rules/shares.ts';
import { type Claim, type OpenLine, openLineOf } from '../../orders/claims.ts';
import type { OrderLineRow, OrderRow } from '../../orders/order-row.ts';
import { refundOf } from '../withdrawal-lines.ts';

const orders = 10_000 * inject('share');

interface Step {
  readonly do: 'request' | 'withdraw' | 'takeBack' | 'settle';
  /** Which line, or which of the open claims; taken modulo how many there are. */
  readonly which: number;
  readonly pieces: number;
  /** What the inspection finds it is still worth, of 100. */
  readonly worth: number;
}

interface Life {
  readonly lines: readonly { readonly quantity: number; readonly unit: number; readonly discount: number }[];
  readonly isTaxIncluded: boolean;
  readonly steps: readonly Step[];
}

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
  steps: fc.array(
    fc.record({
      do: fc.constantFrom('request', 'withdraw', 'takeBack', 'settle'),
      which: fc.nat(20),
      pieces: fc.integer({ min: 1, max: 7 }),
      worth: fc.oneof(fc.constant(100), fc.nat(100)),
    }),
    { maxLength: 30 },
  ),
});

type Allocation = (order: OrderRow, open: OpenLine, pieces: number) => number;

interface Ledger {
  readonly paid: number;
  readonly refunded: number;
  /** What inspections kept back. */
  readonly deducted: number;
}

/** Lives an order through its steps, then gives everything back that is left. */
function live({ lines, isTaxIncluded, steps }: Life, allocation: Allocation): Ledger {
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
  let claims: Claim[] = [];
  let refunded = 0;
  let deducted = 0;
  const ask = (line: OrderLineRow, pieces: number, isRma: boolean): void => {
    const open = openLineOf(line, claims);
    if (pieces === 0 || open.left < pieces || (isRma && open.openRmaNo !== undefined)) return;
    const amount = allocation(order, open, pieces);
    const claim = {
      orderNo: '',
      lineId: line.id,
      quantity: pieces,
      amount,
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
    refunded += claim.amount - deduction;
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
    // Nobody can take a withdrawal back.
    if (what === 'takeBack' && claim?.rmaNo !== undefined) claims = claims.filter((each) => each !== claim);
  }
  for (const claim of openClaims()) settle(claim, 100);
  for (const line of rows) {
    ask(line, openLineOf(line, claims).left, false);
    settle(openClaims()[0], 100);
  }
  const paid = rows.reduce((sum, line) => sum + line.line_total_amount + (isTaxIncluded ? 0 : line.tax_amount), 0);
  return { paid, refunded, deducted };
}

const law = (allocation: Allocation) =>
  fc.property(life, (one) => {
    const { paid, refunded, deducted } = live(one, allocation);
    return refunded <= paid && refunded + deducted === paid;
  });

it(`${orders} orders pay back what was paid to the last unit, however they are given back`, () => {
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
