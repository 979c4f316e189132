import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { checkoutOf, homes } from '../checkout/checkout-fixture.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { runOrderClock } from '../orders/order-clock.ts';
import { lamp, type Ticket } from '../orders/order-fixture.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { readStockBooks, type StockBook, stockFaults } from '../stock/stock-books.ts';
import { requestOutboundLabel } from '../tracking/request-label.ts';
import { sendLabels } from '../tracking/send-labels.ts';
import { openTrackingShop, type TrackingShop } from '../tracking/tracking-fixture.ts';
import { receiveReturn } from './receive-return.ts';

let at: TrackingShop;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openTrackingShop();
  books = await readStockBooks(at.shop.db);
});
afterAll(async () => {
  expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  expect(await strayOrders(at.shop.db)).toEqual([]);
  await at.close();
});

const detail = ({ open, orderNo }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const options = ({ open, orderNo }: Ticket) => at.api.ok('getRevokeOptions', { ...open, query: { orderNo } });
const withdraw = ({ open, orderNo }: Ticket, body: object = {}) =>
  at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'WITHDRAW', ...body } });
const lineOf = async (ticket: Ticket): Promise<string> => (await detail(ticket)).lines[0]?.lineId ?? '';
const piecesOf = async (ticket: Ticket, quantity: number) => ({ lines: [{ lineId: await lineOf(ticket), quantity }] });
const ship = async (ticket: Ticket, quantity?: number) =>
  shipOrder(at.shop, ticket.orderNo, {
    carrier: 'dhl',
    trackingNo: randomUUID(),
    ...(quantity === undefined ? {} : await piecesOf(ticket, quantity)),
  });

/** The outbox leaves in portions: the letters of the tests before go first. */
async function mailTo(address: string): Promise<string[]> {
  let mail: string[] = [];
  for (let portion = 0; portion < 10 && mail.length === 0; portion += 1) mail = await at.mailTo(address);
  return mail;
}

async function packed(quantity = 3, site: Site = 'EU'): Promise<Ticket> {
  return at.packed({ site, lines: [{ sku: lamp, quantity, buyType: 0 }] });
}

/** An order that is brought by express, paid and packed. */
async function packedExpress(): Promise<Ticket> {
  const { quote, create } = checkoutOf(at);
  const lines = [{ sku: lamp, quantity: 2, buyType: 0 as const }];
  const visit = { site: 'EU', clientId: randomUUID(), address: homes.EU };
  const choice = { source: 'CART', shippingMethod: 'EXPRESS' } as const;
  const { quoteHash } = await quote(lines, visit, choice);
  const { data } = await create(lines, quoteHash, visit, choice);
  const ticket: Ticket = { orderNo: data.orderNo, open: { orderKey: data.accessKey ?? '' } };
  await at.payByCard(ticket);
  await releaseOrder(at.shop, ticket.orderNo);
  return ticket;
}

describe('a withdrawal before anything was sent', () => {
  it('of all of it ends a packed order at once, with express and everything, and asks nobody', async () => {
    const ticket = await packedExpress();
    const order = await at.order(ticket.orderNo);
    const { modes } = await options(ticket);
    expect(modes.map(({ mode }) => mode)).toEqual(['WITHDRAW']);
    expect(modes[0]).toMatchObject({
      refundPreview: { amount: order.grand_total_amount },
      shippingRefund: { amount: order.shipping_amount },
      lines: [{ maxQuantity: 2, unsentQuantity: 2 }],
    });
    expect(modes[0]?.until).toBeUndefined();

    const { data } = await withdraw(ticket, { declaredEmail: 'early@lampyris.test' });
    expect(data).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' } });
    expect(data.refund?.amount.amount).toBe(order.grand_total_amount);
    expect(data.returnDueTime).toBeUndefined();
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'CANCELLED',
      payment_status: 'REFUNDED',
      after_sale_status: 'CLOSED',
      fulfil_status: 'NONE',
    });
    expect(await mailTo('early@lampyris.test')).toEqual([
      `We’ve received your withdrawal from order ${ticket.orderNo}`,
    ]);
    await expect(ship(ticket)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect(await withdraw(ticket)).toMatchObject({ code: 'REVOKE_EXCLUDED' });
  });

  it('of a part pays it back at once, and the rest ships', async () => {
    const ticket = await packed();
    const [mode] = (await options(ticket)).modes;
    const { data } = await withdraw(ticket, await piecesOf(ticket, 1));
    expect(data).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' }, lines: [{ quantity: 1 }] });
    expect(data.refund?.amount).toEqual(mode?.lines?.[0]?.refunds[0]);
    expect(await detail(ticket)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'PARTLY_REFUNDED',
      lines: [{ quantity: 3, cancelledQuantity: 1, refundedQuantity: 1, shippedQuantity: 0 }],
    });
    await expect(ship(ticket, 3)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await ship(ticket)).status).toBe('SHIPPED');
    expect(await detail(ticket)).toMatchObject({
      lines: [{ shippedQuantity: 2 }],
      shipments: [{ lines: [{ quantity: 2 }] }],
    });
    const show = await runCommand(at.shop, ['order', 'show', ticket.orderNo]);
    expect(show).toContainEqual(expect.stringContaining('shipped 2, to send 0'));
  });

  it('piece by piece ends the order with the last one, and every cent and the delivery are back', async () => {
    const ticket = await packed();
    for (const status of ['PROCESSING', 'PROCESSING', 'CANCELLED']) {
      await withdraw(ticket, await piecesOf(ticket, 1));
      expect((await at.order(ticket.orderNo)).status).toBe(status);
    }
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({ payment_status: 'REFUNDED', refunded_amount: order.grand_total_amount });
    const { invoices } = await at.api.ok('getBill', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    const [invoice, ...notes] = invoices;
    expect(notes.reduce((sum, { total }) => sum + total.amount, 0)).toBe(invoice?.total.amount);
  });

  it('can be for a part within the hour and of a pre-order, beside a cancellation', async () => {
    const ticket = await at.place({ site: 'GB', lines: [{ sku: lamp, quantity: 2, buyType: 0 }] });
    await at.payByCard(ticket);
    const modes = async () => (await options(ticket)).modes.map(({ mode }) => mode);
    expect(await modes()).toEqual(['CANCEL_PAID', 'WITHDRAW']);
    await withdraw(ticket, await piecesOf(ticket, 1));
    await at.shop.db.updateTable('orders').set({ kind: 'PREORDER' }).where('order_no', '=', ticket.orderNo).execute();
    at.shop.clock.advance(3_600_000);
    expect(await modes()).toEqual(['WITHDRAW']);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('AWAITING_RELEASE');
    await withdraw(ticket);
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' });
  });

  it('is no request that somebody could refuse, and elsewhere there is only that', async () => {
    const ticket = await packed(1);
    const body = { orderNo: ticket.orderNo, mode: 'CANCEL_REQUEST' as const };
    expect(await at.api.call('revokeOrder', { ...ticket.open, key: randomUUID(), body })).toMatchObject({
      code: 'ORDER_STATE',
    });
    const american = await packed(1, 'US');
    expect((await options(american)).modes.map(({ mode }) => mode)).toEqual(['CANCEL_REQUEST']);
    expect(await withdraw(american)).toMatchObject({ code: 'REVOKE_EXCLUDED' });
  });
});

describe('a withdrawal while a part is on its way', () => {
  it('pays what is still here back at once, and what was sent when it has come back', async () => {
    const ticket = await packed();
    await ship(ticket, 2);
    const order = await at.order(ticket.orderNo);
    const [mode] = (await options(ticket)).modes;
    expect(mode?.lines).toMatchObject([{ maxQuantity: 3, unsentQuantity: 1 }]);
    const { data } = await withdraw(ticket, { declaredEmail: 'both@lampyris.test' });
    expect(data).toMatchObject({ status: 'AWAITING_RETURN', lines: [{ quantity: 2 }], refund: null });
    expect(await mailTo('both@lampyris.test')).toEqual([`We’ve received your withdrawal from order ${ticket.orderNo}`]);
    const { revokes, status } = await detail(ticket);
    expect(status).toBe('SHIPPED');
    const staying = revokes?.find(({ declaredWith }) => declaredWith === data.revokeNo);
    expect(staying).toMatchObject({ status: 'REFUNDED', lines: [{ quantity: 1 }] });
    expect(staying?.refund?.amount).toEqual(mode?.lines?.[0]?.refunds[0]);

    await deliverOrder(at.shop, ticket.orderNo);
    await receiveReturn(at.shop, data.revokeNo);
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      refunded_amount: order.grand_total_amount,
    });
  });

  it('takes the pieces first that were not sent, and starts the clocks when what was sent is there already', async () => {
    const ticket = await packed();
    await ship(ticket, 1);
    await deliverOrder(at.shop, ticket.orderNo);
    expect((await at.order(ticket.orderNo)).status).toBe('PARTLY_SHIPPED');
    const { data } = await withdraw(ticket, await piecesOf(ticket, 2));
    expect(data).toMatchObject({ status: 'REFUNDED', lines: [{ quantity: 2 }] });
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'DELIVERED',
      delivered_time: at.shop.clock.now(),
    });
    const line = (await options(ticket)).modes[0]?.lines?.[0];
    expect([line?.maxQuantity, line?.unsentQuantity]).toEqual([1, undefined]);
  });

  it('leaves an order that is refunded before it arrives in the hands of its return', async () => {
    const ticket = await packed(1);
    await ship(ticket);
    const { data } = await withdraw(ticket);
    await receiveReturn(at.shop, data.revokeNo);
    expect((await at.order(ticket.orderNo)).status).toBe('REFUNDED');
  });
});

describe('a withdrawal while a label is made', () => {
  const labels = ({ orderNo }: Ticket) =>
    at.shop.db
      .selectFrom('parcel_labels')
      .select(['status', 'lines'])
      .where('order_no', '=', orderNo)
      .orderBy('reference')
      .execute();

  it('calls the label off and asks for one for the rest of its parcel', async () => {
    const ticket = await packed();
    await requestOutboundLabel(at.shop, ticket.orderNo);
    await withdraw(ticket, await piecesOf(ticket, 2));
    await sendLabels(at.shop);
    const lineId = await lineOf(ticket);
    expect(await labels(ticket)).toEqual([
      { status: 'REFUSED', lines: JSON.stringify([{ lineId, quantity: 3 }]) },
      { status: 'MADE', lines: JSON.stringify([{ lineId, quantity: 1 }]) },
    ]);
    expect(await detail(ticket)).toMatchObject({
      status: 'SHIPPED',
      lines: [{ shippedQuantity: 1, cancelledQuantity: 2 }],
    });
  });

  it('calls it off for good when nothing is left for it', async () => {
    const ticket = await packed();
    await requestOutboundLabel(at.shop, ticket.orderNo, (await piecesOf(ticket, 1)).lines);
    await withdraw(ticket);
    await sendLabels(at.shop);
    expect((await labels(ticket)).map(({ status }) => status)).toEqual(['REFUSED']);
    expect((await at.order(ticket.orderNo)).status).toBe('CANCELLED');
  });

  it('leaves a label alone that the pieces left are enough for, and counts a made one as sent', async () => {
    const ticket = await packed();
    await requestOutboundLabel(at.shop, ticket.orderNo, (await piecesOf(ticket, 1)).lines);
    await withdraw(ticket, await piecesOf(ticket, 1));
    await sendLabels(at.shop);
    expect((await labels(ticket)).map(({ status }) => status)).toEqual(['MADE']);
    const { data } = await withdraw(ticket);
    expect(data).toMatchObject({ status: 'AWAITING_RETURN', lines: [{ quantity: 1 }] });
    expect(await detail(ticket)).toMatchObject({
      status: 'SHIPPED',
      lines: [{ shippedQuantity: 1, cancelledQuantity: 2 }],
    });
  });
});
