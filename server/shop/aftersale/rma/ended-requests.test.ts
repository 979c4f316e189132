import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRmaStatuses, type RmaStatus } from '#rules/rma.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { strayRmas } from '#server/testing/rma-history.ts';
import { lamp, type Ticket } from '../../orders/order-fixture.ts';
import { disputeDesk } from '../../payments/dispute-fixture.ts';
import { refundOrder } from '../../payments/refund-order.ts';
import { sendRefunds } from '../../payments/send-refunds.ts';
import { readStockBooks, stockFaults } from '../../stock/stock-books.ts';
import { receiveReturn } from '../receive-return.ts';
import { openRmaShop, refFor, type RmaShop } from './rma-fixture.ts';
import { approveRma, askRma, receiveRma } from './staff-moves.ts';

let at: RmaShop;
beforeAll(async () => {
  at = await openRmaShop();
});
beforeEach(() => at.offer(lamp, 'US', { stock: 500 }));
afterAll(async () => {
  expect(await strayRmas(at.shop.db)).toEqual([]);
  await at.close();
});

const ops = async (verb: string, { orderNo }: Ticket, rmaNo: string, ...more: string[]) =>
  (await runCommand(at.shop, ['rma', verb, orderNo, rmaNo, ...more])).join('\n');
const shipping = ['--carrier', 'Testpost', '--tracking', 'T1'];
const mails = async (ticket: Ticket) => {
  const receivers = receiversOf(at.shop.config);
  while ((await relayOutbox(at.shop, receivers)) > 0);
  return at.mailTo((await at.order(ticket.orderNo)).guest_email ?? '');
};
const withdraw = ({ orderNo, open }: Ticket, body: object = {}) =>
  at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'WITHDRAW', ...body } });

type Request = 'REPLACEMENT' | 'WARRANTY';
const reasons = { REPLACEMENT: 'NOT_AS_DESCRIBED', WARRANTY: 'CONNECT_PROBLEM' } as const;

/** Leads a request for another one to a status. @returns its number */
async function lead(ticket: Ticket, status: RmaStatus, type: Request = 'REPLACEMENT', quantity = 1): Promise<string> {
  const { data } = await at.ask(ticket, { type, reason: reasons[type], quantity });
  const ref = refFor(ticket, data);
  const { orderNo, open } = ticket;
  const steps: readonly (() => Promise<unknown>)[] = [
    () => approveRma(at.shop, ref, false),
    () =>
      at.api.ok('shipRma', { ...open, body: { orderNo, rmaNo: ref.rmaNo, carrierName: 'DHL', trackingNo: 'JJD 01' } }),
    () => receiveRma(at.shop, ref),
    () => ops('pass', ticket, ref.rmaNo, '--restock', String(quantity)),
  ];
  if (status === 'NEEDS_INFO') await askRma(at.shop, ref, 'Which one?');
  const count = ['REQUESTED', 'AWAITING_RETURN', 'RETURNING', 'INSPECTING', 'REPLACING'].indexOf(status);
  for (const step of steps.slice(0, Math.max(0, count))) await step();
  expect((await at.read(ticket, ref.rmaNo)).status).toBe(status);
  return ref.rmaNo;
}

const waiting: readonly RmaStatus[] = openRmaStatuses.filter((status) => status !== 'REFUNDING');

describe('another one that cannot be sent any more', () => {
  it.each(['REPLACEMENT', 'WARRANTY'] as const)('ends in the money of its pieces (%s)', async (type) => {
    const ticket = await at.deliver();
    const rmaNo = await lead(ticket, 'REPLACING', type);
    await at.offer(lamp, 'US', { stock: 0 });
    await expect(ops('ship', ticket, rmaNo, ...shipping)).rejects.toThrow('(OUT_OF_STOCK)');
    const { paid_amount: paid } = await at.order(ticket.orderNo);
    expect(await ops('pay', ticket, rmaNo)).toBe(`${rmaNo} is REFUNDING`);
    await sendRefunds(at.shop);
    const ended = await at.read(ticket, rmaNo);
    expect(ended).toMatchObject({ status: 'REFUNDED', refund: { amount: { amount: paid }, status: 'SETTLED' } });
    expect(ended.history[1]?.text).toBe('We couldn’t replace it, so we’re refunding you');
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'REFUNDED', after_sale_status: 'CLOSED' });
    const name = type === 'WARRANTY' ? 'warranty case' : 'replacement';
    expect(await mails(ticket)).toContainEqual(expect.stringMatching(`^Your refund for your ${name} of `));
    await at.offer(lamp, 'US', { stock: 500 });
    await expect(ops('ship', ticket, rmaNo, ...shipping)).rejects.toThrow('(RMA_STATE)');
    await expect(ops('pay', ticket, rmaNo)).rejects.toThrow('(REVOKE_EXCLUDED)');
  });

  it('gives what is left of its money, and no more', async () => {
    const ticket = await at.deliver();
    const rmaNo = await lead(ticket, 'REPLACING');
    const { paid_amount: paid } = await at.order(ticket.orderNo);
    await refundOrder(at.shop, ticket.orderNo, { amount: paid - 700, reason: 'A scratch' });
    await ops('pay', ticket, rmaNo);
    await sendRefunds(at.shop);
    expect((await at.read(ticket, rmaNo)).refund?.amount.amount).toBe(700);
  });

  it('ends with a reason, as a parcel does that never came back, and can be asked for again', async () => {
    for (const status of ['REPLACING', 'RETURNING'] as const) {
      const ticket = await at.deliver();
      const rmaNo = await lead(ticket, status);
      expect(await ops('end', ticket, rmaNo, '--reason', 'It is not made any more.')).toBe(`${rmaNo} is ENDED`);
      expect(await at.read(ticket, rmaNo)).toMatchObject({
        status: 'ENDED',
        statusText: 'Closed',
        note: 'It is not made any more.',
        actions: [],
      });
      expect(await mails(ticket)).toContainEqual(expect.stringMatching(/^Your replacement of .+ is closed$/));
      expect((await at.order(ticket.orderNo)).after_sale_status).toBe('CLOSED');
      expect((await at.ask(ticket)).status).toBe(200);
    }
  });
});

describe('an order whose money has all gone back', () => {
  it.each(waiting)('has no open request any more, and sends nothing (%s)', async (status) => {
    const ticket = await at.deliver();
    const rmaNo = await lead(ticket, status);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'Given up' });
    await sendRefunds(at.shop);
    expect(await at.read(ticket, rmaNo)).toMatchObject({
      status: 'ENDED',
      note: 'We’re refunding your whole order.',
      actions: [],
    });
    expect(await mails(ticket)).toContainEqual(expect.stringMatching(/^Your replacement of .+ is closed$/));
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'REFUNDED', after_sale_status: 'CLOSED' });
    await expect(ops('ship', ticket, rmaNo, ...shipping)).rejects.toThrow('(RMA_STATE)');
  });

  it('waits for no withdrawal any more', async () => {
    const ticket = await at.deliver({ site: 'EU' });
    const { data } = await withdraw(ticket);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'Keep it' });
    await sendRefunds(at.shop);
    const { orderNo, open } = ticket;
    const { revokes } = await at.api.ok('getOrder', { ...open, query: { orderNo } });
    expect(revokes).toMatchObject([{ revokeNo: data.revokeNo, status: 'REFUNDED' }]);
    expect((await at.order(orderNo)).after_sale_status).toBe('CLOSED');
  });

  it('by a lost dispute is told so, and can ask for nothing', async () => {
    const bank = disputeDesk(at);
    const ticket = await at.deliver();
    const rmaNo = await lead(ticket, 'REPLACING');
    await bank.lose(ticket);
    expect(await at.read(ticket, rmaNo)).toMatchObject({
      status: 'ENDED',
      note: 'Your bank took back the payment for your order, so this ends here.',
    });
    const again = await at.ask(ticket, { type: 'REPLACEMENT', reason: 'NOT_AS_DESCRIBED' });
    expect(again).toMatchObject({ code: 'RMA_PERIOD' });
    await expect(ops('ship', ticket, rmaNo, ...shipping)).rejects.toThrow('(RMA_STATE)');
  });

  it('by parts sends nothing either, and staff can end what is open', async () => {
    const ticket = await at.deliver({ site: 'EU', quantity: 2 });
    const rmaNo = await lead(ticket, 'REPLACING');
    const { paid_amount: paid } = await at.order(ticket.orderNo);
    await refundOrder(at.shop, ticket.orderNo, { amount: paid - 500, reason: 'A scratch' });
    const [lineId = ''] = await at.lineIds(ticket);
    const { data } = await withdraw(ticket, { lines: [{ lineId, quantity: 1 }] });
    expect(data.refundPreview?.amount).toBe(500);
    await receiveReturn(at.shop, data.revokeNo);
    await expect(ops('ship', ticket, rmaNo, ...shipping)).rejects.toThrow('This order has been fully refunded');
    await ops('end', ticket, rmaNo, '--reason', 'All of it was paid back.');
    expect((await at.order(ticket.orderNo)).after_sale_status).toBe('CLOSED');
  });
});

it('goodwill takes nothing of what an open request was told', async () => {
  const ticket = await at.deliver({ quantity: 2 });
  const { data } = await at.ask(ticket, { type: 'RETURN', reason: 'NOT_AS_DESCRIBED' });
  const { paid_amount: paid } = await at.order(ticket.orderNo);
  const left = paid - data.paid.amount;
  await expect(refundOrder(at.shop, ticket.orderNo, { amount: left + 1, reason: 'A scratch' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { left },
  });
  await refundOrder(at.shop, ticket.orderNo, { amount: left, reason: 'A scratch' });
  await approveRma(at.shop, refFor(ticket, data), true);
  await sendRefunds(at.shop);
  expect((await at.read(ticket, data.rmaNo)).refund?.amount).toEqual(data.paid);
});

describe('a withdrawal beside a request for another one', () => {
  it.each(waiting)('takes its place (%s)', async (status) => {
    const books = await readStockBooks(at.shop.db);
    const ticket = await at.deliver({ site: 'EU', quantity: 2 });
    const rmaNo = await lead(ticket, status, 'REPLACEMENT', 2);
    const { orderNo, open } = ticket;
    const { paid_amount: paid } = await at.order(orderNo);
    const [option] = (await at.api.ok('getRevokeOptions', { ...open, query: { orderNo } })).modes;
    expect(option?.refundPreview.amount).toBe(paid);
    expect(option?.consequences).toContain(`Your replacement request ${rmaNo} ends when you withdraw from its items.`);
    const { data } = await withdraw(ticket);
    expect(await at.read(ticket, rmaNo)).toMatchObject({ status: 'CANCELLED', statusText: 'Withdrawn', actions: [] });
    // What the request had brought back is here already.
    expect(data.status).toBe(status === 'REPLACING' ? 'REFUNDED' : 'AWAITING_RETURN');
    if (status !== 'REPLACING') await receiveReturn(at.shop, data.revokeNo);
    await sendRefunds(at.shop);
    expect(await at.order(orderNo)).toMatchObject({
      status: 'REFUNDED',
      after_sale_status: 'CLOSED',
      refunded_amount: paid,
    });
    expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
    expect(await mails(ticket)).toContain(`We’ve received your withdrawal from order ${orderNo}`);
  });

  it('from other pieces leaves it as it is', async () => {
    const ticket = await at.deliver({ site: 'EU', quantity: 2 });
    const rmaNo = await lead(ticket, 'REPLACING');
    const [lineId = ''] = await at.lineIds(ticket);
    await withdraw(ticket, { lines: [{ lineId, quantity: 1 }] });
    expect((await at.read(ticket, rmaNo)).status).toBe('REPLACING');
  });

  it('is for all of the items that are with us for it, or for none', async () => {
    const ticket = await at.deliver({ site: 'EU', quantity: 3 });
    const rmaNo = await lead(ticket, 'INSPECTING', 'REPLACEMENT', 3);
    const [lineId = ''] = await at.lineIds(ticket);
    const answer = await withdraw(ticket, { lines: [{ lineId, quantity: 2 }] });
    expect(answer).toMatchObject({ code: 'REVOKE_REQUEST', message: expect.stringContaining(rmaNo) });
  });
});

it('a withdrawal of what a request gives the money for says which, and goes once it is taken back', async () => {
  const ticket = await at.deliver({ site: 'EU' });
  const { data } = await at.ask(ticket, { reason: 'NO_LONGER_WANTED' });
  const answer = await withdraw(ticket);
  expect(answer).toMatchObject({ code: 'REVOKE_REQUEST', message: expect.stringContaining(data.rmaNo) });
  await at.api.ok('cancelRma', { ...ticket.open, body: { orderNo: ticket.orderNo, rmaNo: data.rmaNo } });
  expect((await withdraw(ticket)).status).toBe(200);
});
