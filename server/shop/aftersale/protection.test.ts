import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { day, hour } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { refundOfDelivery } from '#rules/withdrawal.ts';
import { checkoutOf, homes } from '../checkout/checkout-fixture.ts';
import { readBill } from '../invoices/read-bill.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import type { Ticket } from '../orders/order-fixture.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { openRmaShop, refFor, type RmaShop } from './rma/rma-fixture.ts';
import { approveRma } from './rma/staff-moves.ts';
import { paidDeliveryOf } from './withdrawal-lines.ts';

const dome = 'LM-DOME-VERMILION';
let at: RmaShop;
beforeAll(async () => {
  at = await openRmaShop();
  for (const site of ['US', 'EU', 'JA'] as const) await at.offer(dome, site, { stock: 5_000 });
});
afterAll(() => at.close());

interface Purchase {
  readonly site?: Site;
  readonly quantity?: number;
  readonly shippingMethod?: 'STANDARD' | 'EXPRESS';
  readonly protection?: boolean;
}

/** A guest's paid order, protected unless told otherwise. */
async function buy({ site = 'US', quantity = 1, shippingMethod = 'STANDARD', protection = true }: Purchase = {}) {
  const { quote, create } = checkoutOf(at);
  const visit = { site, address: homes[site], clientId: randomUUID() };
  const lines = [{ sku: dome, quantity }];
  const { quoteHash } = await quote(lines, visit, { shippingMethod, protection });
  const { data } = await create(lines, quoteHash, visit, { shippingMethod, protection });
  const ticket: Ticket = { orderNo: data.orderNo, open: { orderKey: data.accessKey ?? '' } };
  await at.payByCard(ticket);
  return ticket;
}

const remove = ({ open, orderNo }: Ticket) => at.api.call('removeProtection', { ...open, body: { orderNo } });
const view = ({ open, orderNo }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const cancel = ({ open, orderNo }: Ticket) =>
  at.api.call('revokeOrder', {
    ...open,
    key: randomUUID(),
    body: { orderNo, mode: 'CANCEL_PAID', reasonCode: 'CHANGED_MIND' },
  });
const ship = async ({ orderNo }: Ticket) => {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
};
const refunds = async (ticket: Ticket) =>
  (await view(ticket)).refunds.map(({ amount, status }) => [amount.amount, status]);

describe('protection that is taken out of an order', () => {
  it('brings its fee back at once, says so in the history and leaves the order as it is', async () => {
    const ticket = await buy({ quantity: 2 });
    expect((await view(ticket)).protection).toMatchObject({
      state: 'ACTIVE',
      fee: { amount: 338 },
      removable: true,
      refund: { amount: 338 },
    });
    const { data } = await remove(ticket);
    expect(data).toMatchObject({
      status: 'PAID',
      paymentStatus: 'PARTLY_REFUNDED',
      protection: { state: 'CANCELLED', fee: { amount: 338 }, removable: false, coversHandover: false },
      refunds: [{ amount: { amount: 338 }, status: 'SETTLED' }],
    });
    expect(data.timeline.map(({ text }) => text)).toContain('Shipping protection removed');
    expect(data.lines.every(({ refundedQuantity }) => refundedQuantity === 0)).toBe(true);
  });

  it('is taken out once, however often and however many at a time ask for it', async () => {
    const ticket = await buy();
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(ticket)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await remove(ticket)).toMatchObject({ status: 200 });
    expect(await refunds(ticket)).toHaveLength(1);
  });

  it('stays where there is none, where it is not paid for, and once the order has left', async () => {
    expect((await remove(await buy({ protection: false }))).code).toBe('ORDER_STATE');
    expect((await remove(await at.place())).code).toBe('ORDER_STATE');
    const sent = await buy();
    await ship(sent);
    expect((await remove(sent)).code).toBe('ORDER_RELEASED');
    await deliverOrder(at.shop, sent.orderNo);
    expect((await remove(sent)).code).toBe('ORDER_STATE');
    expect(await refunds(sent)).toEqual([]);
    expect((await view(sent)).protection).toMatchObject({ state: 'ACTIVE', removable: false });
  });

  it('brings no more than is left of what was paid', async () => {
    const ticket = await buy();
    const { paid_amount: paid } = await at.order(ticket.orderNo);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL', amount: paid - 100 });
    expect((await view(ticket)).protection.refund?.amount).toBe(100);
    await remove(ticket);
    expect(await refunds(ticket)).toEqual([
      [paid - 100, 'SETTLED'],
      [100, 'SETTLED'],
    ]);
  });

  it('has a credit note of its own, without tax, and the rest keeps all of its tax', async () => {
    const ticket = await buy({ site: 'EU', quantity: 2 });
    await remove(ticket);
    await cancel(ticket);
    await sendRefunds(at.shop);
    const { invoices } = await readBill(at.shop.db, await at.order(ticket.orderNo));
    const invoice = invoices.find(({ type }) => type === 'VAT_INVOICE');
    const notes = invoices
      .filter(({ type }) => type === 'CREDIT_NOTE')
      .toSorted((a, b) => a.total.amount - b.total.amount);
    expect(notes.map(({ lines, tax }) => [lines[0]?.title, tax.amount])).toEqual([
      ['Delivery protection', 0],
      ['Refund', invoice?.tax.amount],
    ]);
    expect(notes.reduce((sum, { total }) => sum + total.amount, 0)).toBe(invoice?.total.amount);
    expect(invoice?.lines.map(({ title }) => title)).toContain('Delivery protection');
  });

  it('ends with an order that is cancelled before it is sent: its fee goes back with everything else', async () => {
    const ticket = await buy();
    await cancel(ticket);
    const { protection, paymentStatus } = await view(ticket);
    expect([protection.state, protection.removable, paymentStatus]).toEqual(['CANCELLED', false, 'REFUNDED']);
  });
});

describe('a claim about a parcel', () => {
  const notHere = { type: 'REFUND_ONLY', reason: 'NOT_RECEIVED' } as const;
  const eligibility = ({ open, orderNo }: Ticket) => at.api.ok('getRmaEligibility', { ...open, query: { orderNo } });
  const delivered = async (purchase: Purchase) => {
    const ticket = await buy(purchase);
    await ship(ticket);
    await deliverOrder(at.shop, ticket.orderNo);
    return ticket;
  };
  /** A parcel that is late, and that the carrier spoke of an hour ago. */
  const late = async (days: number, purchase: Purchase, code = 'ARRIVED') => {
    const ticket = await buy(purchase);
    await ship(ticket);
    const { est_delivery_to: promised } = await at.order(ticket.orderNo);
    at.shop.clock.advance((promised ?? 0) + days * day - at.shop.clock.now());
    const events = JSON.stringify([{ time: at.shop.clock.now() - hour, code, text: '' }]);
    await at.shop.db.updateTable('shipments').set({ events }).where('order_no', '=', ticket.orderNo).execute();
    return ticket;
  };

  it('that was delivered and is not there needs protection where the law does not owe it', async () => {
    const ticket = await delivered({ protection: false });
    const { reasons, protectionNote } = await eligibility(ticket);
    expect(reasons.map(({ code }) => code)).not.toContain('NOT_RECEIVED');
    expect(protectionNote).toContain('This order has no shipping protection');
    expect(protectionNote).toContain('Contact us');
    expect(await at.ask(ticket, notHere)).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is one on the protection, with an answer in 48 hours', async () => {
    const ticket = await delivered({});
    expect(await eligibility(ticket)).not.toHaveProperty('protectionNote');
    const { data } = await at.ask(ticket, notHere);
    expect(data).toMatchObject({ status: 'REQUESTED', isProtected: true });
    expect(data.statusHint).toBe('Your shipping protection covers it. We’ll answer within 48 hours.');
  });

  it.each(['EU', 'JA'] as const)('that is not there needs none in %s', async (site) => {
    const ticket = await delivered({ site, protection: false });
    expect(await eligibility(ticket)).not.toHaveProperty('protectionNote');
    const { data } = await at.ask(ticket, notHere);
    expect(data.status).toBe('REQUESTED');
    expect(data).not.toHaveProperty('isProtected');
  });

  it('that is late can be made after ten days with protection, after thirty without', async () => {
    const claim = { type: 'REFUND_ONLY', reason: 'LATE' } as const;
    expect((await at.ask(await late(10, { protection: false }), claim)).code).toBe('RMA_PERIOD');
    expect((await at.ask(await late(29, { protection: false }), claim)).code).toBe('RMA_PERIOD');
    expect((await at.ask(await late(10, {}), claim)).data).toMatchObject({ isProtected: true });
    expect((await at.ask(await late(30, { protection: false }), claim)).data.status).toBe('REQUESTED');
    expect((await at.ask(await late(9, {}), claim)).code).toBe('RMA_PERIOD');
  });

  it('that the carrier has lost can be made at once, protected or not', async () => {
    const ticket = await late(0, { protection: false }, 'LOST');
    expect((await view(ticket)).actions).toContain('RMA');
    expect((await at.ask(ticket, notHere)).data.status).toBe('REQUESTED');
  });

  it('can be made for whatever was damaged on the way, protected or not', async () => {
    for (const protection of [true, false]) {
      const ticket = await delivered({ protection });
      const media = [await at.photo(ticket)];
      const { data } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'DAMAGED_IN_TRANSIT', media });
      expect([data.status, data.isProtected]).toEqual(['REQUESTED', protection ? true : undefined]);
    }
  });
});

interface Life extends Required<Purchase> {
  readonly takesOut: boolean;
  readonly ends: 'cancelled' | 'returned';
  /** Pieces of each request; what they leave over comes back with the last one. */
  readonly parts: readonly number[];
}

const life: fc.Arbitrary<Life> = fc.record({
  site: fc.constantFrom<Site>('US', 'EU'),
  quantity: fc.integer({ min: 1, max: 4 }),
  shippingMethod: fc.constantFrom<'STANDARD' | 'EXPRESS'>('STANDARD', 'EXPRESS'),
  protection: fc.boolean(),
  takesOut: fc.boolean(),
  ends: fc.constantFrom<Life['ends']>('cancelled', 'returned'),
  parts: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
});

/** Sends the pieces back in parts, each with a fault that the shop answers for. */
async function giveBack(ticket: Ticket, quantity: number, parts: readonly number[]): Promise<void> {
  let left = quantity;
  for (const part of [...parts, quantity]) {
    const pieces = Math.min(part, left);
    if (pieces === 0) return;
    left -= pieces;
    const request = await at.ask(ticket, {
      type: 'REFUND_ONLY',
      reason: 'DAMAGED_IN_TRANSIT',
      quantity: pieces,
      media: [await at.photo(ticket)],
    });
    await approveRma(at.shop, refFor(ticket, request.data), true);
    await sendRefunds(at.shop);
  }
}

interface Kept {
  readonly protection: number;
  readonly express: number;
}

/** What the shop keeps of a life's order when everything is over. */
async function live({ takesOut, ends, parts, ...purchase }: Life) {
  const ticket = await buy(purchase);
  if (takesOut) await remove(ticket);
  if (ends === 'cancelled') await cancel(ticket);
  else {
    await ship(ticket);
    await deliverOrder(at.shop, ticket.orderNo);
    await giveBack(ticket, purchase.quantity, parts);
  }
  const order = await at.order(ticket.orderNo);
  const shipping = order.shipping_amount - order.shipping_discount_amount;
  const due: Kept = {
    protection: order.protection_amount,
    // Express costs more than standard delivery; where the law has no withdrawal, all of the delivery stays.
    express: shipping - (order.site === 'US' ? 0 : refundOfDelivery(paidDeliveryOf(order))),
  };
  return { paid: order.paid_amount, refunded: order.refunded_amount, due };
}

type Law = (one: Life, due: Kept) => number;
const protectionStays: Law = ({ ends, takesOut }, due) =>
  ends === 'cancelled' ? 0 : due.express + (takesOut ? 0 : due.protection);
const everythingGoesBack: Law = () => 0;
const protectionAlwaysGoesBack: Law = ({ ends }, due) => (ends === 'cancelled' ? 0 : due.express);

describe('what is given back of an order', () => {
  const runs = Math.max(6, Math.round(60 * inject('share')));
  const holds = (law: Law, numRuns: number) =>
    fc.check(
      fc.asyncProperty(life, async (one) => {
        const { paid, refunded, due } = await live(one);
        return refunded <= paid && paid - refunded === law(one, due);
      }),
      { numRuns, examples: [[shipped]], endOnFailure: true },
    );
  const shipped: Life = {
    site: 'EU',
    quantity: 2,
    shippingMethod: 'STANDARD',
    protection: true,
    takesOut: false,
    ends: 'returned',
    parts: [1],
  };

  it('is all that was paid before it is sent, and all but the protection afterwards', async () => {
    expect(await holds(protectionStays, runs)).toMatchObject({ failed: false });
  });

  it.each(Object.entries({ everythingGoesBack, protectionAlwaysGoesBack }))(
    'is not what the rule %s says',
    async (_, law) => {
      expect(await holds(law, runs)).toMatchObject({ failed: true });
    },
  );
});
