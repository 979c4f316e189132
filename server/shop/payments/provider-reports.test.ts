import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargesOf } from '#server/payments/sandbox/sandbox-fixture.ts';
import { cards, openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { staleAfter } from './payment-progress.ts';
import { sendRefunds } from './send-refunds.ts';
import { watchPayments } from './watch-payments.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const attempts = (orderNo: string) =>
  at.shop.db.selectFrom('payments').selectAll().where('order_no', '=', orderNo).orderBy('attempt').execute();
const charges = async ({ orderNo }: Ticket) =>
  (await chargesOf(at.sandbox)).filter((charge) => charge.orderNo === orderNo);
const status = (ticket: Ticket, paymentNo: string) =>
  at.api.ok('getPaymentStatus', { ...ticket.open, query: { paymentNo } });
const stateOf = async (paymentNo: string) => {
  const { return_url: link } = await at.shop.db
    .selectFrom('payments')
    .select('return_url')
    .where('payment_no', '=', paymentNo)
    .executeTakeFirstOrThrow();
  return new URL(link ?? '').searchParams.get('state') ?? '';
};
/** The shopper at the bank's page: the address that the bank sends the browser back to. */
const payAtBank = async (url: string, choice = 'pay') => {
  const path = new URL(url).pathname;
  const reply = await at.sandbox.postForm(path, choice);
  return new URL(reply.headers.get('location') ?? 'http://none');
};

/** The same text but for its last sign, whatever that was. */
const altered = (text: string): string => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

describe('coming back from the bank', () => {
  it('works without a session, shows neither card nor form, and comes before the webhook', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket, 'REDIRECT_BANK');
    const back = await payAtBank(payment.nextAction.url ?? '');
    const { paymentNo = '', state = '', ...params } = Object.fromEntries(back.searchParams);
    const recalled = await at.api.ok('recallPayment', { body: { paymentNo, state, params } });
    expect(recalled).toMatchObject({
      next: 'DONE',
      orderNo: ticket.orderNo,
      orderStatus: 'PAID',
      payment: { nextAction: { type: 'NONE' } },
    });
    expect(recalled.payment.card).toBeUndefined();
    const { version } = await at.order(ticket.orderNo);
    expect(await at.deliverWebhooks()).toContain(200);
    expect((await at.order(ticket.orderNo)).version).toBe(version);
  });

  it('comes after the webhook, any number of times', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket, 'REDIRECT_BANK');
    const back = await payAtBank(payment.nextAction.url ?? '');
    await at.deliverWebhooks();
    const { paymentNo = '', state = '', ...params } = Object.fromEntries(back.searchParams);
    for (let time = 0; time < 3; time += 1) {
      expect((await at.api.ok('recallPayment', { body: { paymentNo, state, params } })).next).toBe('DONE');
    }
    expect((await at.order(ticket.orderNo)).version).toBe(1);
  });

  it('offers another way after the bank said no', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket, 'REDIRECT_BANK');
    const back = await payAtBank(payment.nextAction.url ?? '', 'decline');
    const { paymentNo = '', state = '' } = Object.fromEntries(back.searchParams);
    expect((await at.api.ok('recallPayment', { body: { paymentNo, state } })).next).toBe('RETRY');
  });

  it('is refused with a state or parameters that nobody signed', async () => {
    const ticket = await at.place();
    const { paymentNo, nextAction } = await at.startPayment(ticket, 'REDIRECT_BANK');
    const state = await stateOf(paymentNo);
    const forged = { provider_ref: 'ps_1', result: 'SETTLED', t: '1', sig: 'a'.repeat(64) };
    for (const body of [
      { paymentNo, state: altered(state) },
      { paymentNo: altered(paymentNo), state },
      { paymentNo, state, params: forged },
    ]) {
      expect((await at.api.call('recallPayment', { body })).code).toBe('PAY_STATE_INVALID');
    }
    expect(nextAction.type).toBe('REDIRECT');
    expect((await at.order(ticket.orderNo)).status).toBe('PENDING_PAYMENT');
  });
});

describe('webhooks', () => {
  it('act once, however often they come', async () => {
    await at.deliverWebhooks();
    const ticket = await at.place();
    const before = await at.stock();
    const payment = await at.startPayment(ticket, 'REDIRECT_BANK');
    await payAtBank(payment.nextAction.url ?? '');
    const statuses = await at.deliverWebhooks(10);
    expect(statuses).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'PAID', version: 1 });
    expect((await at.stock()).stock).toBe(before.stock - 1);
    const events = await at.shop.db
      .selectFrom('payment_events')
      .selectAll()
      .where('payment_no', '=', payment.paymentNo)
      .execute();
    expect(events).toHaveLength(1);
  });

  it('are refused without a signature, with a forged one, with a changed body and when they are old', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket, 'REDIRECT_BANK');
    await payAtBank(payment.nextAction.url ?? '');
    await at.sandbox.tick();
    const [report] = at.sandbox.inbox.received.splice(0);
    if (!report) throw new Error('The sandbox told nothing');
    const signature = String(report.headers['sandbox-signature']);
    const send = (payload: string, headers: Record<string, string>) =>
      at.api.app.inject({
        method: 'POST',
        url: '/app-mall/v1/payment/webhook/sandbox',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const refused = [
      await send(report.body, {}),
      await send(report.body, { 'sandbox-signature': altered(signature) }),
      await send(report.body.replace(/"amount":\d+/, '"amount":1'), { 'sandbox-signature': signature }),
    ];
    at.shop.clock.advance(5 * 60_000 + 1);
    refused.push(await send(report.body, { 'sandbox-signature': signature }));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await at.order(ticket.orderNo)).status).toBe('PENDING_PAYMENT');
  });
});

describe('a provider that does not answer', () => {
  it('leaves the attempt to be opened by the next try with the same key', async () => {
    const ticket = await at.place();
    const key = randomUUID();
    at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
    const first = await at.api.call('createPayment', {
      ...ticket.open,
      key,
      body: { orderNo: ticket.orderNo, method: 'CARD' },
    });
    at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
    expect(first.code).toBe('PAY_UNAVAILABLE');
    const second = await at.startPayment(ticket, 'CARD', key);
    expect(second).toMatchObject({ attempt: 1, status: 'REQUIRES_ACTION', nextAction: { type: 'CARD_FORM' } });
  });

  it('leaves a handed-in card as being processed, which a poll then clears up', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket);
    const cardToken = await at.token(payment, cards.pays);
    at.sandbox.sandbox.faults.turn({ dropReplies: 100 });
    const body = { paymentNo: payment.paymentNo, cardToken, saveCard: false };
    const paid = await at.api.ok('confirmCard', { ...ticket.open, body });
    at.sandbox.sandbox.faults.turn({ dropReplies: 0 });
    expect(paid.status).toBe('PROCESSING');
    expect(await charges(ticket)).toHaveLength(1);
    at.shop.clock.advance(staleAfter - 1);
    expect((await status(ticket, payment.paymentNo)).next).toBe('WAIT');
    at.shop.clock.advance(1);
    expect((await status(ticket, payment.paymentNo)).next).toBe('DONE');
  });

  it('gives the card form back when the card never arrived there', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket);
    const cardToken = await at.token(payment, cards.pays);
    at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
    const body = { paymentNo: payment.paymentNo, cardToken, saveCard: false };
    expect((await at.api.ok('confirmCard', { ...ticket.open, body })).status).toBe('PROCESSING');
    at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
    at.shop.clock.advance(29_999);
    await watchPayments(at.shop);
    expect((await status(ticket, payment.paymentNo)).payment.status).toBe('PROCESSING');
    at.shop.clock.advance(staleAfter);
    await watchPayments(at.shop);
    expect((await status(ticket, payment.paymentNo)).payment).toMatchObject({
      status: 'REQUIRES_ACTION',
      nextAction: { type: 'CARD_FORM' },
    });
    expect((await at.api.ok('confirmCard', { ...ticket.open, body })).status).toBe('SETTLED');
    expect(await charges(ticket)).toHaveLength(1);
  });
});

describe('money on top of money', () => {
  it('goes back when a given-up attempt is paid after all', async () => {
    const buyer = await at.member();
    const ticket = await at.place({ member: buyer });
    const bank = await at.startPayment(ticket, 'REDIRECT_BANK');
    // The shop gave the attempt up without reaching the provider, so both can be paid.
    await at.shop.db
      .updateTable('payments')
      .set({ status: 'CANCELLED', live: 0 })
      .where('payment_no', '=', bank.paymentNo)
      .execute();
    await at.payByCard(ticket);
    await payAtBank(bank.nextAction.url ?? '');
    await at.deliverWebhooks(3);
    await sendRefunds(at.shop);
    await at.deliverWebhooks(3);
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({ status: 'PAID', refunded_amount: 0, paid_amount: order.grand_total_amount });
    expect((await attempts(ticket.orderNo)).map((attempt) => attempt.status)).toEqual(['REFUNDED', 'SETTLED']);
    const refunds = await at.shop.db.selectFrom('refunds').selectAll().where('order_no', '=', ticket.orderNo).execute();
    expect(refunds).toMatchObject([
      { status: 'SETTLED', reason: 'DUPLICATE_PAYMENT', amount: order.grand_total_amount },
    ]);
  });
});
