import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { strayRmas } from '#server/testing/rma-history.ts';
import { readStockBooks, stockFaults } from '../../stock/stock-books.ts';
import { uploadsPerOrder } from '../../media/upload-limits.ts';
import { lamp, type Ticket } from '../../orders/order-fixture.ts';
import { openRmaShop, type RmaShop } from './rma-fixture.ts';
import { runRmaClock } from './rma-clock.ts';
import { messagesPerRma } from './shopper-moves.ts';

const day = 86_400_000;
let at: RmaShop;
beforeAll(async () => {
  at = await openRmaShop();
});
afterAll(async () => {
  expect(await strayRmas(at.shop.db)).toEqual([]);
  await at.close();
});

const ops = async (verb: string, { orderNo }: Ticket, rmaNo: string, ...more: string[]) =>
  (await runCommand(at.shop, ['rma', verb, orderNo, rmaNo, ...more])).join('\n');
const ship = ({ orderNo, open }: Ticket, rmaNo: string) =>
  at.api.call('shipRma', { ...open, body: { orderNo, rmaNo, carrierName: 'DHL', trackingNo: 'JJD 01' } });
const cancel = ({ orderNo, open }: Ticket, rmaNo: string) =>
  at.api.call('cancelRma', { ...open, body: { orderNo, rmaNo } });
const message = ({ orderNo, open }: Ticket, rmaNo: string, text: string, key = randomUUID()) =>
  at.api.call('messageRma', { ...open, key, body: { orderNo, rmaNo, text } });
const eligibility = ({ orderNo, open }: Ticket) => at.api.ok('getRmaEligibility', { ...open, query: { orderNo } });
const mails = async (ticket: Ticket) => {
  const receivers = receiversOf(at.shop.config);
  while ((await relayOutbox(at.shop, receivers)) > 0);
  return at.mailTo((await at.order(ticket.orderNo)).guest_email ?? '');
};

describe('a return', () => {
  it('of an unopened item is agreed to at once, and its money comes back when it has come back', async () => {
    const ticket = await at.deliver();
    const before = await at.stock();
    const { data: rma } = await at.ask(ticket);
    expect(rma).toMatchObject({ status: 'AWAITING_RETURN', label: { paidBy: 'SHOPPER' } });
    expect(rma.deadlineTime).toBe(rma.createdTime + 14 * day);
    expect(rma.actions).toEqual(['LABEL', 'SHIP', 'MESSAGE', 'CANCEL']);
    expect(await mails(ticket)).toContainEqual(expect.stringMatching(/^Your return of \S.*: please send it back$/));
    expect((await at.order(ticket.orderNo)).after_sale_status).toBe('OPEN');

    const sent = await ship(ticket, rma.rmaNo);
    expect(sent.data).toMatchObject({ status: 'RETURNING', parcel: { carrierName: 'DHL', trackingNo: 'JJD 01' } });
    expect(await cancel(ticket, rma.rmaNo)).toMatchObject({ code: 'RMA_STATE' });
    expect(await ops('receive', ticket, rma.rmaNo)).toBe(`${rma.rmaNo} is INSPECTING`);
    await ops('pass', ticket, rma.rmaNo);

    const ended = await at.read(ticket, rma.rmaNo);
    const order = await at.order(ticket.orderNo);
    expect(ended).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' }, actions: [] });
    expect(ended.refund?.amount).toEqual(rma.paid);
    expect(rma.paid.amount).toBe(order.goods_total_amount + order.tax_amount);
    expect(order).toMatchObject({ status: 'REFUNDED', after_sale_status: 'CLOSED', refunded_amount: rma.paid.amount });
    expect(await at.stock()).toEqual({ ...before, stock: before.stock + 1 });
    expect(ended.history.map(({ status }) => status)).toEqual([
      'REFUNDED',
      'REFUNDING',
      'INSPECTING',
      'RETURNING',
      'AWAITING_RETURN',
      'REQUESTED',
    ]);
    const { timeline } = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(timeline.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RMA_REQUESTED', 'RMA_APPROVED', 'RETURN_RECEIVED', 'REFUND_SETTLED']),
    );
  });

  it('of a faulty item is looked at, is free, and can be paid back in part', async () => {
    const ticket = await at.deliver({ quantity: 2 });
    const before = await at.stock();
    const media = [await at.photo(ticket)];
    const { data: rma } = await at.ask(ticket, { reason: 'DEFECTIVE', media, note: 'It <b>flickers</b> 💡' });
    expect(rma).toMatchObject({ status: 'REQUESTED', actions: ['MESSAGE', 'CANCEL'] });
    expect(rma.lines[0]?.note).toBe('It <\u2060b>flickers<\u2060/b> 💡');
    expect(rma.lines[0]?.media).toHaveLength(1);
    await ops('approve', ticket, rma.rmaNo);
    expect((await at.read(ticket, rma.rmaNo)).label?.paidBy).toBe('SHOP');
    await ops('receive', ticket, rma.rmaNo);
    const paid = rma.paid.amount;
    await expect(ops('pass', ticket, rma.rmaNo, '--amount', String(paid + 1))).rejects.toThrow(`At most ${paid}`);
    await expect(ops('pass', ticket, rma.rmaNo, '--restock', '2')).rejects.toThrow('Only 1 came back.');
    await ops('pass', ticket, rma.rmaNo, '--amount', '100', '--write-off');
    expect((await at.read(ticket, rma.rmaNo)).refund?.amount.amount).toBe(100);
    expect(await at.stock()).toEqual(before);
    expect((await at.order(ticket.orderNo)).status).toBe('DELIVERED');
    expect((await eligibility(ticket)).lines[0]?.maxQuantity).toBe(1);
  });

  it('that owes nothing is settled without money', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket);
    await ops('receive', ticket, rma.rmaNo);
    expect(await ops('pass', ticket, rma.rmaNo, '--amount', '0')).toBe(`${rma.rmaNo} is REFUNDED`);
    expect((await at.read(ticket, rma.rmaNo)).refund).toBeNull();
    expect((await at.order(ticket.orderNo)).after_sale_status).toBe('CLOSED');
  });

  it('that fails its inspection goes back with the reason', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket);
    await ops('receive', ticket, rma.rmaNo);
    await ops('fail', ticket, rma.rmaNo, '--reason', 'It is another lamp.');
    expect(await at.read(ticket, rma.rmaNo)).toMatchObject({ status: 'REJECTED', note: 'It is another lamp.' });
    const subject = (await mails(ticket)).find((one) => one.startsWith('We couldn’t accept your return of ')) ?? '';
    const mail = at.shop.db.selectFrom('mail_inbox').select('text').where('subject', '=', subject);
    const { text } = await mail.executeTakeFirstOrThrow();
    expect(text).toContain('It is another lamp.');
    expect(text).toContain('We’ll send the items back to you.');
  });

  it('in Europe brings the delivery back with the last piece, once', async () => {
    const ticket = await at.deliver({ site: 'EU', quantity: 2 });
    const first = (await at.ask(ticket)).data;
    await ops('receive', ticket, first.rmaNo);
    await ops('pass', ticket, first.rmaNo);
    const second = (await at.ask(ticket)).data;
    const order = await at.order(ticket.orderNo);
    expect(first.paid.amount + second.paid.amount).toBe(order.grand_total_amount);
    await ops('receive', ticket, second.rmaNo);
    await ops('pass', ticket, second.rmaNo);
    expect(await at.order(ticket.orderNo)).toMatchObject({
      status: 'REFUNDED',
      refunded_amount: order.grand_total_amount,
    });
  });
});

describe('a claim for money', () => {
  it('about a parcel that is ten days late pays everything back without a return', async () => {
    const ticket = await at.deliver({ arrives: false });
    expect(await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'NOT_RECEIVED' })).toMatchObject({ code: 'RMA_PERIOD' });
    const { est_delivery_to: promised } = await at.order(ticket.orderNo);
    at.shop.clock.advance((promised ?? 0) + 10 * day - at.shop.clock.now());
    expect(await at.ask(ticket)).toMatchObject({ code: 'RMA_PERIOD' });
    expect(await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'MISSING_PART' })).toMatchObject({
      code: 'BAD_REQUEST',
    });
    const { data: rma } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'NOT_RECEIVED' });
    expect(rma.status).toBe('REQUESTED');
    expect(await ops('approve', ticket, rma.rmaNo)).toBe(`${rma.rmaNo} is REFUNDING`);
    const order = await at.order(ticket.orderNo);
    expect((await at.read(ticket, rma.rmaNo)).status).toBe('REFUNDED');
    expect(order.refunded_amount).toBe(rma.paid.amount);
    expect(order.refunded_amount).toBe(order.paid_amount);
  });

  it('that the payment partner refuses waits, and operators send it again', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'MISSING_PART' });
    const { refund } = at.shop.payments;
    Object.assign(at.shop.payments, {
      refund: () => Promise.resolve({ ok: false, failure: { kind: 'refused', code: 'closed', message: 'closed' } }),
    });
    await ops('approve', ticket, rma.rmaNo);
    Object.assign(at.shop.payments, { refund });
    expect(await at.read(ticket, rma.rmaNo)).toMatchObject({ status: 'REFUNDING', refund: { status: 'FAILED' } });
    await ops('refund', ticket, rma.rmaNo);
    expect(await at.read(ticket, rma.rmaNo)).toMatchObject({ status: 'REFUNDED', refund: { status: 'SETTLED' } });
    await expect(ops('refund', ticket, rma.rmaNo)).rejects.toThrow('RMA_STATE');
  });
});

describe('a replacement and a warranty case', () => {
  it('bring another one in a parcel of the order, taken from the shelf once', async () => {
    const ticket = await at.deliver();
    const books = await readStockBooks(at.shop.db);
    const before = await at.stock();
    const media = [await at.photo(ticket)];
    const { data: rma } = await at.ask(ticket, { type: 'REPLACEMENT', reason: 'WRONG_ITEM', media });
    await ops('approve', ticket, rma.rmaNo);
    await ops('receive', ticket, rma.rmaNo);
    await expect(ops('pass', ticket, rma.rmaNo, '--amount', '1')).rejects.toThrow('not a refund');
    expect(await ops('pass', ticket, rma.rmaNo, '--restock', '1')).toBe(`${rma.rmaNo} is REPLACING`);
    expect(await at.stock()).toEqual({ ...before, stock: before.stock + 1 });
    await ops('ship', ticket, rma.rmaNo, '--carrier', 'ups', '--tracking', '1Z9');
    await expect(ops('ship', ticket, rma.rmaNo, '--carrier', 'ups', '--tracking', '1Z9')).rejects.toThrow('RMA_STATE');
    expect(await at.stock()).toEqual(before);
    expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
    expect(await at.read(ticket, rma.rmaNo)).toMatchObject({
      status: 'REPLACED',
      replacement: { carrierName: 'UPS', trackingNo: '1Z9' },
    });
    const view = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(view.shipments.map(({ trackingNo }) => trackingNo)).toContain('1Z9');
    expect(view).toMatchObject({ status: 'DELIVERED', refunds: [] });
    expect((await eligibility(ticket)).lines[0]?.maxQuantity).toBe(1);
  });

  it('under warranty is possible long after the returns are over, with a question in between', async () => {
    const ticket = await at.deliver();
    at.shop.clock.advance(200 * day);
    const { lines } = await eligibility(ticket);
    expect(lines[0]?.types.filter(({ why }) => why === undefined).map(({ type }) => type)).toEqual(['WARRANTY']);
    const { data: rma } = await at.ask(ticket, { type: 'WARRANTY', reason: 'CONNECT_PROBLEM' });
    await ops('ask', ticket, rma.rmaNo, '--question', 'Which router?');
    const question = await at.read(ticket, rma.rmaNo);
    expect(question).toMatchObject({ status: 'NEEDS_INFO', note: 'Which router?', actions: ['ANSWER', 'CANCEL'] });
    expect(await mails(ticket)).toContainEqual(expect.stringMatching(/^A question about your warranty case of \S/));
    const { data: answered } = await message(ticket, rma.rmaNo, 'The white one 🙂');
    expect(answered.status).toBe('REQUESTED');
    expect(answered.messages.map(({ from, text }) => [from, text])).toEqual([
      ['SHOP', 'Which router?'],
      ['SHOPPER', 'The white one 🙂'],
    ]);
    await ops('answer', ticket, rma.rmaNo, '--text', 'Thank you.');
    expect(await ops('approve', ticket, rma.rmaNo, '--keep')).toBe(`${rma.rmaNo} is REPLACING`);
    await ops('ship', ticket, rma.rmaNo, '--carrier', 'dhl', '--tracking', 'D7');
    expect((await at.read(ticket, rma.rmaNo)).status).toBe('REPLACED');
  });

  it('waits while there is nothing on the shelf', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket, { type: 'REPLACEMENT', reason: 'NOT_AS_DESCRIBED' });
    await ops('approve', ticket, rma.rmaNo, '--keep');
    const { stock } = await at.stock();
    await at.offer(lamp, 'US', { stock: 0 });
    await expect(ops('ship', ticket, rma.rmaNo, '--carrier', 'dhl', '--tracking', 'D8')).rejects.toThrow(lamp);
    await at.offer(lamp, 'US', { stock });
    expect((await at.read(ticket, rma.rmaNo)).status).toBe('REPLACING');
  });
});

describe('a request', () => {
  it('is made once however often it is sent, and one at a time for a line', async () => {
    const ticket = await at.deliver({ quantity: 2 });
    const key = randomUUID();
    const [first, again] = [await at.ask(ticket, { key }), await at.ask(ticket, { key })];
    expect(again.data.rmaNo).toBe(first.data.rmaNo);
    expect(await at.ask(ticket, { key, quantity: 2 })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await at.ask(ticket)).toMatchObject({ code: 'RMA_OPEN' });
    const [line] = (await eligibility(ticket)).lines;
    expect(line).toMatchObject({ openRmaNo: first.data.rmaNo, maxQuantity: 1 });
    await cancel(ticket, first.data.rmaNo);
    expect(await at.ask(ticket, { quantity: 3 })).toMatchObject({ code: 'RMA_QUANTITY' });
    expect(await at.ask(ticket, { quantity: 2 })).toMatchObject({ status: 200 });
  });

  it('is refused without its photo, with the photo of another order, and after its time', async () => {
    const [ticket, other] = [await at.deliver(), await at.deliver()];
    const refusal = await at.ask(ticket, { reason: 'DEFECTIVE' });
    expect(refusal).toMatchObject({ code: 'RMA_PHOTO', fields: [{ path: 'lines.0.media' }] });
    expect(await at.ask(ticket, { reason: 'DEFECTIVE', media: [await at.photo(other)] })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { until } = (await eligibility(ticket)).lines[0]?.types.find(({ type }) => type === 'RETURN') ?? {};
    at.shop.clock.advance((until ?? 0) - at.shop.clock.now());
    expect((await at.ask(ticket, { type: 'REPLACEMENT', reason: 'NOT_AS_DESCRIBED' })).status).toBe(200);
    at.shop.clock.advance(1);
    expect(await at.ask(other)).toMatchObject({ code: 'RMA_PERIOD' });
  });

  it('shares its pieces with withdrawals: what is in one is not in the other', async () => {
    const ticket = await at.deliver({ site: 'EU', quantity: 3 });
    const { data: rma } = await at.ask(ticket);
    const options = () => at.api.ok('getRevokeOptions', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect((await options()).modes[0]?.lines?.[0]?.maxQuantity).toBe(2);
    const [lineId = ''] = await at.lineIds(ticket);
    await at.api.ok('revokeOrder', {
      ...ticket.open,
      key: randomUUID(),
      body: { orderNo: ticket.orderNo, mode: 'WITHDRAW', lines: [{ lineId, quantity: 2 }] },
    });
    await cancel(ticket, rma.rmaNo);
    expect((await eligibility(ticket)).lines[0]?.maxQuantity).toBe(1);
    expect((await at.order(ticket.orderNo)).after_sale_status).toBe('OPEN');
  });

  it('lapses at its deadline to the millisecond, and can be asked for again', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket);
    at.shop.clock.advance(14 * day - 1);
    await runRmaClock(at.shop);
    expect((await at.read(ticket, rma.rmaNo)).status).toBe('AWAITING_RETURN');
    at.shop.clock.advance(1);
    expect(await ship(ticket, rma.rmaNo)).toMatchObject({ code: 'RMA_STATE' });
    await runRmaClock(at.shop);
    expect(await at.read(ticket, rma.rmaNo)).toMatchObject({ status: 'LAPSED', actions: [] });
    expect(await mails(ticket)).toContainEqual(expect.stringMatching(/^Your return of \S.* is closed$/));
    const again = await at.ask(ticket, { reason: 'NOT_AS_DESCRIBED' });
    await ops('ask', ticket, again.data.rmaNo, '--question', 'Why?');
    at.shop.clock.advance(7 * day - 1);
    await runRmaClock(at.shop);
    expect((await at.read(ticket, again.data.rmaNo)).status).toBe('NEEDS_INFO');
    at.shop.clock.advance(1);
    expect(await message(ticket, again.data.rmaNo, 'Because')).toMatchObject({ code: 'RMA_STATE' });
    await runRmaClock(at.shop);
    expect((await at.read(ticket, again.data.rmaNo)).status).toBe('LAPSED');
  });

  it('of a member stands in their list, their counts and the tab of the orders', async () => {
    const member = await at.member();
    const ticket = await at.deliver({ member });
    const { data: rma } = await at.ask(ticket);
    const { token } = member;
    const page = await at.api.ok('listRmas', { token, query: { pageSize: 1 } });
    expect(page).toMatchObject({ total: 1, list: [{ rmaNo: rma.rmaNo, pieces: 1, status: 'AWAITING_RETURN' }] });
    expect((await at.api.ok('getUserInfo', { token })).counts.rma).toBe(1);
    const orders = await at.api.ok('listOrders', { token, query: { tab: 'AFTER_SALE' } });
    expect(orders.list.map(({ orderNo, actions }) => [orderNo, actions.includes('RMA')])).toEqual([
      [ticket.orderNo, true],
    ]);
    await cancel(ticket, rma.rmaNo);
    expect((await at.api.ok('getUserInfo', { token })).counts.rma).toBe(0);
    expect(await cancel(ticket, rma.rmaNo)).toMatchObject({ code: 'RMA_STATE' });
  });

  it('holds fifty messages of its shopper and forty pictures of its order', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket, { reason: 'NOT_AS_DESCRIBED' });
    const texts = Array.from({ length: messagesPerRma }, (_, seq) => ({ seq: seq + 1, text: 'Hello' }));
    const ref = { order_no: ticket.orderNo, rma_no: rma.rmaNo };
    await at.shop.db
      .insertInto('rma_messages')
      .values(texts.map((text) => ({ ...ref, ...text, time: 0, author: 'SHOPPER', media: '[]' })))
      .execute();
    expect(await message(ticket, rma.rmaNo, 'One more')).toMatchObject({ code: 'RATE_LIMITED', httpStatus: 429 });
    for (let held = 0; held < uploadsPerOrder; held += 1) await at.photo(ticket);
    await expect(at.photo(ticket)).rejects.toMatchObject({ code: 'MEDIA_QUOTA' });
  });

  it('has a label as PDF while its items are waited for', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket);
    const label = () =>
      at.api.app.inject({
        url: `/app-mall/v1/rma/label?orderNo=${ticket.orderNo}&rmaNo=${rma.rmaNo}`,
        headers: 'orderKey' in ticket.open ? { 'order-access-key': ticket.open.orderKey } : {},
      });
    const drawn = await label();
    expect(drawn.headers['content-type']).toBe('application/pdf');
    expect(drawn.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await cancel(ticket, rma.rmaNo);
    expect((await label()).json()).toMatchObject({ code: 'RMA_STATE' });
  });

  it('links a guest to its page with the key of the order', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket);
    const to = (await at.order(ticket.orderNo)).guest_email ?? '';
    await mails(ticket);
    const texts = await at.shop.db.selectFrom('mail_inbox').select('text').where('to_address', '=', to).execute();
    const link = `/order/rma?orderNo=${ticket.orderNo}&rmaNo=${rma.rmaNo}&accessKey=`;
    expect(texts.filter(({ text }) => text.includes(link))).toHaveLength(1);
  });

  it('is told what is wrong by operators: an unknown number, a status that does not exist', async () => {
    const ticket = await at.deliver();
    await expect(ops('show', ticket, 'R1')).rejects.toThrow('NOT_FOUND');
    await expect(runCommand(at.shop, ['rma', 'list', '--status', 'lost'])).rejects.toThrow('No request has the status');
    await expect(ops('pass', ticket, 'R1', '--restock', '1', '--write-off')).rejects.toThrow('not both');
    const { data: rma } = await at.ask(ticket);
    expect(await ops('show', ticket, rma.rmaNo)).toContain('AWAITING_RETURN');
    expect((await runCommand(at.shop, ['rma', 'list'])).join('\n')).toContain(rma.rmaNo);
  });
});
