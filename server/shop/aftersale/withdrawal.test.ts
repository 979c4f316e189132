import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { civilTime } from '#rules/dates.ts';
import type { Site } from '#rules/markets.ts';
import { withdrawalEnd } from '#rules/withdrawal.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { runOrderClock } from '../orders/order-clock.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { readStockBooks, stockFaults } from '../stock/stock-books.ts';
import { lapseReturns } from './lapse-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { shipOrder } from '../orders/ship-order.ts';

const day = 86_400_000;
let at: OrderShop;
let ticket: Ticket;

beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const options = () => at.api.ok('getRevokeOptions', { ...ticket.open, query: { orderNo: ticket.orderNo } });
const detail = () => at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
const bill = () => at.api.ok('getBill', { ...ticket.open, query: { orderNo: ticket.orderNo } });
const withdraw = (body: object = {}, key = randomUUID()) =>
  at.api.call('revokeOrder', { ...ticket.open, key, body: { orderNo: ticket.orderNo, mode: 'WITHDRAW', ...body } });

async function deliver(site: Site, quantity = 3): Promise<void> {
  ticket = await at.place({ site, lines: [{ sku: 'LM-ORB-A60-2', quantity, buyType: 0 }] });
  await at.payByCard(ticket);
  await releaseOrder(at.shop, ticket.orderNo);
  await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
  await deliverOrder(at.shop, ticket.orderNo);
}

describe('a withdrawal in Europe', () => {
  beforeEach(() => deliver('EU'));

  it('offers every piece at its share, and standard delivery when nothing is kept', async () => {
    const [mode] = (await options()).modes;
    const order = await at.order(ticket.orderNo);
    expect(mode?.mode).toBe('WITHDRAW');
    expect(mode?.until).toBe(withdrawalEnd({ site: 'EU', deliveredTime: order.delivered_time ?? 0 }));
    const [line] = mode?.lines ?? [];
    expect(line?.maxQuantity).toBe(3);
    expect(line?.refunds.at(-1)?.amount).toBe(order.goods_total_amount);
    expect(mode?.shippingRefund?.amount).toBe(order.shipping_amount);
    expect(mode?.refundPreview.amount).toBe(order.grand_total_amount);
    expect(mode?.declared?.email).toMatch(/^.•••@/);
  });

  it('is confirmed by mail at once, needs no reason, and pays back when the items have come back', async () => {
    const { data } = await withdraw({ declaredName: 'Ola Nowak', declaredEmail: 'ola@lampyris.test' });
    expect(data).toMatchObject({ mode: 'WITHDRAW', status: 'AWAITING_RETURN', refund: null });
    expect(data.returnDueTime).toBe(data.receivedTime + 14 * day);
    expect((await at.mailTo('ola@lampyris.test')).at(-1)).toBe(
      `We’ve received your withdrawal from order ${ticket.orderNo}`,
    );
    // Whoever ordered hears of it, too, at the address of the order.
    const own = (await at.order(ticket.orderNo)).guest_email ?? '';
    expect((await at.mailTo(own)).at(-1)).toBe(`We’ve received your withdrawal from order ${ticket.orderNo}`);
    expect((await at.order(ticket.orderNo)).after_sale_status).toBe('OPEN');

    const returned = await receiveReturn(at.shop, data.revokeNo);
    const order = await at.order(ticket.orderNo);
    expect(returned).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' } });
    expect(returned.refund?.amount.amount).toBe(order.grand_total_amount);
    expect(order).toMatchObject({ status: 'REFUNDED', payment_status: 'REFUNDED', after_sale_status: 'CLOSED' });
    await expect(receiveReturn(at.shop, data.revokeNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });

  it('can be for a part, again and again until nothing is left, to the cent', async () => {
    const [mode] = (await options()).modes;
    const lineId = mode?.lines?.[0]?.lineId ?? '';
    const first = await withdraw({ lines: [{ lineId, quantity: 1 }] });
    expect(first.data.refundPreview).toEqual(mode?.lines?.[0]?.refunds[0]);
    expect((await options()).modes[0]?.lines?.[0]?.maxQuantity).toBe(2);
    await receiveReturn(at.shop, first.data.revokeNo);
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'DELIVERED', payment_status: 'PARTLY_REFUNDED' });
    expect((await detail()).lines[0]?.refundedQuantity).toBe(1);

    const second = await withdraw({ lines: [{ lineId, quantity: 2 }] });
    await receiveReturn(at.shop, second.data.revokeNo);
    const order = await at.order(ticket.orderNo);
    expect([order.status, order.refunded_amount]).toEqual(['REFUNDED', order.grand_total_amount]);
    expect((await detail()).revokes?.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
    const [invoice, ...notes] = (await bill()).invoices;
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    expect(sum(notes.map(({ total }) => total.amount))).toBe(invoice?.total.amount);
    expect(sum(notes.map(({ tax }) => tax.amount))).toBe(invoice?.tax.amount);
  });

  it('puts what came back on the shelf, once, and leaves what an operator writes off sold', async () => {
    const stockOf = async () => {
      const { stock } = await at.shop.db
        .selectFrom('sku_markets')
        .select('stock')
        .where('sku', '=', 'LM-ORB-A60-2')
        .where('site', '=', 'EU')
        .executeTakeFirstOrThrow();
      return stock;
    };
    const [before, books] = [await stockOf(), await readStockBooks(at.shop.db)];
    const lineId = (await options()).modes[0]?.lines?.[0]?.lineId ?? '';
    const first = await withdraw({ lines: [{ lineId, quantity: 2 }] });
    await expect(receiveReturn(at.shop, first.data.revokeNo, { restock: 3 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await stockOf()).toBe(before);
    await receiveReturn(at.shop, first.data.revokeNo);
    await expect(receiveReturn(at.shop, first.data.revokeNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect(await stockOf()).toBe(before + 2);
    const second = await withdraw();
    expect(await runCommand(at.shop, ['order', 'return', second.data.revokeNo, '--write-off'])).toEqual([
      `${second.data.revokeNo} is REFUNDED`,
    ]);
    expect(await stockOf()).toBe(before + 2);
    expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  });

  it('is refused for more pieces than are left, for a foreign line, and when nothing is left', async () => {
    const lineId = (await options()).modes[0]?.lines?.[0]?.lineId ?? '';
    const tooMany = await withdraw({
      lines: [
        { lineId, quantity: 2 },
        { lineId, quantity: 2 },
      ],
    });
    expect(tooMany).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path: `lines.${lineId}`, rule: 'max' }] });
    expect(await withdraw({ lines: [{ lineId: 'nobody', quantity: 1 }] })).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await withdraw()).status).toBe(200);
    expect((await options()).modes).toEqual([]);
    expect(await withdraw()).toMatchObject({ code: 'REVOKE_NOTHING_LEFT' });
  });

  it('happens once however often it is sent', async () => {
    const key = randomUUID();
    const [first, again] = [await withdraw({}, key), await withdraw({}, key)];
    expect(again.data.revokeNo).toBe(first.data.revokeNo);
    expect((await detail()).revokes).toHaveLength(1);
  });

  it('keeps the order from being completed until the items are back', async () => {
    const { data } = await withdraw({ lines: [{ lineId: (await detail()).lines[0]?.lineId, quantity: 1 }] });
    at.shop.clock.advance(15 * day);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('DELIVERED');
    await receiveReturn(at.shop, data.revokeNo);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('COMPLETED');
  });

  it('ends with its fourteenth day, by the clock of the market', async () => {
    const until = (await options()).modes[0]?.until ?? 0;
    expect(civilTime(until, 'Europe/Berlin')).toMatchObject({ hour: 23, minute: 59 });
    at.shop.clock.advance(until - at.shop.clock.now());
    expect((await options()).modes[0]?.mode).toBe('WITHDRAW');
    at.shop.clock.advance(1);
    expect((await options()).modes).toEqual([]);
    expect(await withdraw()).toMatchObject({ code: 'REVOKE_PERIOD' });
  });

  it('takes no address that is none, and a masked one for the own', async () => {
    expect(await withdraw({ declaredEmail: 'nobody' })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: [{ path: 'declaredEmail' }],
    });
    const masked = (await options()).modes[0]?.declared?.email;
    const { data } = await withdraw({ declaredEmail: masked });
    const declared = await at.shop.db
      .selectFrom('revokes')
      .select('declared_email')
      .where('revoke_no', '=', data.revokeNo)
      .executeTakeFirst();
    expect(declared?.declared_email).toBe((await at.order(ticket.orderNo)).guest_email);
  });
});

describe('elsewhere', () => {
  it('items are returned, not withdrawn from', async () => {
    await deliver('US', 1);
    expect((await options()).modes).toEqual([]);
    expect(await withdraw()).toMatchObject({ code: 'REVOKE_EXCLUDED' });
  });

  it('an order that was not paid is cancelled instead, and a cancellation is for all of it', async () => {
    ticket = await at.place({ site: 'GB' });
    expect(await withdraw()).toMatchObject({ code: 'REVOKE_EXCLUDED' });
    await at.payByCard(ticket);
    const lines = [{ lineId: 'any', quantity: 1 }];
    expect(await withdraw({ mode: 'CANCEL_PAID', reasonCode: 'OTHER', lines })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: [{ path: 'lines' }],
    });
  });
});

describe('a withdrawal whose goods do not come back', () => {
  const travel = 7 * day;
  beforeEach(() => deliver('EU'));

  it('is closed after a reminder, and the order waits for it no longer', async () => {
    await withdraw({ declaredEmail: 'late@lampyris.test' });
    const status = async () => (await detail()).revokes?.map((revoke) => revoke.status);
    at.shop.clock.advance(14 * day);
    for (const _run of [1, 2]) await lapseReturns(at.shop);
    at.shop.clock.advance(14 * day + travel - 1);
    await lapseReturns(at.shop);
    expect(await status()).toEqual(['AWAITING_RETURN']);
    at.shop.clock.advance(1);
    for (const _run of [1, 2]) await lapseReturns(at.shop);
    expect(await status()).toEqual(['LAPSED']);
    expect((await at.order(ticket.orderNo)).after_sale_status).toBe('CLOSED');
    // The outbox leaves in portions: the letters of the tests before go first.
    while ((await at.mailTo('late@lampyris.test')).length < 3);
    expect(await at.mailTo('late@lampyris.test')).toEqual([
      `We’ve received your withdrawal from order ${ticket.orderNo}`,
      `We’re waiting for the goods from your withdrawal from order ${ticket.orderNo}`,
      `Your withdrawal from order ${ticket.orderNo} is closed`,
    ]);
  });

  it('is paid all the same when they come later, unless they were given back otherwise', async () => {
    const { data } = await withdraw();
    for (const wait of [14 * day, 14 * day + travel]) {
      at.shop.clock.advance(wait);
      await lapseReturns(at.shop);
    }
    const late = await receiveReturn(at.shop, data.revokeNo);
    await sendRefunds(at.shop);
    expect(late.refundPreview?.amount).toBe((await at.order(ticket.orderNo)).refunded_amount);
    await expect(receiveReturn(at.shop, data.revokeNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await deliver('EU');
    const second = await withdraw();
    for (const wait of [14 * day, 14 * day + travel]) {
      at.shop.clock.advance(wait);
      await lapseReturns(at.shop);
    }
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GIVEN UP' });
    await sendRefunds(at.shop);
    await expect(receiveReturn(at.shop, second.data.revokeNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });
});

describe('a request to cancel that comes too late', () => {
  it('stays open until it is refused by mail', async () => {
    const member = await at.member();
    ticket = await at.place({ member });
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    await withdraw({ mode: 'CANCEL_REQUEST' });
    expect((await detail()).revokes).toMatchObject([{ mode: 'CANCEL_REQUEST', status: 'SUBMITTED' }]);
    const body = { orderNo: ticket.orderNo, accept: false, reason: 'It has left the house.' };
    await at.api.ok('answerCancelRequest', { operatorKey: at.shop.operatorKey, body });
    expect((await detail()).revokes).toMatchObject([{ mode: 'CANCEL_REQUEST', status: 'REFUSED' }]);
    // The outbox leaves in portions: the letters of the tests before go first.
    while ((await at.mailTo(member.email)).length < 3);
    expect((await at.mailTo(member.email)).at(-1)).toBe(`We couldn’t cancel your order ${ticket.orderNo}`);
    await sendRefunds(at.shop);
    expect((await at.order(ticket.orderNo)).refunded_amount).toBe(0);
  });
});

describe('a request to cancel that nobody answers', () => {
  it('is answered by the first parcel', async () => {
    ticket = await at.place();
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    await withdraw({ mode: 'CANCEL_REQUEST' });
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
    const order = await detail();
    expect(order).toMatchObject({ status: 'SHIPPED', cancelRequested: false });
    expect(order.revokes).toMatchObject([{ mode: 'CANCEL_REQUEST', status: 'REFUSED' }]);
  });
});

describe('the history of every order above', () => {
  it('is a path of its machine', async () => {
    expect(await strayOrders(at.shop.db)).toEqual([]);
  });
});
