import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelWindow, completeAfter, payWindow } from '#rules/limits.ts';
import { chargesOf } from '#server/payments/sandbox/sandbox-fixture.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { runOrderClock } from './order-clock.ts';
import { cards, lamp, openOrderShop, type OrderShop, type Ticket } from './order-fixture.ts';

let at: OrderShop;
let operatorKey: string;
beforeAll(async () => {
  at = await openOrderShop();
  ({ operatorKey } = at.shop);
});
afterAll(() => at.close());

const paidOrder = async (options: Parameters<OrderShop['place']>[0] = {}): Promise<Ticket> => {
  const ticket = await at.place(options);
  await at.payByCard(ticket);
  return ticket;
};
const statusOf = async ({ orderNo }: Ticket) => (await at.order(orderNo)).status;
const revoke = (
  { orderNo, open }: Ticket,
  mode: 'CANCEL_UNPAID' | 'CANCEL_PAID' | 'CANCEL_REQUEST',
  key: string = randomUUID(),
) => at.api.call('revokeOrder', { ...open, key, body: { orderNo, mode, reasonCode: 'CHANGED_MIND' } });
const view = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const options = ({ orderNo, open }: Ticket) => at.api.ok('getRevokeOptions', { ...open, query: { orderNo } });
const ship = ({ orderNo }: Ticket, lines?: { lineId: string; quantity: number }[]) =>
  at.api.call('shipOrder', {
    operatorKey,
    body: { orderNo, carrier: 'firefly', trackingNo: 'FLY1', ...(lines ? { lines } : {}) },
  });
const deliver = ({ orderNo }: Ticket) => at.api.call('deliverOrder', { operatorKey, body: { orderNo } });
const release = ({ orderNo }: Ticket) => at.api.call('releaseOrder', { operatorKey, body: { orderNo } });
const answer = ({ orderNo }: Ticket, accept: boolean) =>
  at.api.call('answerCancelRequest', { operatorKey, body: { orderNo, accept, reason: 'It has left already' } });
const refunds = ({ orderNo }: Ticket) =>
  at.shop.db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo).execute();
const sessionOf = async ({ orderNo }: Ticket) => {
  const { provider_ref: ref } = await at.shop.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('order_no', '=', orderNo)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow();
  const session = await at.sandbox.provider.getSession(ref ?? '');
  if (!session.ok) throw new Error(session.failure.message);
  return session.value;
};

describe('an order that nobody pays', () => {
  it('closes with the end of its time and not a millisecond earlier, and gives its stock back', async () => {
    const before = await at.stock();
    const ticket = await at.place();
    at.shop.clock.advance(payWindow - 60_000);
    await at.startPayment(ticket, 'REDIRECT_BANK');
    at.shop.clock.advance(59_999);
    await expireOrders(at.shop);
    expect(await statusOf(ticket)).toBe('PENDING_PAYMENT');
    at.shop.clock.advance(1);
    const body = { orderNo: ticket.orderNo, method: 'CARD' } as const;
    const pay = () => at.api.call('createPayment', { ...ticket.open, key: randomUUID(), body });
    expect((await pay()).code).toBe('ORDER_EXPIRED');
    await expireOrders(at.shop);
    expect(await view(ticket)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'EXPIRED',
      statusText: 'Closed: not paid in time',
    });
    expect(await at.stock()).toEqual(before);
    expect((await pay()).code).toBe('ORDER_EXPIRED');
    await at.mailTo('nobody@lampyris.test');
    expect((await sessionOf(ticket)).status).toBe('CANCELLED');
  });

  it('can be paid until the last millisecond', async () => {
    const ticket = await at.place();
    at.shop.clock.advance(payWindow - 1);
    expect((await at.payByCard(ticket)).status).toBe('SETTLED');
  });

  it('waits for a payment that is being processed, then is paid by it', async () => {
    const ticket = await at.place();
    at.shop.clock.advance(payWindow - 1_000);
    expect((await at.payByCard(ticket, cards.slow)).status).toBe('PROCESSING');
    at.shop.clock.advance(1_001);
    await expireOrders(at.shop);
    expect(await statusOf(ticket)).toBe('PENDING_PAYMENT');
    at.shop.clock.advance(60_000);
    await at.sandbox.tick();
    await expireOrders(at.shop);
    expect(await statusOf(ticket)).toBe('PAID');
  });

  it('asks the provider first and finds itself paid', async () => {
    const ticket = await at.place();
    const { nextAction } = await at.startPayment(ticket, 'REDIRECT_BANK');
    await at.sandbox.postForm(new URL(nextAction.url ?? '').pathname, 'pay');
    at.sandbox.inbox.received.splice(0);
    at.shop.clock.advance(payWindow + 1);
    await expireOrders(at.shop);
    expect(await statusOf(ticket)).toBe('PAID');
  });

  it('is cancelled by its shopper at once, and the running attempt with it', async () => {
    const before = await at.stock();
    const ticket = await at.place();
    await at.startPayment(ticket, 'REDIRECT_BANK');
    expect((await options(ticket)).modes).toMatchObject([{ mode: 'CANCEL_UNPAID', refundPreview: { amount: 0 } }]);
    expect((await revoke(ticket, 'CANCEL_UNPAID')).data).toMatchObject({ status: 'ACCEPTED', refund: null });
    expect(await view(ticket)).toMatchObject({ status: 'CLOSED', closeReason: 'CANCELLED' });
    expect(await at.stock()).toEqual(before);
    await at.mailTo('nobody@lampyris.test');
    expect((await sessionOf(ticket)).status).toBe('CANCELLED');
  });
});

describe('a payment for an order that closed', () => {
  /** Pays at the bank what the shop has given up without the provider hearing of it. */
  const payLate = async (ticket: Ticket, close: () => Promise<unknown>) => {
    const { nextAction } = await at.startPayment(ticket, 'REDIRECT_BANK');
    at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
    await close();
    at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
    at.shop.clock.advance(1);
    await at.sandbox.postForm(new URL(nextAction.url ?? '').pathname, 'pay');
    await at.deliverWebhooks(3);
  };
  const justInTime = async () => {
    at.shop.clock.advance(10 * 60_000);
  };

  it('pays it after all while its variants are still in stock', async () => {
    const before = await at.stock();
    const ticket = await at.place();
    await at.shop.db
      .updateTable('orders')
      .set({ pay_expire_time: at.shop.clock.now() - 1 + 600_000 })
      .where('order_no', '=', ticket.orderNo)
      .execute();
    await payLate(ticket, async () => {
      await justInTime();
      await expireOrders(at.shop);
      expect(await statusOf(ticket)).toBe('CLOSED');
    });
    expect(await view(ticket)).toMatchObject({ status: 'PAID' });
    expect((await at.order(ticket.orderNo)).close_reason).toBeNull();
    expect(await at.stock()).toEqual({ stock: before.stock - 1, reserved: before.reserved });
  });

  it('goes back with an email when the pieces are gone', async () => {
    const buyer = await at.member();
    const ticket = await at.place({ member: buyer });
    await at.shop.db
      .updateTable('orders')
      .set({ pay_expire_time: at.shop.clock.now() - 1 + 600_000 })
      .where('order_no', '=', ticket.orderNo)
      .execute();
    const { stock } = await at.stock();
    await payLate(ticket, async () => {
      await justInTime();
      await expireOrders(at.shop);
      await at.offer(lamp, 'US', { safety_stock: stock });
    });
    await sendRefunds(at.shop);
    await at.deliverWebhooks(2);
    await at.offer(lamp, 'US', { safety_stock: 0 });
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({
      status: 'CLOSED',
      payment_status: 'REFUNDED',
      refunded_amount: order.grand_total_amount,
    });
    expect((await refunds(ticket)).map(({ status }) => status)).toEqual(['SETTLED']);
    const mail = await at.mailTo(buyer.email);
    expect(mail).toContain(`Your order ${ticket.orderNo} is canceled`);
    expect(mail.filter((subject) => subject.startsWith('We’ve refunded'))).toHaveLength(1);
  });

  it('goes back when the shopper had cancelled', async () => {
    const ticket = await at.place();
    await payLate(ticket, () => revoke(ticket, 'CANCEL_UNPAID'));
    await sendRefunds(at.shop);
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'CLOSED', payment_status: 'REFUNDED' });
    expect((await sessionOf(ticket)).refunded.amount).toBe((await at.order(ticket.orderNo)).grand_total_amount);
  });
});

describe('a paid order', () => {
  it('is cancelled within the hour: stock and money go back, once', async () => {
    const before = await at.stock();
    const buyer = await at.member();
    const ticket = await paidOrder({ member: buyer });
    const total = (await at.order(ticket.orderNo)).grand_total_amount;
    at.shop.clock.advance(cancelWindow - 1);
    const { modes, reasons } = await options(ticket);
    expect(modes).toMatchObject([
      { mode: 'CANCEL_PAID', until: at.shop.clock.now() + 1, refundPreview: { amount: total } },
    ]);
    expect(reasons).toHaveLength(8);
    const key = randomUUID();
    const first = await revoke(ticket, 'CANCEL_PAID', key);
    expect(first.data).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED', amount: { amount: total } } });
    expect((await revoke(ticket, 'CANCEL_PAID', key)).data.revokeNo).toBe(first.data.revokeNo);
    expect((await revoke(ticket, 'CANCEL_PAID')).code).toBe('ORDER_STATE');
    await at.deliverWebhooks(3);
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'CANCELLED',
      payment_status: 'REFUNDED',
      refunded_amount: total,
    });
    expect(await refunds(ticket)).toHaveLength(1);
    expect((await sessionOf(ticket)).refunded.amount).toBe(total);
    expect(await at.stock()).toEqual(before);
    const mail = await at.mailTo(buyer.email);
    expect(mail.filter((subject) => subject.startsWith('We’ve refunded'))).toHaveLength(1);
  });

  it('needs a reason to be cancelled', async () => {
    const { orderNo, open } = await paidOrder();
    const refused = await at.api.call('revokeOrder', {
      ...open,
      key: randomUUID(),
      body: { orderNo, mode: 'CANCEL_PAID' },
    });
    expect(refused).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path: 'reasonCode' }] });
  });

  it('must be asked for after exactly an hour, when it also goes to the warehouse', async () => {
    const ticket = await paidOrder();
    at.shop.clock.advance(cancelWindow - 1);
    await runOrderClock(at.shop);
    expect(await statusOf(ticket)).toBe('PAID');
    at.shop.clock.advance(1);
    expect((await revoke(ticket, 'CANCEL_PAID')).code).toBe('REVOKE_PERIOD');
    expect((await options(ticket)).modes).toMatchObject([{ mode: 'CANCEL_REQUEST' }]);
    await runOrderClock(at.shop);
    expect(await statusOf(ticket)).toBe('PROCESSING');
  });

  it('keeps waiting for the release of a pre-order', async () => {
    const ticket = await paidOrder();
    await at.shop.db.updateTable('orders').set({ kind: 'PREORDER' }).where('order_no', '=', ticket.orderNo).execute();
    at.shop.clock.advance(cancelWindow);
    await runOrderClock(at.shop);
    expect(await statusOf(ticket)).toBe('AWAITING_RELEASE');
    expect((await revoke(ticket, 'CANCEL_PAID')).data.status).toBe('REFUNDED');
    expect(await statusOf(ticket)).toBe('CANCELLED');
  });

  it('gets its money back also when the provider is away for a while', async () => {
    const ticket = await paidOrder();
    at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
    expect((await revoke(ticket, 'CANCEL_PAID')).data).toMatchObject({
      status: 'REFUNDING',
      refund: { status: 'PENDING' },
    });
    at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
    await sendRefunds(at.shop);
    expect((await refunds(ticket))[0]?.status).toBe('PENDING');
    at.shop.clock.advance(4_000);
    await sendRefunds(at.shop);
    expect((await refunds(ticket))[0]?.status).toBe('SETTLED');
  });
});

describe('an order in the warehouse', () => {
  const released = async (): Promise<Ticket> => {
    const ticket = await paidOrder();
    await release(ticket);
    return ticket;
  };

  it('asks to be cancelled once, and is cancelled when we accept', async () => {
    const ticket = await released();
    expect((await revoke(ticket, 'CANCEL_REQUEST')).data).toMatchObject({ status: 'SUBMITTED', refund: null });
    expect(await view(ticket)).toMatchObject({
      status: 'PROCESSING',
      cancelRequested: true,
      statusText: 'Cancellation requested',
    });
    expect((await revoke(ticket, 'CANCEL_REQUEST')).code).toBe('ORDER_STATE');
    expect((await answer(ticket, true)).data.status).toBe('CANCELLED');
    expect(await at.order(ticket.orderNo)).toMatchObject({ payment_status: 'REFUNDED' });
    const revokes = await at.shop.db.selectFrom('revokes').selectAll().where('order_no', '=', ticket.orderNo).execute();
    expect(revokes).toMatchObject([{ status: 'REFUNDED' }]);
  });

  it('goes on when we refuse, and says why', async () => {
    const ticket = await released();
    expect((await answer(ticket, false)).code).toBe('ORDER_STATE');
    await revoke(ticket, 'CANCEL_REQUEST');
    await answer(ticket, false);
    const { status, cancelRequested, timeline } = await view(ticket);
    expect({ status, cancelRequested }).toEqual({ status: 'PROCESSING', cancelRequested: false });
    expect(timeline[0]?.text).toContain('It has left already');
  });

  it('ships in parts, is delivered when every parcel has arrived, and completes 15 days later', async () => {
    const ticket = await at.place({ lines: [{ sku: lamp, quantity: 3, buyType: 0 }] });
    await at.payByCard(ticket);
    expect((await ship(ticket)).code).toBe('ORDER_STATE');
    await release(ticket);
    const lineId = (await view(ticket)).lines[0]?.lineId ?? '';
    expect((await ship(ticket, [{ lineId, quantity: 4 }])).code).toBe('BAD_REQUEST');
    expect((await ship(ticket, [{ lineId: 'none', quantity: 1 }])).code).toBe('BAD_REQUEST');
    expect((await ship(ticket, [{ lineId, quantity: 2 }])).data.status).toBe('PARTLY_SHIPPED');
    expect((await revoke(ticket, 'CANCEL_REQUEST')).code).toBe('ORDER_RELEASED');
    expect((await at.api.call('confirmReceipt', { ...ticket.open, body: { orderNo: ticket.orderNo } })).code).toBe(
      'ORDER_STATE',
    );
    expect((await ship(ticket)).data.status).toBe('SHIPPED');
    expect((await ship(ticket)).code).toBe('ORDER_STATE');
    const shipped = await view(ticket);
    expect(shipped.statusHint).toBe('The carrier has your package.');
    expect(shipped.shipments.map(({ lines }) => lines[0]?.quantity)).toEqual([2, 1]);
    expect(shipped.actions).toContain('CONFIRM');
    expect((await deliver(ticket)).data.status).toBe('DELIVERED');
    at.shop.clock.advance(completeAfter - 1);
    await runOrderClock(at.shop);
    expect(await statusOf(ticket)).toBe('DELIVERED');
    at.shop.clock.advance(1);
    await runOrderClock(at.shop);
    const done = await view(ticket);
    expect(done.status).toBe('COMPLETED');
    expect(done.timeline.map(({ type }) => type)).toEqual([
      'COMPLETE',
      'CARRIER_DELIVERED',
      'SHIP',
      'SHIP',
      'RELEASE',
      'PAY_SETTLED',
      'CREATE',
    ]);
  });

  it('counts as delivered when the shopper says so', async () => {
    const ticket = await released();
    await ship(ticket);
    const confirmed = await at.api.ok('confirmReceipt', { ...ticket.open, body: { orderNo: ticket.orderNo } });
    expect(confirmed).toMatchObject({ status: 'DELIVERED', shipments: [{ status: 'DELIVERED' }] });
  });
});

describe('a refund by an operator', () => {
  const refund = ({ orderNo }: Ticket, amount?: number) =>
    at.api.call('refundOrder', { operatorKey, body: { orderNo, reason: 'Scratched', ...(amount ? { amount } : {}) } });

  it('gives a part back, then the rest, never more', async () => {
    const ticket = await paidOrder();
    await release(ticket);
    await ship(ticket);
    await deliver(ticket);
    const total = (await at.order(ticket.orderNo)).grand_total_amount;
    expect((await refund(ticket, total + 1)).code).toBe('BAD_REQUEST');
    expect((await refund(ticket, 100)).data).toMatchObject({ status: 'SETTLED', amount: { amount: 100 } });
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'DELIVERED', payment_status: 'PARTLY_REFUNDED' });
    expect((await refund(ticket)).data?.amount.amount).toBe(total - 100);
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      refunded_amount: total,
    });
    expect((await refund(ticket)).code).toBe('REVOKE_EXCLUDED');
    expect((await sessionOf(ticket)).refunded.amount).toBe(total);
  });

  it('has nothing to give back of an order that was not paid', async () => {
    expect((await refund(await at.place())).code).toBe('ORDER_STATE');
  });
});

describe('after all of this', () => {
  it('no order was charged twice', async () => {
    const charged = (await chargesOf(at.sandbox)).map(({ orderNo }) => orderNo);
    expect(new Set(charged).size).toBe(charged.length);
  });

  it('what is reserved is what unpaid orders hold', async () => {
    const held = await at.shop.db
      .selectFrom('stock_reservations')
      .select((eb) => eb.fn.sum<number>('quantity').as('held'))
      .where('sku', '=', lamp)
      .where('released_at', 'is', null)
      .where('allocated_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect((await at.stock()).reserved).toBe(Number(held.held ?? 0));
  });
});

describe('the history of every order above', () => {
  it('is a path of its machine', async () => expect(await strayOrders(at.shop.db)).toEqual([]));
});
