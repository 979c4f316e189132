import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, minute } from '#rules/durations.ts';
import { refundInCoins } from '#rules/coins.ts';
import { dayAt } from '#rules/market-dates.ts';
import { cancelWindow, completeAfter, depositPayWindow, payWindow } from '#rules/limits.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { remindOfBalances } from './promotions/deposits/remind-of-balances.ts';
import { settleDeposits } from './checkout/deposits/settle-deposits.ts';
import { type Campaign, depositSku, type DepositShop, openDepositShop } from './deposit-fixture.ts';
import { passRma, receiveRma } from './aftersale/rma/staff-moves.ts';
import { readCoinBalance } from './coins/order-coins.ts';
import { readInvoices } from './invoices/issue-invoice.ts';
import { readSavvy } from './loyalty/read-savvy.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { runOrderClock } from './orders/order-clock.ts';
import { cards, type Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { disputeDesk } from './payments/dispute-fixture.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';

let at: DepositShop;
beforeAll(async () => {
  at = await openDepositShop();
});
afterAll(() => at.close());

const goTo = (instant: number) => at.shop.clock.advance(Math.max(0, instant - at.shop.clock.now()));
const statusOf = async ({ orderNo }: Ticket) => (await at.order(orderNo)).status;
const standing = async (deposit: Ticket) => (await at.reservation(deposit)).state;
const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID' | 'WITHDRAW') =>
  at.api.call('revokeOrder', {
    ...{ ...open, key: randomUUID() },
    body: { orderNo, mode, ...(mode === 'WITHDRAW' ? {} : { reasonCode: 'OTHER' }) },
  });
const settleMoney = async () => {
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
};
/** What came back of the payments of some orders, in minor units. */
const moneyBack = async (...tickets: readonly Ticket[]) => {
  await settleMoney();
  const orders = await Promise.all(tickets.map(({ orderNo }) => at.order(orderNo)));
  return orders.map(({ refunded_amount: amount }) => amount);
};
const remind = async (deliver = true) => {
  await remindOfBalances(at.shop);
  while (deliver && (await relayOutbox(at.shop, receiversOf(at.shop.config))) > 0);
  await remindOfBalances(at.shop);
};
const remindTwice = async ({ balanceStart, balanceEnd }: Campaign) => {
  goTo(balanceStart);
  await remind();
  goTo(balanceEnd('US') - 2 * day);
  await remind();
};

describe('a deposit', () => {
  it('is an order of its own without tax and invoice, and holds a piece of stock and of the quota', async () => {
    const campaign = await at.campaign(5);
    const before = await at.stock(depositSku);
    const deposit = await at.deposit(campaign, await at.member());
    const order = await at.order(deposit.orderNo);
    expect(order).toMatchObject({ kind: 'DEPOSIT', grand_total_amount: 1_000, tax_amount: 0, coins_to_earn: 0 });
    expect([order.pay_expire_time - order.placed_time, order.paid_amount]).toEqual([depositPayWindow, 1_000]);
    expect(await readInvoices(at.shop.db, deposit.orderNo)).toEqual([]);
    expect([await standing(deposit), await at.quotaLeft(campaign)]).toEqual(['RESERVED', 4]);
    expect((await at.stock(depositSku)).stock).toBe(before.stock - 1);
  });

  it('says when the balance is due and when its lamp ships wherever its order is shown, and no day of arrival', async () => {
    const campaign = await at.campaign(5);
    const member = await at.member();
    const { orderNo, open } = await at.deposit(campaign, member);
    const about = { ...open, query: { orderNo } };
    const due = dayAt(campaign.balanceStart, 'US');
    const headline = `Reserved. Balance $59.00 due ${due}`;
    const completed = await at.api.ok('getCompleted', about);
    const order = await at.api.ok('getOrder', about);
    const { list } = await at.api.ok('listOrders', open);
    expect([completed, order, list[0]].map((each) => each?.story?.headline)).toEqual([headline, headline, headline]);
    expect(order.story?.stops.map(({ label }) => label)).toEqual(['Deposit', 'Balance', 'Shipping']);
    expect(order.statusHint).toContain(`ships from ${dayAt(campaign.balanceStart + 10 * day, 'US')}`);
    expect(completed.nextSteps.join(' ')).not.toContain('pack');
    expect(list[0]).not.toHaveProperty('dueTime');
    await at.mailTo(member.email);
    const paid = at.shop.db.selectFrom('mail_inbox').select('text').where('template', '=', 'orderPaid');
    expect((await paid.where('to_address', '=', member.email).executeTakeFirstOrThrow()).text).toContain(headline);
    goTo(campaign.balanceStart);
    expect((await at.api.ok('getOrder', about)).story?.headline).toMatch(/^Pay the balance of \$59\.00 by /);
  });

  it('that nobody pays frees its piece, and has it again when it is paid late', async () => {
    const campaign = await at.campaign(1);
    const member = await at.member();
    const { data } = await at.reserve(campaign, member);
    const ticket = { ...(data as { orderNo: string }), open: { token: member.token } };
    await at.payByCard(ticket, cards.declined);
    expect([await standing(ticket), await at.quotaLeft(campaign)]).toEqual(['HELD', 0]);
    expect((await at.reserve(campaign, await at.member())).code).toBe('PROMO_SOLD_OUT');
    const payment = await at.startPayment(ticket, 'REDIRECT_BANK');
    at.shop.clock.advance(depositPayWindow + minute);
    await expireOrders(at.shop);
    expect([await standing(ticket), await at.quotaLeft(campaign)]).toEqual(['EXPIRED', 1]);
    expect(payment.amount.amount).toBe(1_000);
  });

  it('goes back whole until balances are due, and not by its member alone after that', async () => {
    const campaign = await at.campaign(5);
    const [first, second] = [
      await at.deposit(campaign, await at.member()),
      await at.deposit(campaign, await at.member()),
    ];
    at.shop.clock.advance(cancelWindow + minute);
    await runOrderClock(at.shop);
    expect(await statusOf(first)).toBe('AWAITING_RELEASE');
    await expect(releaseOrder(at.shop, first.orderNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    goTo(campaign.balanceStart - 1);
    expect((await revoke(first, 'CANCEL_PAID')).status).toBe(200);
    expect([await moneyBack(first), await standing(first), await at.quotaLeft(campaign)]).toEqual([
      [1_000],
      'CANCELLED',
      4,
    ]);
    goTo(campaign.balanceStart);
    expect((await revoke(second, 'CANCEL_PAID')).code).toBe('ORDER_STATE');
  });

  it('is limited to what one member may have, and to the days and the market of its campaign', async () => {
    const campaign = await at.campaign(5, 1);
    const member = await at.member();
    await at.deposit(campaign, member);
    expect((await at.reserve(campaign, member)).code).toBe('PROMO_USER_LIMIT');
    expect((await at.reserve(campaign, await at.member(), 'JA')).code).toBe('NOT_IN_MARKET');
    goTo(campaign.balanceStart);
    expect((await at.reserve(campaign, await at.member())).code).toBe('OFF_SALE');
  });
});

describe('a balance', () => {
  const paidBalance = async (site: 'US' | 'EU' = 'US') => {
    const campaign = await at.campaign(5);
    const member = await at.member();
    const deposit = await at.deposit(campaign, member, site);
    goTo(campaign.balanceStart);
    const balance = await at.balance(member, deposit, site);
    await at.payByCard(balance);
    return { campaign, member, deposit, balance };
  };
  const send = async ({ orderNo }: Ticket) => {
    await releaseOrder(at.shop, orderNo);
    await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
    await deliverOrder(at.shop, orderNo);
  };

  it('is the price less what the deposit is worth, with the tax on all that is paid, on one invoice', async () => {
    const stock = await at.stock(depositSku);
    const { deposit, balance, campaign } = await paidBalance();
    const order = await at.order(balance.orderNo);
    expect(order).toMatchObject({ goods_total_amount: 6_900, deposit_amount: 1_000, status: 'PAID' });
    expect(order.paid_amount).toBe(order.grand_total_amount - 1_000);
    expect(order.tax_amount).toBe(Math.round((6_900 * order.tax_amount) / order.goods_total_amount));
    expect(order.tax_amount).toBeGreaterThan(0);
    const [invoice] = await readInvoices(at.shop.db, balance.orderNo);
    expect([invoice?.total_amount, invoice?.tax_amount]).toEqual([order.grand_total_amount, order.tax_amount]);
    expect([await standing(deposit), await statusOf(deposit)]).toEqual(['COMPLETED', 'COMPLETED']);
    expect([await at.quotaLeft(campaign), (await at.stock(depositSku)).stock]).toEqual([4, stock.stock - 1]);
    const { payments } = await at.api.ok('getOrder', { ...balance.open, query: { orderNo: balance.orderNo } });
    expect(payments.map(({ amount }) => amount.amount).toSorted((a, b) => a - b)).toEqual([1_000, order.paid_amount]);
  });

  it("is nobody else's", async () => {
    const campaign = await at.campaign(5);
    const deposit = await at.deposit(campaign, await at.member());
    goTo(campaign.balanceStart);
    await expect(at.balance(await at.member(), deposit)).rejects.toThrow('NOT_FOUND');
  });

  it('that is not paid in time leaves the reservation as it was', async () => {
    const campaign = await at.campaign(5);
    const member = await at.member();
    const deposit = await at.deposit(campaign, member);
    goTo(campaign.balanceStart);
    const balance = await at.balance(member, deposit);
    await at.payByCard(balance, cards.declined);
    await expect(at.balance(member, deposit)).rejects.toThrow('ORDER_STATE');
    at.shop.clock.advance(payWindow + minute);
    await expireOrders(at.shop);
    expect([await statusOf(balance), await standing(deposit)]).toEqual(['CLOSED', 'RESERVED']);
    await at.payByCard(await at.balance(member, deposit));
    expect(await standing(deposit)).toBe('COMPLETED');
  });

  it('called off before it is sent gives the deposit back, too', async () => {
    const stock = await at.stock(depositSku);
    const { deposit, balance, campaign } = await paidBalance();
    const { paid_amount: paid } = await at.order(balance.orderNo);
    expect((await revoke(balance, 'CANCEL_PAID')).status).toBe(200);
    expect([await moneyBack(balance, deposit), await standing(deposit)]).toEqual([[paid, 1_000], 'REFUNDED']);
    expect([await at.quotaLeft(campaign), await at.stock(depositSku)]).toEqual([5, stock]);
  });

  it.each(['US', 'EU'] as const)(
    'returned in %s gives all that was paid back once, with credit notes over the invoice',
    async (site) => {
      const { deposit, balance } = await paidBalance(site);
      await send(balance);
      const { paid_amount: paid, grand_total_amount: total } = await at.order(balance.orderNo);
      await refundOrder(at.shop, balance.orderNo, { reason: 'RETURN' });
      expect(await moneyBack(balance, deposit)).toEqual([paid, 1_000]);
      expect([await statusOf(balance), await standing(deposit)]).toEqual(['REFUNDED', 'REFUNDED']);
      await expect(refundOrder(at.shop, balance.orderNo, { reason: 'AGAIN' })).rejects.toThrow();
      const notes = (await readInvoices(at.shop.db, balance.orderNo)).filter(({ type }) => type === 'CREDIT_NOTE');
      expect(notes.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(total);
    },
  );

  it.each([
    ['called off', async (balance: Ticket) => void (await revoke(balance, 'CANCEL_PAID'))],
    [
      'returned',
      async (balance: Ticket) => {
        await send(balance);
        await refundOrder(at.shop, balance.orderNo, { reason: 'RETURN' });
      },
    ],
  ])('whose own payment has gone back whole gives its deposit back when it is %s', async (_, end) => {
    const { deposit, balance } = await paidBalance();
    const { paid_amount: paid } = await at.order(balance.orderNo);
    await refundOrder(at.shop, balance.orderNo, { reason: 'GOODWILL', amount: paid });
    expect(await moneyBack(balance, deposit)).toEqual([paid, 0]);
    expect((await at.order(balance.orderNo)).payment_status).toBe('PARTLY_REFUNDED');
    await end(balance);
    expect(await moneyBack(balance, deposit)).toEqual([paid, 1_000]);
    expect(await standing(deposit)).toBe('REFUNDED');
    expect(['CANCELLED', 'REFUNDED']).toContain(await statusOf(balance));
    expect((await at.order(balance.orderNo)).payment_status).toBe('REFUNDED');
  });

  it('returned for coins gives them for all that was paid, and no money', async () => {
    const { deposit, balance, member } = await paidBalance();
    await send(balance);
    const { orderNo, open } = balance;
    const { grand_total_amount: total, tax_amount: tax } = await at.order(orderNo);
    const [line] = (await at.api.ok('getOrder', { ...open, query: { orderNo } })).lines;
    const lines = [{ lineId: line?.lineId ?? '', quantity: 1, reason: 'NO_LONGER_WANTED' as const }];
    const body = { orderNo, type: 'RETURN' as const, lines, refundTo: 'COINS' as const };
    const { rmaNo } = await at.api.ok('applyRma', { ...open, key: randomUUID(), body });
    await receiveRma(at.shop, { orderNo, rmaNo });
    await passRma(at.shop, { orderNo, rmaNo }, {});
    await settleMoney();
    expect(await at.order(orderNo)).toMatchObject({ status: 'REFUNDED', tax_amount: tax });
    const refunds = await at.shop.db
      .selectFrom('refunds')
      .select(['amount', 'to_coins', 'to_method'])
      .where('order_no', 'in', [orderNo, deposit.orderNo])
      .execute();
    const sum = (of: 'amount' | 'to_coins') => refunds.reduce((all, refund) => all + refund[of], 0);
    expect(refunds.every(({ to_method: method }) => method === 'COINS')).toBe(true);
    expect([refunds.length, sum('amount'), sum('to_coins')]).toEqual([2, total, refundInCoins(total, 'USD')]);
    const { available } = await readCoinBalance(at.shop.db, member.accountId, at.shop.clock.now());
    expect(available).toBe(refundInCoins(total, 'USD'));
  });

  it('brings points for its items once it is completed, and its deposit brings none of its own', async () => {
    const { balance, member } = await paidBalance();
    await send(balance);
    at.shop.clock.advance(completeAfter);
    await runOrderClock(at.shop);
    expect(await statusOf(balance)).toBe('COMPLETED');
    expect((await readSavvy(at.shop, member.accountId)).points).toBe(69);
  });
});

describe('a balance that nobody pays', () => {
  it('is forfeited after the seventh local day and two delivered reminders, and its piece is sold again', async () => {
    const campaign = await at.campaign(5);
    const member = await at.member();
    const deposit = await at.deposit(campaign, member);
    await remindTwice(campaign);
    expect(await at.reservation(deposit)).toMatchObject({ sent: 2, delivered: 2 });
    goTo(campaign.balanceEnd('US') - 1);
    await settleDeposits(at.shop);
    expect(await standing(deposit)).toBe('RESERVED');
    goTo(campaign.balanceEnd('US'));
    await settleDeposits(at.shop);
    await settleDeposits(at.shop);
    expect([await standing(deposit), await statusOf(deposit), await moneyBack(deposit)]).toEqual([
      'FORFEITED',
      'COMPLETED',
      [0],
    ]);
    const held = at.shop.db.selectFrom('stock_reservations').selectAll().where('order_no', '=', deposit.orderNo);
    expect([await at.quotaLeft(campaign), (await held.executeTakeFirst())?.allocated_at]).toEqual([5, null]);
    const subjects = await at.mailTo(member.email);
    expect(subjects.filter((subject) => subject.startsWith('Dome by deposit'))).toHaveLength(3);
  });

  it('is not forfeited while a reminder has not been delivered, and goes back in the end', async () => {
    const campaign = await at.campaign(5);
    const deposit = await at.deposit(campaign, await at.member());
    goTo(campaign.balanceStart);
    await remind(false);
    goTo(campaign.balanceEnd('US') + day);
    await remind(false);
    await settleDeposits(at.shop);
    expect(await at.reservation(deposit)).toMatchObject({ state: 'RESERVED', sent: 1, delivered: 0 });
    goTo(campaign.balanceEnd('US') + 30 * day);
    await settleDeposits(at.shop);
    expect([await standing(deposit), await moneyBack(deposit)]).toEqual(['CANCELLED', [1_000]]);
  });

  it.each(['EU', 'GB'] as const)('goes back in %s on request, and by itself after these days', async (site) => {
    const campaign = await at.campaign(5);
    const [first, silent] = [
      await at.deposit(campaign, await at.member(), site),
      await at.deposit(campaign, await at.member(), site),
    ];
    await remindTwice(campaign);
    expect((await revoke(first, 'WITHDRAW')).status).toBe(200);
    expect([await moneyBack(first), await standing(first)]).toEqual([[1_000], 'CANCELLED']);
    goTo(campaign.balanceEnd(site));
    await settleDeposits(at.shop);
    expect([await moneyBack(silent), await standing(silent)]).toEqual([[1_000], 'CANCELLED']);
  });
});

it('operators see what is reserved, and which reminders were delivered', async () => {
  const campaign = await at.campaign(5);
  const deposit = await at.deposit(campaign, await at.member());
  const printed = await runCommand(at.shop, ['deposit', 'list', campaign.id]);
  expect(String(printed)).toMatch(/US {2}RESERVING {2}4 of 5 left/);
  expect(printed.at(-1)).toBe(`US  RESERVED  0 of 0 reminders delivered  ${deposit.orderNo}`);
});

describe('a bank that takes a deposit back', () => {
  it('ends the reservation; while it decides, no balance is paid', async () => {
    const desk = disputeDesk(at);
    const campaign = await at.campaign(5);
    const member = await at.member();
    const deposit = await at.deposit(campaign, member);
    goTo(campaign.balanceStart);
    const dispute = await desk.open(deposit);
    await at.deliverWebhooks();
    await expect(at.balance(member, deposit)).rejects.toThrow('PAY_DISPUTED');
    await desk.close(dispute, 'LOST');
    await at.deliverWebhooks();
    expect([await standing(deposit), await moneyBack(deposit)]).toEqual(['CANCELLED', [0]]);
    expect(await at.quotaLeft(campaign)).toBe(5);
  });
});

describe('a deposit that goes back while its balance is paid', () => {
  it('takes the money of the balance back, too', async () => {
    const campaign = await at.campaign(5);
    const member = await at.member();
    const deposit = await at.deposit(campaign, member, 'EU');
    goTo(campaign.balanceStart);
    const balance = await at.balance(member, deposit, 'EU');
    expect((await revoke(deposit, 'WITHDRAW')).status).toBe(200);
    await at.payByCard(balance);
    await settleDeposits(at.shop);
    const { paid_amount: paid } = await at.order(balance.orderNo);
    expect([await moneyBack(balance, deposit), await statusOf(balance)]).toEqual([[paid, 1_000], 'CANCELLED']);
    expect(paid).toBeGreaterThan(0);
  });
});
