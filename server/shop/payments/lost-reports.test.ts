import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { paymentReceivers } from './jobs.ts';
import { sendRefunds } from './send-refunds.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const lose = (percent: number, seed = 1) => at.sandbox.sandbox.faults.turn({ loseWebhooks: percent, seed });
const payAtBank = (url: string) => at.sandbox.postForm(new URL(url).pathname, 'pay');
const cancel = ({ orderNo, open }: Ticket) =>
  at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'CANCEL_UNPAID' } });

describe('money whose reports were lost', () => {
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
  });
});
