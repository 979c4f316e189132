import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { auditCoins } from '../coins/ledger/audit.ts';
import { refFor } from '../aftersale/rma/rma-fixture.ts';
import { approveRma, passRma, receiveRma } from '../aftersale/rma/staff-moves.ts';
import { readSavvy } from '../loyalty/read-savvy.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import type { Ticket } from '../orders/order-fixture.ts';
import { runOrderClock } from '../orders/order-clock.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { readStockBooks, type StockBook, stockFaults } from '../stock/stock-books.ts';
import { openWalletShop, type WalletShop } from '../wallet-fixture.ts';
import { type DisputeDesk, disputeDesk } from './dispute-fixture.ts';
import { refundOrder } from './refund-order.ts';
import { sendRefunds } from './send-refunds.ts';
import { watchDisputes } from './watch-disputes.ts';

let at: WalletShop;
let bank: DisputeDesk;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openWalletShop();
  bank = disputeDesk(at);
  books = await readStockBooks(at.shop.db);
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  expect(await strayOrders(at.shop.db)).toEqual([]);
  await at.close();
});

interface Bought {
  readonly member: TestMember;
  readonly couponId: string;
  readonly ticket: Ticket;
}

/** A paid order of a member with 3,000 coins, 500 of which it costs, and with a coupon of 10.00. */
async function paid(site: 'US' | 'EU' = 'EU', quantity = 2): Promise<Bought> {
  const member = await at.member();
  await at.credit(member, 3_000);
  const couponId = await at.coupon(member, { site });
  const { data } = await at.buy(member, { couponIds: [couponId], coinAmount: 500 }, { quantity, site });
  const ticket = at.ticket(member, data.orderNo);
  await at.payByCard(ticket);
  await at.deliverWebhooks();
  return { member, couponId, ticket };
}

const ship = ({ orderNo }: Ticket) => shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
const send = async (ticket: Ticket): Promise<void> => {
  await releaseOrder(at.shop, ticket.orderNo);
  await ship(ticket);
  await deliverOrder(at.shop, ticket.orderNo);
};
const detail = ({ open, orderNo }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const withdraw = ({ open, orderNo }: Ticket) =>
  at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'WITHDRAW' } });
const settleAll = async (): Promise<void> => {
  at.shop.clock.advance(700_000);
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
};
const events = async ({ orderNo }: Ticket): Promise<string[]> => {
  const rows = at.shop.db.selectFrom('order_events').select('type').where('order_no', '=', orderNo).orderBy('seq');
  return (await rows.execute()).map(({ type }) => type).filter((type) => type.startsWith('DISPUTE'));
};

describe('news of a dispute', () => {
  it('is written down once, however often and in whatever order it comes', async () => {
    const { ticket } = await paid();
    const dispute = await bank.open(ticket, 1_000);
    await bank.close(dispute, 'WON');
    await at.sandbox.tick();
    at.sandbox.inbox.received.reverse();
    expect(await at.deliverWebhooks(3)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await events(ticket)).toEqual(['DISPUTE_OPENED', 'DISPUTE_WON']);
    expect((await detail(ticket)).disputes).toMatchObject([{ status: 'WON', amount: { amount: 1_000 } }]);
  });

  it('whose webhooks are lost is found by asking', async () => {
    const { ticket } = await paid();
    const dispute = await bank.open(ticket);
    await at.sandbox.tick();
    at.sandbox.inbox.received.splice(0);
    await watchDisputes(at.shop);
    expect((await detail(ticket)).disputes).toMatchObject([{ status: 'OPEN' }]);
    await bank.close(dispute, 'WON');
    await at.sandbox.tick();
    at.sandbox.inbox.received.splice(0);
    at.shop.clock.advance(8 * 86_400_000);
    await watchDisputes(at.shop);
    expect(await events(ticket)).toEqual(['DISPUTE_OPENED', 'DISPUTE_WON']);
  });

  it('that does not fit its payment stops no other', async () => {
    const orders = [await paid(), await paid(), await paid()];
    const opened = [];
    for (const { ticket } of orders) opened.push(await bank.open(ticket, 1_000));
    await at.sandbox.tick();
    at.sandbox.inbox.received.splice(0);
    const taken = async () => Promise.all(orders.map(async ({ ticket }) => (await events(ticket)).length));
    const payment = at.shop.db.updateTable('payments').where('order_no', '=', orders[0]?.ticket.orderNo ?? '');
    const [{ amount = 0 } = {}] = await at.shop.db
      .selectFrom('payments')
      .select('amount')
      .where('order_no', '=', orders[0]?.ticket.orderNo ?? '')
      .execute();
    await payment.set({ amount: 500 }).execute();
    await watchDisputes(at.shop);
    expect(await taken()).toEqual([0, 1, 1]);
    await payment.set({ amount }).execute();
    await watchDisputes(at.shop);
    expect(await taken()).toEqual([1, 1, 1]);
    for (const dispute of opened) await bank.close(dispute, 'WON');
    await at.deliverWebhooks();
  });

  it('comes with the test card for it', async () => {
    const ticket = await at.place({ site: 'EU' });
    await at.payByCard(ticket, '4000000000000259');
    at.shop.clock.advance(5_000);
    await at.deliverWebhooks();
    expect((await detail(ticket)).disputes).toMatchObject([{ status: 'OPEN' }]);
  });
});

describe('an operator', () => {
  it('sees the disputes, each as the payment partner knows it, and what an order waits for', async () => {
    const { ticket } = await paid();
    const { disputeRef } = await bank.open(ticket, 1_000);
    await at.deliverWebhooks();
    expect((await runCommand(at.shop, ['payment', 'disputes', '--status', 'open'])).join('\n')).toContain(disputeRef);
    expect((await runCommand(at.shop, ['order', 'show', ticket.orderNo])).slice(0, 3)).toEqual([
      expect.stringContaining(ticket.orderNo),
      'Paid. We’ll continue once your bank has decided about the payment.',
      `Dispute ${disputeRef}: €10.00 is OPEN, nothing ships until it’s decided`,
    ]);
    await bank.close({ disputeRef }, 'LOST');
    const [line] = await runCommand(at.shop, ['payment', 'dispute', disputeRef]);
    expect(line).toContain('LOST');
    await expect(runCommand(at.shop, ['payment', 'dispute', 'dp_none'])).rejects.toThrow('There is no dispute');
    await expect(runCommand(at.shop, ['payment', 'disputes', '--status', 'x'])).rejects.toThrow('No dispute');
  });
});

describe('a paid order with an open dispute', () => {
  it('is not released, by nobody, and goes on when the bank has decided for the shop', async () => {
    const { ticket } = await paid();
    const dispute = await bank.open(ticket, 100);
    await at.deliverWebhooks();
    await expect(releaseOrder(at.shop, ticket.orderNo)).rejects.toMatchObject({ code: 'PAY_DISPUTED' });
    at.shop.clock.advance(2 * 3_600_000);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('PAID');
    await bank.close(dispute, 'WON');
    await at.deliverWebhooks();
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('PROCESSING');
  });

  it('is not sent once it is packed, and none of its pieces counts as sent', async () => {
    const { ticket } = await paid();
    await releaseOrder(at.shop, ticket.orderNo);
    await bank.open(ticket, 100);
    await at.deliverWebhooks();
    await expect(ship(ticket)).rejects.toMatchObject({ code: 'PAY_DISPUTED' });
    expect((await detail(ticket)).lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual([0]);
  });

  it('either has left or is cancelled when all of it is lost, however close parcel and dispute come', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { ticket } = await paid();
      await releaseOrder(at.shop, ticket.orderNo);
      const dispute = await bank.open(ticket);
      const both = [() => ship(ticket), () => at.deliverWebhooks()];
      const results = await Promise.allSettled((round % 2 === 0 ? both : both.toReversed()).map((act) => act()));
      await bank.close(dispute, 'LOST');
      await at.deliverWebhooks();
      const { status, shipments } = await detail(ticket);
      const hasLeft = results.every((result) => result.status === 'fulfilled');
      expect([status, shipments.length]).toEqual(hasLeft ? ['SHIPPED', 1] : ['CANCELLED', 0]);
    }
  });

  it('refuses money that an operator wants to give back, as far as the bank holds it', async () => {
    const { ticket } = await paid();
    const { paid_amount: total } = await at.order(ticket.orderNo);
    await bank.open(ticket, total - 100);
    await at.deliverWebhooks();
    const give = (amount?: number) =>
      refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL', ...(amount === undefined ? {} : { amount }) });
    await expect(give()).rejects.toMatchObject({ code: 'PAY_DISPUTED' });
    await expect(give(101)).rejects.toMatchObject({ code: 'PAY_DISPUTED' });
    await give(100);
    expect((await at.order(ticket.orderNo)).refunded_amount).toBe(100);
  });
});

describe('a withdrawal while the payment is disputed', () => {
  it.each(['before the shop knows of the dispute', 'after it'])(
    'waits %s, and is paid once it is won',
    async (when) => {
      const { ticket, member } = await paid();
      const dispute = await bank.open(ticket);
      if (when === 'after it') await at.deliverWebhooks();
      const { data } = await withdraw(ticket);
      expect(data.status).toBe('REFUNDING');
      await settleAll();
      expect((await at.order(ticket.orderNo)).refunded_amount).toBe(0);
      const waiting = await detail(ticket);
      expect([waiting.refunds[0]?.status, waiting.revokes?.[0]?.refund?.status]).toEqual(['HELD', 'HELD']);
      expect(waiting.statusHint).toBe('We’ll refund you once your bank has decided about the payment.');
      await bank.close(dispute, 'WON');
      await at.deliverWebhooks();
      await settleAll();
      const order = await at.order(ticket.orderNo);
      expect(order).toMatchObject({
        status: 'CANCELLED',
        payment_status: 'REFUNDED',
        refunded_amount: order.paid_amount,
      });
      expect((await at.balance(member)).available).toBe(3_000);
    },
  );

  it('gives what the bank has left once it is lost, and never more', async () => {
    const { ticket } = await paid();
    const { paid_amount: total } = await at.order(ticket.orderNo);
    const dispute = await bank.open(ticket, 4_000);
    await withdraw(ticket);
    await settleAll();
    await bank.close(dispute, 'LOST');
    await at.deliverWebhooks();
    await settleAll();
    await settleAll();
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'CANCELLED',
      refunded_amount: total - 4_000,
      lost_amount: 4_000,
      payment_status: 'REFUNDED',
    });
    const { revokes, refunds } = await detail(ticket);
    expect(revokes).toMatchObject([{ status: 'REFUNDED' }]);
    expect(refunds).toMatchObject([{ status: 'SETTLED', amount: { amount: total - 4_000 } }]);
  });

  it('ends without money when the bank has given all of it back', async () => {
    const { ticket, member } = await paid();
    const dispute = await bank.open(ticket);
    await at.deliverWebhooks();
    await withdraw(ticket);
    await bank.close(dispute, 'LOST');
    await at.deliverWebhooks();
    await settleAll();
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({ status: 'CANCELLED', refunded_amount: 0, lost_amount: order.paid_amount });
    expect((await detail(ticket)).revokes).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await at.mailTo(member.email)).not.toContainEqual(expect.stringContaining('We’ve refunded'));
  });

  it('whose refund had left when its answer was lost is counted as it was sent', async () => {
    const { ticket } = await paid();
    const { paid_amount: total } = await at.order(ticket.orderNo);
    await at.sandbox.api('/_sandbox/faults', { dropReplies: 100 });
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL', amount: total - 500 });
    await at.sandbox.api('/_sandbox/faults', { dropReplies: 0 });
    at.sandbox.inbox.received.splice(0);
    const dispute = await bank.open(ticket);
    await bank.close(dispute, 'LOST');
    await watchDisputes(at.shop);
    await settleAll();
    expect(await at.order(ticket.orderNo)).toMatchObject({ refunded_amount: total - 500, lost_amount: 500 });
  });
});

describe('a return while the payment is disputed', () => {
  const returned = async (disputed: (total: number) => number) => {
    const { ticket, member } = await paid();
    await send(ticket);
    const dispute = await bank.open(ticket, disputed((await at.order(ticket.orderNo)).paid_amount));
    await at.deliverWebhooks();
    const { data } = await at.ask(ticket);
    const ref = refFor(ticket, data);
    if (data.status === 'REQUESTED') await approveRma(at.shop, ref, false);
    await receiveRma(at.shop, ref);
    await passRma(at.shop, ref, {});
    await settleAll();
    const shownInList = async () => (await at.api.ok('listRmas', { token: member.token })).list[0]?.statusText;
    return { ticket, dispute, rmaNo: data.rmaNo, shownInList };
  };

  it('says that its refund waits for the bank, and is paid once the dispute is won', async () => {
    const { ticket, dispute, rmaNo, shownInList } = await returned((total) => total - 1);
    expect(await at.read(ticket, rmaNo)).toMatchObject({
      status: 'REFUNDING',
      statusText: 'Your bank is deciding',
      refund: { status: 'HELD' },
    });
    expect(await shownInList()).toBe('Your bank is deciding');
    await bank.close(dispute, 'WON');
    await settleAll();
    expect(await shownInList()).toBe('Refunded');
    expect(await at.read(ticket, rmaNo)).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' } });
  });

  it('is paid at once where the bank leaves enough for it', async () => {
    const { ticket, rmaNo } = await returned(() => 1);
    expect(await at.read(ticket, rmaNo)).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' } });
  });
});

describe('a dispute that is lost', () => {
  it('of all the money ends an unsent order as a cancellation does, and pays nothing a second time', async () => {
    const { ticket, member, couponId } = await paid();
    await releaseOrder(at.shop, ticket.orderNo);
    await bank.lose(ticket);
    await settleAll();
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded_amount: 0 });
    expect([order.coins_returned, order.coins_taken_back]).toEqual([500, order.coins_to_earn]);
    expect(await at.couponStatus(couponId)).toBe('UNUSED');
    expect(await at.balance(member)).toEqual({ available: 3_000, pending: 0 });
    expect((await detail(ticket)).refunds).toEqual([]);
    await expect(ship(ticket)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await expect(refundOrder(at.shop, ticket.orderNo, { reason: 'Again' })).rejects.toMatchObject({
      code: 'REVOKE_EXCLUDED',
    });
  });

  it('of a part lets the rest be sent', async () => {
    const { ticket } = await paid();
    await bank.lose(ticket, 1_000);
    expect((await at.order(ticket.orderNo)).payment_status).toBe('PARTLY_REFUNDED');
    await send(ticket);
    expect((await at.order(ticket.orderNo)).status).toBe('DELIVERED');
  });

  it('takes earned coins and points of the amount back, all of them with all the money', async () => {
    const { ticket, member } = await paid();
    await send(ticket);
    const { coins_to_earn: earned, paid_amount: total } = await at.order(ticket.orderNo);
    const half = Math.floor(total / 2);
    await bank.lose(ticket, half);
    expect((await at.order(ticket.orderNo)).coins_taken_back).toBe(Math.floor((earned * half) / total));
    await bank.lose(ticket);
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'DELIVERED', coins_taken_back: earned });
    expect(await at.balance(member)).toEqual({ available: 2_500, pending: 0 });
    at.shop.clock.advance(20 * 86_400_000);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('COMPLETED');
    expect((await readSavvy(at.shop, member.accountId)).points).toBe(0);
    expect(await at.balance(member)).toEqual({ available: 2_500, pending: 0 });
  });

  it('takes what is there of coins that were spent meanwhile', async () => {
    const { ticket, member } = await paid();
    await send(ticket);
    at.shop.clock.advance(16 * 86_400_000);
    await runOrderClock(at.shop);
    const { available } = await at.balance(member);
    await at.buy(member, { coinAmount: Math.floor(available / 100) * 100 - 100 }, { quantity: 3, site: 'EU' });
    await bank.lose(ticket);
    const { available: left } = await at.balance(member);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(available);
  });
});
