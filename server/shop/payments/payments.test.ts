import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { chargesOf, openSession } from '#server/payments/sandbox/sandbox-fixture.ts';
import { noPayments } from '#server/testing/fake-payments.ts';
import { deleteDueAccounts, deletionGrace } from '../account/personal-data/delete-account.ts';
import { cards, openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { expireOrders } from './expire-orders.ts';
import { paymentReceivers } from './jobs.ts';
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
/** The shopper at the bank's page: the address that the bank sends the browser back to. */
const payAtBank = async (url: string, choice = 'pay') => {
  const path = new URL(url).pathname;
  const reply = await at.sandbox.postForm(path, choice);
  return new URL(reply.headers.get('location') ?? 'http://none');
};

describe('paying by card', () => {
  it('pays the order, sells the stock and writes to the shopper, all at once', async () => {
    const before = await at.stock();
    const buyer = await at.member();
    const ticket = await at.place({ member: buyer });
    expect(await at.stock()).toEqual({ stock: before.stock, reserved: before.reserved + 1 });
    const paid = await at.payByCard(ticket);
    expect(paid).toMatchObject({
      status: 'SETTLED',
      attempt: 1,
      card: { last4: '4242' },
      nextAction: { type: 'NONE' },
    });
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'PAID',
      payment_status: 'PAID',
      fulfil_status: 'ALLOCATED',
      paid_amount: paid.amount.amount,
      version: 1,
    });
    expect(await at.stock()).toEqual({ stock: before.stock - 1, reserved: before.reserved });
    expect((await at.mailTo(buyer.email)).at(-1)).toBe(`Your order ${ticket.orderNo} is paid`);
  });

  it('takes the amount from the order', async () => {
    const ticket = await at.place();
    const { grand_total_amount: amount, currency } = await at.order(ticket.orderNo);
    expect((await at.startPayment(ticket)).amount).toEqual({ amount, currency });
  });

  it('asks for 3-D Secure, then settles by the webhook', async () => {
    const ticket = await at.place();
    const challenged = await at.payByCard(ticket, cards.threeDs);
    expect(challenged).toMatchObject({ status: 'REQUIRES_ACTION', nextAction: { type: 'THREE_DS' } });
    expect((await status(ticket, challenged.paymentNo)).next).toBe('ACT');
    await at.sandbox.postForm(new URL(challenged.nextAction.url ?? '').pathname, 'approve');
    await at.deliverWebhooks();
    expect((await status(ticket, challenged.paymentNo)).next).toBe('DONE');
  });

  it('explains a decline in plain words, and a second attempt pays the same order', async () => {
    const ticket = await at.place();
    const declined = await at.payByCard(ticket, cards.poor);
    expect(declined).toMatchObject({
      status: 'DECLINED',
      failure: {
        code: 'insufficient_funds',
        message: 'There isn’t enough money on this card. Please try another one.',
      },
    });
    expect((await status(ticket, declined.paymentNo)).next).toBe('RETRY');
    expect((await at.order(ticket.orderNo)).status).toBe('PENDING_PAYMENT');
    const methods = await at.api.ok('getPaymentMethods', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(methods.last?.paymentNo).toBe(declined.paymentNo);
    expect(methods.list.every(({ available }) => available)).toBe(true);
    const paid = await at.payByCard(ticket);
    expect(paid).toMatchObject({ status: 'SETTLED', attempt: 2 });
    expect((await attempts(ticket.orderNo)).map((attempt) => attempt.status)).toEqual(['DECLINED', 'SETTLED']);
    expect(await charges(ticket)).toHaveLength(1);
  });

  it('is declined in a visit in which ten cards were declined, and goes on in the next', async () => {
    const ticket = await at.place();
    const pay = async (riskSession: string, card: string) => {
      const key = randomUUID();
      const body = { orderNo: ticket.orderNo, method: 'CARD' } as const;
      const start = (visit: string) =>
        at.api.ok('createPayment', { ...ticket.open, key, body: { ...body, riskSession: visit } });
      const payment = await start(riskSession);
      const { paymentNo } = await start('another-visit');
      expect(paymentNo).toBe(payment.paymentNo);
      const cardToken = await at.token(payment, card);
      return at.api.ok('confirmCard', { ...ticket.open, body: { paymentNo, cardToken, saveCard: false } });
    };
    for (let card = 0; card < 10; card += 1) await pay('visit-of-cards', cards.poor);
    const { failure } = await pay('visit-of-cards', cards.pays);
    expect(failure?.message).toContain('Too many cards have been declined.');
    expect((await pay('visit-of-ada', cards.pays)).status).toBe('SETTLED');
  });

  it('waits for a slow bank and neither doubles nor replaces what is on its way', async () => {
    const ticket = await at.place();
    const slow = await at.payByCard(ticket, cards.slow);
    expect(slow.status).toBe('PROCESSING');
    expect((await status(ticket, slow.paymentNo)).next).toBe('WAIT');
    for (const method of ['CARD', 'REDIRECT_BANK'] as const) {
      const again = await at.api.call('createPayment', {
        ...ticket.open,
        key: randomUUID(),
        body: { orderNo: ticket.orderNo, method },
      });
      expect(again).toMatchObject({ status: 409, code: 'PAY_IN_PROGRESS', data: { paymentNo: slow.paymentNo } });
    }
    at.shop.clock.advance(60_000);
    await at.sandbox.tick();
    at.sandbox.inbox.received.splice(0);
    await watchPayments(at.shop);
    expect((await status(ticket, slow.paymentNo)).next).toBe('DONE');
  });
});

describe('a double click on pay', () => {
  it('is one attempt with one key', async () => {
    const ticket = await at.place();
    const key = randomUUID();
    const [one, two] = await Promise.all([at.startPayment(ticket, 'CARD', key), at.startPayment(ticket, 'CARD', key)]);
    expect(one.paymentNo).toBe(two.paymentNo);
    expect(await attempts(ticket.orderNo)).toHaveLength(1);
  });

  it('is one attempt with two keys, too', async () => {
    const ticket = await at.place();
    const [one, two] = await Promise.all([at.startPayment(ticket), at.startPayment(ticket)]);
    expect(one.paymentNo).toBe(two.paymentNo);
    expect(one.nextAction.fieldsUrl).toBe(two.nextAction.fieldsUrl);
    expect(await attempts(ticket.orderNo)).toHaveLength(1);
  });

  it('charges once when the card is handed in twice', async () => {
    const ticket = await at.place();
    const payment = await at.startPayment(ticket);
    const cardToken = await at.token(payment, cards.pays);
    const body = { paymentNo: payment.paymentNo, cardToken, saveCard: false };
    const both = await Promise.all([
      at.api.ok('confirmCard', { ...ticket.open, body }),
      at.api.ok('confirmCard', { ...ticket.open, body }),
    ]);
    expect(both.map((paid) => paid.status)).toEqual(['SETTLED', 'SETTLED']);
    expect(await charges(ticket)).toHaveLength(1);
  });

  it('is refused with another request under the same key', async () => {
    const ticket = await at.place();
    const key = randomUUID();
    await at.startPayment(ticket, 'CARD', key);
    const other = await at.api.call('createPayment', {
      ...ticket.open,
      key,
      body: { orderNo: ticket.orderNo, method: 'REDIRECT_BANK' },
    });
    expect(other.code).toBe('IDEMPOTENCY_MISMATCH');
  });
});

describe('another method', () => {
  it('replaces an attempt that nobody has finished, which is cancelled at the provider', async () => {
    const ticket = await at.place();
    const first = await at.startPayment(ticket, 'REDIRECT_BANK');
    const second = await at.startPayment(ticket, 'CARD');
    expect(second.attempt).toBe(2);
    expect((await status(ticket, first.paymentNo)).payment.status).toBe('CANCELLED');
    const [row] = await attempts(ticket.orderNo);
    const session = await at.sandbox.provider.getSession(row?.provider_ref ?? '');
    expect(session.ok && session.value.status).toBe('CANCELLED');
  });

  it('stays as it is when the request for the one before comes once more', async () => {
    const ticket = await at.place();
    const key = randomUUID();
    const ask = (method: 'CARD' | 'REDIRECT_BANK', own = randomUUID()) =>
      at.api.ok('createPayment', { ...ticket.open, key: own, body: { orderNo: ticket.orderNo, method } });
    const first = await ask('CARD', key);
    const second = await ask('REDIRECT_BANK');
    expect(await ask('CARD', key)).toMatchObject({ paymentNo: first.paymentNo, status: 'CANCELLED' });
    expect((await status(ticket, second.paymentNo)).payment.status).toBe('REQUIRES_ACTION');
  });

  it('finds the order paid when the first one was finished meanwhile', async () => {
    const ticket = await at.place();
    const first = await at.startPayment(ticket, 'REDIRECT_BANK');
    await payAtBank(first.nextAction.url ?? '');
    const second = await at.api.call('createPayment', {
      ...ticket.open,
      key: randomUUID(),
      body: { orderNo: ticket.orderNo, method: 'CARD' },
    });
    expect(second).toMatchObject({ code: 'PAY_ALREADY', data: { paymentNo: first.paymentNo } });
    expect((await at.order(ticket.orderNo)).status).toBe('PAID');
  });

  it('is refused where the market does not offer it', async () => {
    const ticket = await at.place();
    await at.shop.db.updateTable('orders').set({ site: 'JA' }).where('order_no', '=', ticket.orderNo).execute();
    const answer = await at.api.call('createPayment', {
      ...ticket.open,
      key: randomUUID(),
      body: { orderNo: ticket.orderNo, method: 'WALLET_REDIRECT' },
    });
    expect(answer.code).toBe('PAY_METHOD');
  });
});

describe('an attempt', () => {
  it('is given up at the provider when the shopper cancels it', async () => {
    const ticket = await at.place();
    const { paymentNo } = await at.startPayment(ticket, 'REDIRECT_BANK');
    expect((await at.api.ok('cancelPayment', { ...ticket.open, body: { paymentNo } })).status).toBe('CANCELLED');
    expect((await at.api.ok('cancelPayment', { ...ticket.open, body: { paymentNo } })).status).toBe('CANCELLED');
  });

  it('ends by itself after 15 minutes', async () => {
    const ticket = await at.place();
    const { paymentNo } = await at.startPayment(ticket, 'REDIRECT_BANK');
    at.shop.clock.advance(15 * 60_000 - 1);
    await watchPayments(at.shop);
    expect((await attempts(ticket.orderNo))[0]?.status).toBe('REQUIRES_ACTION');
    at.shop.clock.advance(1);
    await watchPayments(at.shop);
    expect((await status(ticket, paymentNo)).payment.status).toBe('EXPIRED');
  });
});

describe('saved cards', () => {
  const pay = async (number: string) => {
    const buyer = await at.member();
    const ticket = await at.place({ member: buyer });
    const payment = await at.startPayment(ticket);
    const cardToken = await at.token(payment, number);
    const body = { paymentNo: payment.paymentNo, cardToken, saveCard: true };
    await at.api.ok('confirmCard', { ...ticket.open, body });
    return { buyer, ticket };
  };

  const relay = (payments = at.shop.payments) => relayOutbox({ ...at.shop, payments }, paymentReceivers);
  const tokenOf = async (accountId: string) => {
    const { token_ref } = await at.shop.db
      .selectFrom('saved_cards')
      .select('token_ref')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return token_ref;
  };
  /** What the provider says to a payment with a card that it was told to forget. */
  const payAgain = async (tokenRef: string) => {
    const { providerRef } = await openSession(at.sandbox);
    const again = await at.shop.payments.confirmCard({
      providerRef,
      cardToken: tokenRef,
      idempotencyKey: randomUUID(),
    });
    return again.ok ? again.value.status : again.failure.code;
  };

  it('are forgotten by the provider when they are deleted, as soon as it answers', async () => {
    const { buyer } = await pay(cards.pays);
    const tokenRef = await tokenOf(buyer.accountId);
    const { list } = await at.api.ok('listSavedCards', { token: buyer.token });
    await at.api.ok('deleteSavedCard', { token: buyer.token, body: { id: list[0]?.id ?? '' } });
    await relay({ ...at.shop.payments, detachCard: noPayments.detachCard });
    expect(await payAgain(tokenRef)).toBe('SETTLED');
    at.shop.clock.advance(3_600_000);
    await relay();
    expect(await payAgain(tokenRef)).toBe('card_token');
  });

  it('are forgotten by the provider when their member is deleted', async () => {
    const { buyer, ticket } = await pay(cards.pays);
    const tokenRef = await tokenOf(buyer.accountId);
    const { db, clock } = at.shop;
    await db.updateTable('orders').set({ status: 'COMPLETED' }).where('order_no', '=', ticket.orderNo).execute();
    await db
      .updateTable('accounts')
      .set({ status: 'DELETING', deletion_requested_at: clock.now() - deletionGrace })
      .where('id', '=', buyer.accountId)
      .execute();
    expect(await deleteDueAccounts(at.shop)).toBe(1);
    expect(await payAgain(tokenRef)).toBe('SETTLED');
    await relay();
    expect(await payAgain(tokenRef)).toBe('card_token');
  });

  it('are kept for a member who wants it, by the reference of the provider only', async () => {
    const { buyer } = await pay(cards.pays);
    const { list } = await at.api.ok('listSavedCards', { token: buyer.token });
    expect(list).toMatchObject([{ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, isDefault: true }]);
    const [stored] = await at.shop.db
      .selectFrom('saved_cards')
      .selectAll()
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(cards.pays);
    const other = await at.member();
    const id = list[0]?.id ?? '';
    expect((await at.api.call('deleteSavedCard', { token: other.token, body: { id } })).code).toBe('NOT_FOUND');
    await at.api.ok('deleteSavedCard', { token: buyer.token, body: { id } });
    expect((await at.api.ok('listSavedCards', { token: buyer.token })).list).toEqual([]);
  });

  it('pay the next order without being typed again, for their owner only', async () => {
    const { buyer } = await pay(cards.pays);
    const { list } = await at.api.ok('listSavedCards', { token: buyer.token });
    const { orderNo, open } = await at.place({ member: buyer });
    const request = { orderNo, method: 'CARD' as const, savedCardId: list[0]?.id ?? '' };
    const payment = await at.api.ok('createPayment', { ...open, key: randomUUID(), body: request });
    expect(payment).toMatchObject({ status: 'SETTLED', card: { last4: '4242' } });
    const other = await at.place({ member: await at.member() });
    const stolen = await at.api.call('createPayment', {
      ...other.open,
      key: randomUUID(),
      body: { ...request, orderNo: other.orderNo },
    });
    expect(stolen.code).toBe('NOT_FOUND');
  });

  it('are typed again when the provider does not know the saved one any more', async () => {
    const { buyer } = await pay(cards.pays);
    const { list } = await at.api.ok('listSavedCards', { token: buyer.token });
    await at.shop.db
      .updateTable('saved_cards')
      .set({ token_ref: 'tok_forgotten_by_all' })
      .where('account_id', '=', buyer.accountId)
      .execute();
    const { orderNo, open } = await at.place({ member: buyer });
    const request = { orderNo, method: 'CARD' as const, savedCardId: list[0]?.id ?? '' };
    const payment = await at.api.ok('createPayment', { ...open, key: randomUUID(), body: request });
    expect(payment).toMatchObject({ status: 'REQUIRES_ACTION', nextAction: { type: 'CARD_FORM' } });
  });

  it('are not kept when the bank declines them, at once or after the challenge', async () => {
    const atOnce = await pay(cards.declined);
    expect((await at.api.ok('listSavedCards', { token: atOnce.buyer.token })).list).toEqual([]);
    const { buyer, ticket } = await pay(cards.threeDs);
    const { payment } = await at.api.ok('getPaymentStatus', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    await at.sandbox.postForm(new URL(payment.nextAction.url ?? '').pathname, 'fail');
    await at.deliverWebhooks();
    expect((await at.api.ok('listSavedCards', { token: buyer.token })).list).toEqual([]);
  });
});

describe('orders that nobody pays', () => {
  const statusOf = async ({ orderNo }: Ticket) => (await at.order(orderNo)).status;
  const statusesOf = (tickets: readonly Ticket[]) => Promise.all(tickets.map(statusOf));
  const paymentsOf = (tickets: readonly Ticket[]) =>
    at.shop.db.updateTable('payments').where(
      'order_no',
      'in',
      tickets.map(({ orderNo }) => orderNo),
    );

  it('are closed, however many others wait for a bank', async () => {
    const waiting: Ticket[] = [];
    for (let count = 0; count < 51; count += 1) {
      const ticket = await at.place();
      await at.startPayment(ticket, 'REDIRECT_BANK');
      waiting.push(ticket);
    }
    const others = [await at.place(), await at.place()];
    await paymentsOf(waiting).set({ status: 'PROCESSING' }).execute();
    at.shop.clock.advance(31 * 60_000);
    await expireOrders({ ...at.shop, payments: noPayments });
    expect(await statusesOf(others)).toEqual(['CLOSED', 'CLOSED']);
    expect(new Set(await statusesOf(waiting))).toEqual(new Set(['PENDING_PAYMENT']));
    await paymentsOf(waiting).set({ status: 'REQUIRES_ACTION' }).execute();
    expect(await expireOrders(at.shop)).toBe(51);
  });

  it('are closed, whatever the provider says of another', async () => {
    const strange = await at.place();
    await at.startPayment(strange, 'REDIRECT_BANK');
    const others = [await at.place(), await at.place()];
    const payments = paymentsOf([strange]);
    await payments.set((row) => ({ amount: row('amount', '+', 1) })).execute();
    at.shop.clock.advance(31 * 60_000);
    await expireOrders(at.shop);
    expect(await statusesOf([strange, ...others])).toEqual(['PENDING_PAYMENT', 'CLOSED', 'CLOSED']);
    await payments.set((row) => ({ amount: row('amount', '-', 1) })).execute();
    await expireOrders(at.shop);
    expect(await statusOf(strange)).toBe('CLOSED');
  });
});
