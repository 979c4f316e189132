import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, minute } from '#rules/durations.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { payWith } from '#server/payments/sandbox/sandbox-fixture.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { disputeDesk } from './dispute-fixture.ts';
import { expireOrders } from './expire-orders.ts';
import { paymentReceivers } from './jobs.ts';
import { refundOrder } from './refund-order.ts';
import { sendRefunds } from './send-refunds.ts';
import { settleRefund } from './settle-refund.ts';
import { watchBooks } from './watch-books.ts';
import { watchDisputes } from './watch-disputes.ts';
import { watchPayments } from './watch-payments.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const lose = (percent: number, seed = 1) => at.sandbox.sandbox.faults.turn({ loseWebhooks: percent, seed });
const payAtBank = (url: string) => at.sandbox.postForm(new URL(url).pathname, 'pay');
const cancel = ({ orderNo, open }: Ticket) =>
  at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'CANCEL_UNPAID' } });
const ledger = async (): Promise<{ charges: Movement[]; refunds: Movement[] }> =>
  JSON.parse((await at.sandbox.api('/_sandbox/ledger')).text);
const rows = () =>
  at.shop.db.selectFrom('money_differences').selectAll().where('closed_time', 'is', null).orderBy('id').execute();

interface Movement {
  readonly sessionId: string;
  readonly orderNo: string;
  readonly amount: number;
}

/** What the bank took and no order has, nor a refund: session and minor units. */
const chargesAstray = async (): Promise<string[]> => {
  const { charges, refunds } = await ledger();
  const paid = await at.shop.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_no', 'payments.order_no')
    .select(['provider_ref', 'payments.status', 'orders.status as order_status'])
    .execute();
  return charges.flatMap(({ sessionId, amount }) => {
    const back = refunds.filter((refund) => refund.sessionId === sessionId).reduce((sum, one) => sum + one.amount, 0);
    const payment = paid.find((row) => row.provider_ref === sessionId);
    const isKept = payment?.status === 'SETTLED' && payment.order_status === 'PAID';
    return isKept || back === amount ? [] : [`${sessionId} ${amount} ${payment?.status} ${payment?.order_status}`];
  });
};

/** A day of the shop without anybody: what its jobs do, with the time in between. */
const aDay = async (): Promise<void> => {
  for (const pause of [minute, 31 * minute, day]) {
    at.shop.clock.advance(pause);
    await at.deliverWebhooks();
    await watchPayments(at.shop);
    await expireOrders(at.shop);
    await relayOutbox(at.shop, paymentReceivers);
    await watchBooks(at.shop, day + 2 * 60 * minute);
    await sendRefunds(at.shop);
  }
};

/** Orders in every state in which the money of a bank may meet them. */
const lives: Readonly<Record<string, (ticket: Ticket) => Promise<void>>> = {
  'waits for its payment': async (ticket) => {
    await payAtBank((await at.startPayment(ticket, 'REDIRECT_BANK')).nextAction.url ?? '');
  },
  'is cancelled while the bank takes the money': async (ticket) => {
    await payAtBank((await at.startPayment(ticket, 'REDIRECT_BANK')).nextAction.url ?? '');
    await cancel(ticket);
  },
  'is cancelled before': async (ticket) => {
    const { nextAction } = await at.startPayment(ticket, 'REDIRECT_BANK');
    await cancel(ticket);
    await payAtBank(nextAction.url ?? '');
  },
  'is paid by another attempt as well': async (ticket) => {
    const bank = await at.startPayment(ticket, 'REDIRECT_BANK');
    await at.shop.db
      .updateTable('payments')
      .set({ status: 'CANCELLED', live: 0 })
      .where('payment_no', '=', bank.paymentNo)
      .execute();
    await at.payByCard(ticket);
    await payAtBank(bank.nextAction.url ?? '');
  },
  'has run out': async (ticket) => {
    const { paymentNo, nextAction } = await at.startPayment(ticket, 'REDIRECT_BANK');
    const ended = { status: 'EXPIRED', live: 0 } as const;
    await at.shop.db.updateTable('payments').set(ended).where('payment_no', '=', paymentNo).execute();
    await at.shop.db
      .updateTable('orders')
      .set({ pay_expire_time: at.shop.clock.now() - 1 })
      .where('order_no', '=', ticket.orderNo)
      .execute();
    await expireOrders(at.shop);
    await payAtBank(nextAction.url ?? '');
  },
};

describe('money whose reports were lost', () => {
  // As many orders as it takes to lose some of their reports.
  it.each([
    [10, 12],
    [100, 1],
  ])('is with an order or back with its payer after a day, when %i in 100 are lost', async (percent, rounds) => {
    lose(percent);
    for (let round = 0; round < rounds; round += 1) {
      for (const live of Object.values(lives)) await live(await at.place());
    }
    await aDay();
    await aDay();
    lose(0);
    expect(await chargesAstray()).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(await runCommand(at.shop, ['money', 'compare'])).toMatchObject([
      expect.stringContaining('Our books and the payment provider’s have agreed since'),
    ]);
  });

  it('of an attempt that cannot be cancelled is asked for until the attempt has ended', async () => {
    lose(100);
    const ticket = await at.place();
    const { nextAction, paymentNo } = await at.startPayment(ticket, 'REDIRECT_BANK');
    await payAtBank(nextAction.url ?? '');
    const setStatus = (status: string) =>
      at.sandbox.sandbox.db.prepare('update sessions set status = ? where paymentNo = ?').run(status, paymentNo);
    setStatus('PROCESSING');
    await cancel(ticket);
    await relayOutbox(at.shop, paymentReceivers);
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'CLOSED', paid_amount: 0 });
    setStatus('SETTLED');
    at.shop.clock.advance(day);
    await relayOutbox(at.shop, paymentReceivers);
    await sendRefunds(at.shop);
    lose(0);
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'CLOSED', payment_status: 'REFUNDED' });
    expect(await chargesAstray()).toEqual([]);
  });
});

describe('books that have lost what the provider knows', () => {
  const sentences = async () => (await rows()).map(({ kind, sentence }) => `${kind} ${sentence}`);
  const paid = async () => {
    const ticket = await at.place();
    const { paymentNo } = await at.payByCard(ticket);
    const payment = await at.shop.db
      .selectFrom('payments')
      .selectAll()
      .where('payment_no', '=', paymentNo)
      .executeTakeFirstOrThrow();
    return { ticket, payment, providerRef: payment.provider_ref ?? '' };
  };
  const sendBack = (providerRef: string, refundNo: string, amount: number) =>
    at.sandbox.provider.refund({
      providerRef,
      refundNo,
      amount: { amount, currency: 'USD' },
      idempotencyKey: refundNo,
    });

  it('take in an attempt, a refund of a whole order and one that was believed to have failed', async () => {
    const attempted = await at.place();
    const { nextAction, paymentNo } = await at.startPayment(attempted, 'REDIRECT_BANK');
    await at.shop.db.deleteFrom('payments').where('payment_no', '=', paymentNo).execute();
    await payAtBank(nextAction.url ?? '');
    const before = await at.stock();
    const whole = await paid();
    await sendBack(whole.providerRef, 'RFLOST', whole.payment.amount);
    const failed = await paid();
    at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
    const refundNo = (await refundOrder(at.shop, failed.ticket.orderNo, { reason: 'Late', amount: 100 })) ?? '';
    at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
    await settleRefund(at.shop, refundNo, { status: 'FAILED', why: 'Closed account' });
    expect(await sentences()).toEqual([expect.stringContaining(`refund ${refundNo} (Closed account)`)]);
    await sendBack(failed.providerRef, refundNo, 100);
    at.shop.clock.advance(minute);
    await expect(runCommand(at.shop, ['money', 'compare', '--days', '1'])).rejects.toThrow(
      'refund RFLOST, which is not in our books',
    );
    expect(await watchBooks(at.shop, day)).toMatchObject({ settled: 3 });
    expect(await at.order(attempted.orderNo)).toMatchObject({ status: 'PAID' });
    expect(await at.order(whole.ticket.orderNo)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' });
    expect(await at.stock()).toMatchObject({ stock: before.stock - 2 });
    expect(await at.order(failed.ticket.orderNo)).toMatchObject({ status: 'PAID', refunded_amount: 100 });
    expect((await ledger()).refunds.filter(({ sessionId }) => sessionId === whole.providerRef)).toHaveLength(1);
    expect(await sentences()).toEqual([]);
    expect(await watchBooks(at.shop, day)).toMatchObject({ settled: 0 });
  });

  it('leave for staff what they cannot decide, and go past it', async () => {
    const { session } = await payWith(at.sandbox, '4242424242424242');
    const again = at.sandbox.sandbox.db.prepare(
      `insert into charges select 'again' || ?, sessionId, paymentNo, orderNo, amount, currency, createdTime from charges
       where sessionId = ? limit 1`,
    );
    for (let count = 0; count < 110; count += 1) again.run(count, session.providerRef);
    const part = await paid();
    await sendBack(part.providerRef, 'RFPART', 300);
    const late = await at.place();
    const { nextAction } = await at.startPayment(late, 'REDIRECT_BANK');
    await payAtBank(nextAction.url ?? '');
    at.shop.clock.advance(minute);
    expect(await watchBooks(at.shop, day)).toMatchObject({ settled: 2 });
    expect(await at.order(late.orderNo)).toMatchObject({ status: 'PAID' });
    expect(await at.order(part.ticket.orderNo)).toMatchObject({ status: 'PAID', refunded_amount: 300 });
    const left = await rows();
    const kinds = left.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'CHARGED_TWICE')).toHaveLength(110);
    expect(kinds.filter((kind) => kind !== 'CHARGED_TWICE').toSorted()).toEqual(['CHARGE', 'PIECES']);
    const unknown = left.find(({ kind }) => kind === 'CHARGE');
    expect(unknown?.sentence).toContain(`for order ${session.orderNo}, payment ${session.paymentNo}, which isn’t in`);
    await runCommand(at.shop, ['money', 'pay-back', unknown?.id ?? '', '--reason', 'Nobody knows it']);
    for (const { id, kind } of left) {
      if (kind !== 'CHARGE') await runCommand(at.shop, ['money', 'close', id, '--reason', 'Looked at']);
    }
    expect(await runCommand(at.shop, ['money', 'list'])).toEqual(['No money is waiting for a decision.']);
    expect(await runCommand(at.shop, ['money', 'compare', '--days', '1'])).toHaveLength(1);
    await watchBooks(at.shop, day);
    expect(await rows()).toEqual([]);
  });

  it('keep a refund that the provider does not list for staff, until it does', async () => {
    const { ticket } = await paid();
    const { db } = at.sandbox.sandbox;
    const refundNo = (await refundOrder(at.shop, ticket.orderNo, { reason: 'Late', amount: 100 })) ?? '';
    await sendRefunds(at.shop);
    // One that was asked for before the days that are compared is known by its session.
    db.prepare('update refunds set createdTime = createdTime - ? where refundNo = ?').run(2 * day, refundNo);
    expect(await watchBooks(at.shop, day)).toMatchObject({ settled: 0, left: 0, isComplete: true });
    db.exec(`create temp table forgotten as select * from refunds where refundNo = '${refundNo}'`);
    db.prepare('delete from refunds where refundNo = ?').run(refundNo);
    expect(await watchBooks(at.shop, day)).toMatchObject({ settled: 0, left: 1 });
    expect(await sentences()).toEqual([
      expect.stringMatching(`^REFUND_UNKNOWN Refund ${refundNo} of order ${ticket.orderNo} was sent with \\$1.00 on `),
    ]);
    await expect(runCommand(at.shop, ['money', 'compare', '--days', '1'])).rejects.toThrow('has no record of it');
    db.exec('insert into refunds select * from forgotten');
    await watchBooks(at.shop, day);
    expect(await sentences()).toEqual([]);
  });

  it('keep a dispute that does not fit its payment for staff, until it does', async () => {
    const { ticket, payment } = await paid();
    const { disputeRef } = await disputeDesk(at).open(ticket, 1_000);
    const row = at.shop.db.updateTable('payments').where('payment_no', '=', payment.payment_no);
    await row.set({ amount: 500 }).execute();
    await watchDisputes(at.shop);
    expect(await sentences()).toEqual([
      `DISPUTE A bank is disputing $10.00 of order ${ticket.orderNo}, payment ${payment.payment_no}, which was over $5.00 (${disputeRef}): ask the payment provider what it is about.`,
    ]);
    await row.set({ amount: payment.amount }).execute();
    await watchDisputes(at.shop);
    expect(await rows()).toEqual([]);
  });
});
