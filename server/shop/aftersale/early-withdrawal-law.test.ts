import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { type GiftChoice, giftChoices } from '#rules/gift-returns.ts';
import { refundOfDelivery } from '#rules/withdrawal.ts';
import { type Claim, openLineOf } from '../orders/claims.ts';
import { leftToShip, type OrderLineRow, type OrderRow } from '../orders/order-row.ts';
import {
  isNothingLeft,
  type LinePieces,
  paidDeliveryOf,
  refundOf,
  type Withdrawal,
  withdrawalOf,
} from './withdrawal-lines.ts';

const orders = 10_000 * inject('share');

interface Step {
  readonly do: 'ship' | 'withdraw' | 'withdraw all' | 'return';
  /** Which line, or which withdrawal that waits for its pieces; taken modulo how many there are. */
  readonly which: number;
  readonly pieces: number;
}

interface Life {
  readonly lines: readonly { readonly quantity: number; readonly total: number }[];
  readonly shipping: number;
  readonly protection: number;
  readonly gift: { readonly quantity: number; readonly unit: number; readonly threshold: number } | null;
  /** What the shopper answers whenever a gift is asked about. */
  readonly choice: GiftChoice;
  /** A gift that comes back alone never comes. */
  readonly isGiftLost: boolean;
  readonly steps: readonly Step[];
}

const life: fc.Arbitrary<Life> = fc.record({
  lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 6 }), total: fc.nat(30_000) }), {
    minLength: 1,
    maxLength: 3,
  }),
  shipping: fc.constantFrom(0, 250, 499, 1_299),
  protection: fc.constantFrom(0, 298),
  gift: fc.option(
    fc.record({ quantity: fc.integer({ min: 1, max: 2 }), unit: fc.nat(9_000), threshold: fc.nat(40_000) }),
  ),
  choice: fc.constantFrom(...giftChoices),
  isGiftLost: fc.boolean(),
  steps: fc.array(
    fc.record({
      do: fc.constantFrom('ship', 'ship', 'withdraw', 'withdraw', 'withdraw all', 'return'),
      which: fc.nat(20),
      pieces: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 20 },
  ),
});

type Rule = typeof withdrawalOf;

/** A line whose counts a life changes. */
type Line = { -readonly [Key in keyof OrderLineRow]: OrderLineRow[Key] };

interface Ledger {
  readonly paid: number;
  readonly refunded: number;
  /** What the shop may keep, because something was sent: the surcharge of express, and the protection. */
  readonly earned: number;
  /** Every piece was sent or stayed, and none both. */
  readonly isEachPieceSomewhere: boolean;
  /** Kept for gifts that stay with the shopper. */
  readonly deducted: number;
  /** Every deduction is the price of the gifts that were sent and stay, at most what goes back, and no part is below 0. */
  readonly isEachDeductionRight: boolean;
  /** For each gift that comes back alone its price waits, at most what goes back for the goods. */
  readonly isEachHoldRight: boolean;
}

const giftId = 'G';

/** A gift that all goods of an order count towards. */
function giftRow({ quantity, unit, threshold }: NonNullable<Life['gift']>, goods: readonly Line[]): Line {
  return {
    ...({ shipped_quantity: 0, cancelled_quantity: 0, refunded_quantity: 0 } as Line),
    id: giftId,
    quantity,
    gift: 1,
    unit_amount: unit,
    line_total_amount: 0,
    tax_amount: 0,
    discounts: '[]',
    gift_terms: JSON.stringify({ threshold, lineIds: goods.map(({ id }) => id) }),
  };
}

/** Lives an order through its steps, then withdraws from all that is left and sends everything back. */
function live({ lines, shipping, protection, gift, choice, isGiftLost, steps }: Life, rule: Rule): Ledger {
  const order = {
    site: 'EU',
    tax_included: 1,
    shipping_method: 'EXPRESS',
    goods_total_amount: lines.reduce((sum, { total }) => sum + total, 0),
    coin_discount_amount: 0,
    shipping_amount: shipping,
    shipping_discount_amount: 0,
    protection_amount: protection,
  } as OrderRow;
  const counts = { shipped_quantity: 0, cancelled_quantity: 0, refunded_quantity: 0 };
  const goods = lines.map(({ quantity, total }, index) => {
    const amounts = { line_total_amount: total, tax_amount: 0, discounts: '[]' };
    return { id: `L${index}`, quantity, gift: 0, ...amounts, ...counts } as Line;
  });
  const rows = [...goods, ...(gift ? [giftRow(gift, goods)] : [])];
  const paid = rows.reduce((sum, row) => sum + row.line_total_amount, shipping + protection);
  const claims: Claim[] = [];
  const waiting: { readonly part: Withdrawal['sent']; readonly claimed: readonly Claim[] }[] = [];
  let refunded = 0;
  let deliveryBack = 0;
  let deducted = 0;
  let [isEachDeductionRight, isEachHoldRight] = [true, true];
  const payBack = ({ part, claimed }: (typeof waiting)[number]): void => {
    const isLost = isGiftLost && part.lines.length > 0 && part.lines.every(({ giftChoice }) => giftChoice === 'RETURN');
    if (isLost) deducted += part.amount;
    else refunded += part.amount;
    for (const claim of claimed) {
      claims.splice(claims.indexOf(claim), 1, { ...claim, isOpen: false });
      const row = rows.find(({ id }) => id === claim.lineId);
      if (row) row.refunded_quantity += claim.quantity;
    }
  };
  const withdraw = (chosen?: readonly LinePieces[]): void => {
    const open = rows.map((row) => ({ ...openLineOf(row, claims), requestedPieces: 0 }));
    const possible = chosen?.every(({ lineId, quantity }) =>
      open.some(({ line, left }) => line.id === lineId && left >= quantity),
    );
    if (possible === false || isNothingLeft(open)) return;
    const {
      unsent,
      sent,
      shipping: back,
    } = rule(
      order,
      { open, deliveryBack, moneyLeft: paid - refunded },
      { gifts: [{ lineId: giftId, choice }], ...(chosen ? { lines: chosen } : {}) },
    );
    deliveryBack += back;
    const all = [...unsent.lines, ...sent.lines];
    const keptPieces = all.reduce(
      (sum, { giftChoice, quantity }) => (giftChoice === 'DEDUCT' ? sum + quantity : sum),
      0,
    );
    const money = all.reduce((sum, { amount }) => sum + amount, 0);
    const deduction = unsent.giftAmount + sent.giftAmount;
    deducted += deduction;
    isEachDeductionRight &&=
      deduction === Math.min(keptPieces * (gift?.unit ?? 0), money) && unsent.amount >= 0 && sent.amount >= 0;
    const alone = sent.lines.every(({ giftChoice }) => giftChoice !== undefined) ? sent.lines : [];
    const aloneWorth = alone.reduce(
      (sum, { giftChoice, quantity }) => (giftChoice === 'RETURN' ? sum + quantity * (gift?.unit ?? 0) : sum),
      0,
    );
    isEachHoldRight &&= alone.length === 0 || sent.amount === Math.min(aloneWorth, money - deduction);
    const claim = (part: Withdrawal['sent']) => {
      const claimed = part.lines.map((line): Claim => ({
        ...line,
        orderNo: '',
        isOpen: true,
        isForItems: false,
        isDecided: true,
        isByChoice: true,
      }));
      claims.push(...claimed);
      return { part, claimed };
    };
    for (const { lineId, quantity, giftChoice } of unsent.lines) {
      if (giftChoice !== undefined) continue;
      const row = rows.find(({ id }) => id === lineId);
      if (row) row.cancelled_quantity += quantity;
    }
    payBack(claim(unsent));
    if (sent.lines.length > 0) waiting.push(claim(sent));
  };
  const arrive = (which: number): void => {
    const [withdrawal] = waiting.splice(which % Math.max(1, waiting.length), 1);
    if (withdrawal) payBack(withdrawal);
  };
  for (const { do: what, which, pieces } of steps) {
    const row = rows[which % rows.length];
    if (what === 'ship' && row) row.shipped_quantity += Math.min(pieces, leftToShip(row));
    if (what === 'withdraw' && row) withdraw([{ lineId: row.id, quantity: pieces }]);
    if (what === 'withdraw all') withdraw();
    if (what === 'return') arrive(which);
  }
  withdraw();
  while (waiting.length > 0) arrive(0);
  const wasSent = rows.some((row) => row.shipped_quantity > 0);
  return {
    paid,
    refunded,
    deducted,
    isEachDeductionRight,
    isEachHoldRight,
    earned: wasSent ? shipping - refundOfDelivery(paidDeliveryOf(order)) + protection : 0,
    isEachPieceSomewhere: rows.every(
      (row) => row.shipped_quantity + row.cancelled_quantity === row.quantity && row.refunded_quantity === row.quantity,
    ),
  };
}

const law = (rule: Rule) =>
  fc.property(life, (one) => {
    const { paid, refunded, earned, deducted, ...holds } = live(one, rule);
    const { isEachPieceSomewhere, isEachDeductionRight, isEachHoldRight } = holds;
    const isEachRight = isEachPieceSomewhere && isEachDeductionRight && isEachHoldRight;
    return isEachRight && refunded + deducted + earned === paid;
  });

it(`${orders} orders that are withdrawn from before, while and after they are sent pay back what is owed, less gifts that stay, to the cent`, () => {
  fc.assert(law(withdrawalOf), { numRuns: orders });
});

const naive: Readonly<Record<string, Rule>> = {
  'gives standard delivery back at most, although nothing was sent': (order, open, request) => {
    const right = withdrawalOf(order, open, request);
    const surplus =
      right.protection + right.shipping - refundOfDelivery({ ...paidDeliveryOf(order), paid: right.shipping });
    const { unsent } = right;
    return unsent.lines.length === 0 ? right : { ...right, unsent: { ...unsent, amount: unsent.amount - surplus } };
  },
  'shares out what was sent as if nothing stayed here': (order, open, request) => {
    const right = withdrawalOf(order, open, request);
    const lines = right.sent.lines.map((line) => {
      const one = open.open.find(({ line: { id } }) => id === line.lineId);
      return one ? { ...line, amount: refundOf(order, one, line.quantity) } : line;
    });
    const delivery = right.sent.amount - right.sent.lines.reduce((sum, { amount }) => sum + amount, 0);
    const amount = lines.reduce((sum, line) => sum + line.amount, delivery);
    return { ...right, sent: { ...right.sent, lines, amount } };
  },
  'takes the price of a gift off the part alone that was sent': (order, open, request) => {
    const right = withdrawalOf(order, open, request);
    const { unsent, sent } = right;
    if (sent.lines.length === 0) return right;
    return {
      ...right,
      unsent: { ...unsent, amount: unsent.amount + unsent.giftAmount, giftAmount: 0 },
      sent: { ...sent, amount: sent.amount - unsent.giftAmount, giftAmount: sent.giftAmount + unsent.giftAmount },
    };
  },
  'lets a gift be sent that is not earned any more': (order, open, request) => {
    const right = withdrawalOf(order, open, request);
    const lines = right.unsent.lines.filter(({ lineId, giftChoice }) => lineId !== giftId || giftChoice !== undefined);
    return { ...right, unsent: { ...right.unsent, lines } };
  },
  'pays the price of a gift before it has come back alone': (order, open, request) => {
    const right = withdrawalOf(order, open, request);
    const { unsent, sent } = right;
    if (!sent.lines.every(({ giftChoice }) => giftChoice === 'RETURN')) return right;
    return {
      ...right,
      unsent: { ...unsent, amount: unsent.amount + sent.amount },
      sent: { ...sent, amount: 0 },
    };
  },
  'gives express back that was sent': (order, open, request) => {
    const right = withdrawalOf(order, open, request);
    const { sent } = right;
    if (sent.lines.length === 0 || right.shipping === 0) return right;
    return { ...right, sent: { ...sent, amount: sent.amount - right.shipping + order.shipping_amount } };
  },
};

it.each(Object.entries(naive))('the law catches a rule that %s', (_, rule) => {
  expect(fc.check(law(rule), { numRuns: 10_000 }).failed).toBe(true);
});
