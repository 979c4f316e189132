import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import type { RmaReason, RmaType } from '#rules/rma.ts';
import { checkoutOf, homes } from '../checkout/checkout-fixture.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { lamp, type Ticket } from '../orders/order-fixture.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { receiveReturn } from './receive-return.ts';
import { openRmaShop, refFor, type RmaShop } from './rma/rma-fixture.ts';
import { approveRma, passRma, receiveRma } from './rma/staff-moves.ts';

let at: RmaShop;
beforeAll(async () => {
  at = await openRmaShop();
});
afterAll(() => at.close());

interface Purchase {
  readonly site: Site;
  readonly region?: string;
  readonly quantity?: number;
  readonly shippingMethod?: 'STANDARD' | 'EXPRESS';
  readonly arrives?: boolean;
  readonly price: number;
}

/** A guest's order that was paid and sent. */
async function buy({ site, region, quantity = 1, shippingMethod = 'STANDARD', arrives = true, price }: Purchase) {
  await at.offer(lamp, site, { sale_amount: null, list_amount: price, stock: 5_000 });
  const { quote, create } = checkoutOf(at);
  const address = region === undefined ? homes[site] : { ...homes[site], region, postcode: postcodes[region] ?? '' };
  const visit = { site, address, clientId: randomUUID() };
  const lines = [{ sku: lamp, quantity }];
  const { quoteHash } = await quote(lines, visit, { shippingMethod });
  const { data } = await create(lines, quoteHash, visit, { shippingMethod });
  const ticket: Ticket = { orderNo: data.orderNo, open: { orderKey: data.accessKey ?? '' } };
  await at.payByCard(ticket);
  await releaseOrder(at.shop, ticket.orderNo);
  await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  if (arrives) await deliverOrder(at.shop, ticket.orderNo);
  return ticket;
}

const postcodes: Readonly<Record<string, string>> = { NY: '10001', CA: '94103' };

interface Claim {
  readonly type?: RmaType;
  readonly reason: RmaReason;
  readonly quantity?: number;
}

/** Has the shop agree to a request and pay it. @returns what was told before, and what was sent */
async function giveBack(ticket: Ticket, { type = 'RETURN', reason, quantity = 1 }: Claim) {
  const [lineId = ''] = await at.lineIds(ticket);
  const media = reason === 'DEFECTIVE' ? [await at.photo(ticket)] : [];
  const line = { lineId, quantity, reason, media };
  const { orderNo } = ticket;
  const preview = await at.api.ok('previewRma', { ...ticket.open, body: { orderNo, type, lines: [line] } });
  const before = (await at.order(orderNo)).refunded_amount;
  const { data } = await at.ask(ticket, { type, reason, quantity, media });
  const ref = refFor(ticket, data);
  if (data.status === 'REQUESTED') await approveRma(at.shop, ref, type === 'REFUND_ONLY');
  if (type === 'RETURN') {
    await receiveRma(at.shop, ref);
    await passRma(at.shop, ref, {});
  }
  await sendRefunds(at.shop);
  return [preview.amount.amount, (await at.order(orderNo)).refunded_amount - before];
}

describe('the delivery of an order that comes back whole', () => {
  it.each(['NY', 'CA'])('goes back with its tax for a parcel that never came (%s)', async (region) => {
    const ticket = await buy({ site: 'US', region, price: 3_000, arrives: false });
    at.shop.clock.advance(70 * 86_400_000);
    const { paid_amount: paid } = await at.order(ticket.orderNo);
    expect(await giveBack(ticket, { type: 'REFUND_ONLY', reason: 'NOT_RECEIVED' })).toEqual([paid, paid]);
  });

  it('is no part of express where standard delivery would have been free', async () => {
    const free = await buy({ site: 'EU', price: 6_000, shippingMethod: 'EXPRESS' });
    expect(await giveBack(free, { reason: 'NO_LONGER_WANTED' })).toEqual([6_000, 6_000]);
    const small = await buy({ site: 'EU', price: 2_000, shippingMethod: 'EXPRESS' });
    expect(await giveBack(small, { reason: 'NO_LONGER_WANTED' })).toEqual([2_499, 2_499]);
  });

  it('stays in a market without a withdrawal only where nothing was wrong with any piece', async () => {
    const unwanted = await buy({ site: 'US', region: 'NY', price: 1_000, quantity: 2 });
    const { paid_amount: paid } = await at.order(unwanted.orderNo);
    await giveBack(unwanted, { reason: 'NO_LONGER_WANTED' });
    const [promise, payment] = await giveBack(unwanted, { reason: 'DEFECTIVE' });
    expect(promise).toBe(payment);
    expect((await at.order(unwanted.orderNo)).refunded_amount).toBe(paid);
    const ticket = await buy({ site: 'US', price: 1_000 });
    expect(await giveBack(ticket, { reason: 'NO_LONGER_WANTED' })).toEqual([1_073, 1_073]);
  });
});

describe('what a shopper is told after goodwill', () => {
  it('is what every page says of a return', async () => {
    const ticket = await buy({ site: 'EU', price: 5_995 });
    await refundOrder(at.shop, ticket.orderNo, { amount: 3_000, reason: 'GOODWILL' });
    await sendRefunds(at.shop);
    const { orderNo, open } = ticket;
    const { paid_amount: paid } = await at.order(orderNo);
    const { lines } = await at.api.ok('getRmaEligibility', { ...open, query: { orderNo } });
    expect(lines[0]?.refunds).toMatchObject([{ amount: paid - 3_000 }]);
    const member = await at.api.ok('previewRma', {
      ...open,
      body: {
        orderNo,
        type: 'RETURN',
        lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1, reason: 'NOT_AS_DESCRIBED' }],
      },
    });
    expect(member.amount.amount).toBe(paid - 3_000);
  });

  it('is what is left for two requests for the same money, the first one first', async () => {
    const ticket = await buy({ site: 'EU', price: 3_000, quantity: 2 });
    await refundOrder(at.shop, ticket.orderNo, { amount: 4_000, reason: 'GOODWILL' });
    await sendRefunds(at.shop);
    const { orderNo, open } = ticket;
    const [lineId = ''] = await at.lineIds(ticket);
    const body = { orderNo, mode: 'WITHDRAW' as const, lines: [{ lineId, quantity: 1 }] };
    const withdrawal = await at.api.ok('revokeOrder', { ...open, key: randomUUID(), body });
    const { paid_amount: paid } = await at.order(orderNo);
    const rest = paid - 4_000 - (withdrawal.refundPreview?.amount ?? 0);
    // The request comes later and is paid first: it leaves what the withdrawal was told.
    expect(await giveBack(ticket, { reason: 'NOT_AS_DESCRIBED' })).toEqual([rest, rest]);
    const received = await receiveReturn(at.shop, withdrawal.revokeNo);
    expect(received.refund?.amount).toEqual(withdrawal.refundPreview);
  });

  it('is what a return sends', async () => {
    const ticket = await buy({ site: 'US', price: 10_000 });
    const { paid_amount: paid } = await at.order(ticket.orderNo);
    await refundOrder(at.shop, ticket.orderNo, { amount: paid - 500, reason: 'GOODWILL' });
    await sendRefunds(at.shop);
    expect(await giveBack(ticket, { reason: 'NO_LONGER_WANTED' })).toEqual([500, 500]);
  });

  it('is what withdrawals send, of two the second only what the first leaves', async () => {
    const ticket = await buy({ site: 'EU', price: 3_000, quantity: 2 });
    const { orderNo, open } = ticket;
    await refundOrder(at.shop, orderNo, { amount: 2_000, reason: 'GOODWILL' });
    await sendRefunds(at.shop);
    const readOptions = async () => (await at.api.ok('getRevokeOptions', { ...open, query: { orderNo } })).modes[0];
    const [lineId = ''] = await at.lineIds(ticket);
    const withdraw = async () => {
      const body = { orderNo, mode: 'WITHDRAW' as const, lines: [{ lineId, quantity: 1 }] };
      return at.api.ok('revokeOrder', { ...open, key: randomUUID(), body });
    };
    expect((await readOptions())?.refundPreview.amount).toBe(4_000);
    const first = await withdraw();
    expect((await readOptions())?.refundPreview.amount).toBe(1_000);
    const second = await withdraw();
    const promises = [first, second].map(({ refundPreview }) => refundPreview?.amount);
    // The second comes first: it takes nothing of what the first was told.
    const payments = [];
    for (const { revokeNo } of [second, first]) {
      payments.unshift((await receiveReturn(at.shop, revokeNo)).refund?.amount.amount);
    }
    expect([promises, payments]).toEqual([
      [3_000, 1_000],
      [3_000, 1_000],
    ]);
  });
});

describe('the credit note of a return', () => {
  it.each([
    ['CA', 1_499, 1, 109],
    ['CA', 1_000, 2, 72],
    ['CA', 909, 3, 66],
    ['NY', 1_000, 2, 40],
  ])('has what was paid for the pieces and the tax on them (%s, %i x %i)', async (region, price, quantity, tax) => {
    const ticket = await buy({ site: 'US', region, price, quantity });
    await giveBack(ticket, { reason: 'NO_LONGER_WANTED' });
    const [invoice, note] = await documentsOf(ticket);
    expect(note).toMatchObject({
      goods: { amount: price },
      shipping: { amount: 0 },
      tax: { amount: tax },
      taxLines: [{ rate: invoice?.taxLines[0]?.rate, base: { amount: price }, tax: { amount: tax } }],
      total: { amount: price + tax },
    });
  });

  it.each(['CA', 'NY'])('of the last piece has the delivery, with tax where it is taxed (%s)', async (region) => {
    const ticket = await buy({ site: 'US', region, price: 909, quantity: 3 });
    for (let piece = 0; piece < 3; piece += 1) await giveBack(ticket, { reason: 'DEFECTIVE' });
    const documents = await documentsOf(ticket);
    expectWhole(documents);
    const last = documents.at(-1);
    const delivery = documents[0]?.shipping.amount ?? 0;
    expect(last).toMatchObject({ goods: { amount: 909 }, shipping: { amount: delivery } });
    expect(last?.taxLines[0]?.base.amount).toBe(909 + (region === 'NY' ? delivery : 0));
  });

  it('sums to the invoice with those of goodwill and of the other pieces', async () => {
    const ticket = await buy({ site: 'US', region: 'CA', price: 909, quantity: 3 });
    await refundOrder(at.shop, ticket.orderNo, { amount: 100, reason: 'GOODWILL' });
    for (let piece = 0; piece < 3; piece += 1) await giveBack(ticket, { reason: 'DEFECTIVE' });
    expectWhole(await documentsOf(ticket));
  });
});

/** The invoice of an order and its credit notes, in the order in which they were issued. */
const documentsOf = async ({ orderNo, open }: Ticket) =>
  (await at.api.ok('getBill', { ...open, query: { orderNo } })).invoices;

/** Expects the credit notes to sum to their invoice, tax by tax. */
function expectWhole([invoice, ...notes]: Awaited<ReturnType<typeof documentsOf>>): void {
  const sumOf = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  expect(sumOf(notes.map(({ total }) => total.amount))).toBe(invoice?.total.amount);
  expect(sumOf(notes.map(({ tax }) => tax.amount))).toBe(invoice?.tax.amount);
  expect(sumOf(notes.map(({ taxLines }) => taxLines[0]?.base.amount ?? 0))).toBe(invoice?.taxLines[0]?.base.amount);
}
