import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour } from '#rules/durations.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { approveRma, passRma, receiveRma } from './aftersale/rma/staff-moves.ts';
import { sendReplacement } from './aftersale/rma/send-replacement.ts';
import { californian } from './checkout/checkout-fixture.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { type ExchangeShop, globe, openExchangeShop } from './exchange-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { runOrderClock } from './orders/order-clock.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';

let at: ExchangeShop;
beforeAll(async () => {
  at = await openExchangeShop();
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

async function richMember(coins = 3_000): Promise<TestMember> {
  const member = await at.member();
  await at.credit(member, coins);
  return member;
}
const available = async (member: TestMember) => (await at.balance(member)).available;
const detail = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const mine = async ({ token }: TestMember, itemId: string) =>
  (await at.api.ok('listCoinExchange', { token })).items.find((item) => item.itemId === itemId)?.mine;

async function deliver({ orderNo }: Ticket): Promise<void> {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, orderNo);
}

const cancel = ({ orderNo, open }: Ticket) =>
  at.api.call('revokeOrder', {
    ...open,
    key: randomUUID(),
    body: { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' },
  });

async function ask(ticket: Ticket, request: Parameters<ExchangeShop['ask']>[1]) {
  const { data } = await at.ask(ticket, request);
  const ref = { orderNo: ticket.orderNo, rmaNo: data.rmaNo };
  if (data.status === 'REQUESTED') await approveRma(at.shop, ref, false);
  await at.api.call('shipRma', { ...ticket.open, body: { ...ref, carrierName: 'DHL', trackingNo: 'JJD 01' } });
  await receiveRma(at.shop, ref);
  await passRma(at.shop, ref, {});
  return ref;
}

async function mailText({ email }: { readonly email: string }, subject: string): Promise<string> {
  await at.mailTo(email);
  const { text } = await at.shop.db
    .selectFrom('mail_inbox')
    .select('text')
    .where('to_address', '=', email)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return text;
}

describe('the quote of a product for coins', () => {
  it('costs its coins and nothing else, delivered by the shop, whatever the price and the tax', async () => {
    const member = await richMember();
    const quote = await at.quoteItem(member, await at.item());
    expect(quote.lines).toMatchObject([{ sku: globe, quantity: 1, buyType: 6 }]);
    expect(quote.totals).toMatchObject({
      ...{ listTotal: { amount: 2_299 }, coinDiscount: { amount: 2_299 }, goodsTotal: { amount: 0 } },
      ...{ shipping: { amount: 0 }, tax: { amount: 0 }, grandTotal: { amount: 0 }, coinsToEarn: 0 },
    });
    expect(quote.shippingOptions).toMatchObject([{ code: 'STANDARD', price: { amount: 0 } }]);
    expect(quote.coins).toMatchObject({ balance: 3_000, used: 2_400 });
    expect(quote).toMatchObject({ exchange: { cost: 2_400 }, coupons: { used: [], usable: [] }, problems: [] });
  });

  it('says what stands in the way', async () => {
    const poor = await richMember(2_000);
    const rich = await richMember();
    const of = async (member: TestMember, itemId: string) =>
      (await at.quoteItem(member, itemId)).problems.map(({ code }) => code);
    expect(await of(poor, await at.item())).toEqual(['COIN_BALANCE']);
    expect(await of(rich, await at.item({ stock: 0 }))).toEqual(['COIN_EXCHANGE_GONE']);
    expect(await of(rich, await at.item({ perUser: 0 }))).toEqual(['COIN_EXCHANGE_LIMIT']);
  });

  it('is for members, and takes no lines and no coupon for a product', async () => {
    const itemId = await at.item();
    const member = await richMember();
    const { token } = member;
    const preview = (body: object, who: object = { token }) =>
      at.api.call('previewOrder', { ...who, body: { source: 'COIN', ...body } });
    expect((await preview({ itemId }, {})).status).toBe(401);
    expect((await preview({})).code).toBe('BAD_REQUEST');
    expect((await preview({ itemId, lines: [{ sku: globe, quantity: 1 }] })).code).toBe('BAD_REQUEST');
    const nothing = { lines: [], problems: [{ code: 'CART_EMPTY' }] };
    for (const other of ['coins-small-us', 'no-such-item', await at.item({ site: 'EU' })]) {
      expect(await at.quoteItem(member, other)).toMatchObject(nothing);
    }
  });

  it('is not to be had as a line of a cart or by buying at once', async () => {
    const promoItemId = await at.item();
    const { token } = await richMember();
    const line = { sku: globe, quantity: 1, buyType: 6, promoItemId } as const;
    const bought = await at.api.ok('previewOrder', { token, body: { source: 'BUY_NOW', lines: [line] } });
    expect(bought.problems).toMatchObject([{ code: 'OFF_SALE' }]);
  });
});

describe('an order for coins', () => {
  it('is paid at once with the coins, keeps the goods, and says so everywhere', async () => {
    const member = await richMember();
    const itemId = await at.item();
    const before = await at.stock(globe);
    const { data } = await at.exchange(member, itemId);
    expect(data).toMatchObject({ paid: true, grandTotal: { amount: 0 } });
    const ticket = at.ticket(member, data.orderNo);
    expect(await detail(ticket)).toMatchObject({
      ...{ status: 'PAID', lines: [{ sku: globe, buyType: 6, lineTotal: { amount: 0 } }] },
      coins: { used: 2_400, worth: { amount: 2_299 }, returned: 0, toEarn: 0, earned: 'NONE' },
    });
    expect(await at.balance(member)).toEqual({ available: 600, pending: 0 });
    const after = await at.stock(globe);
    expect([after.stock, after.reserved]).toEqual([before.stock - 1, before.reserved]);
    expect([await at.left(itemId), await mine(member, itemId)]).toEqual([9, 1]);
    const { entries } = await at.api.ok('listCoinDetails', { token: member.token, query: {} });
    expect(entries[0]).toMatchObject({ change: -2_400, orderNo: data.orderNo });
    expect(await at.mailTo(member.email)).toContain(`Your order ${data.orderNo} is paid`);
  });

  it('names its price in coins in the list, on the page, in the mail and on the receipt', async () => {
    const member = await richMember();
    const ticket = await at.exchanged(member, await at.item());
    const { orderNo, open } = ticket;
    expect(await detail(ticket)).toMatchObject({ coinPrice: 2_400 });
    const { list } = await at.api.ok('listOrders', { ...open, query: {} });
    expect(list).toMatchObject([{ orderNo, coinPrice: 2_400, grandTotal: { amount: 0 } }]);
    expect(await at.api.ok('getCompleted', { ...open, query: { orderNo } })).toMatchObject({ coinPrice: 2_400 });
    const { invoices } = await at.api.ok('getBill', { ...open, query: { orderNo } });
    expect(invoices).toMatchObject([{ paidWith: '2,400 coins', total: { amount: 0 }, tax: { amount: 0 } }]);
    expect(await mailText(member, `Your order ${orderNo} is paid`)).toMatch(/Total\s+2,400 coins/);
  });

  it.each(['US', 'EU', 'GB', 'CA', 'JA'] as const)('costs no money in %s', async (site) => {
    const member = await richMember();
    const { orderNo } = await at.exchanged(member, await at.item({ site }), site);
    expect(await at.order(orderNo)).toMatchObject({
      ...{ grand_total_amount: 0, tax_amount: 0, shipping_amount: 0, paid_amount: 0, coins_used: 2_400 },
    });
  });

  it('is one for one key, and another request under the key is refused', async () => {
    const member = await richMember(9_000);
    const itemId = await at.item({ perUser: 3 });
    const key = randomUUID();
    const answers = await Promise.all([at.exchange(member, itemId, { key }), at.exchange(member, itemId, { key })]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect([await available(member), await at.left(itemId)]).toEqual([6_600, 9]);
    expect((await at.exchange(member, await at.item(), { key })).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is refused without coins, stock or a turn left, and writes nothing then', async () => {
    const member = await richMember(5_000);
    const itemId = await at.item({ stock: 2 });
    await at.exchanged(member, itemId);
    expect((await at.exchange(member, itemId)).code).toBe('COIN_EXCHANGE_LIMIT');
    const dear = await at.item({ cost: 2_700 });
    const refused = await at.exchange(member, dear);
    expect(refused).toMatchObject({ code: 'COIN_BALANCE', data: { quote: { exchange: { cost: 2_700 } } } });
    await at.exchanged(await richMember(), itemId);
    expect((await at.exchange(await richMember(), itemId)).code).toBe('COIN_EXCHANGE_GONE');
    const { stock } = await at.stock(globe);
    await at.offer(globe, 'US', { stock: 0 });
    expect((await at.exchange(await richMember(), dear)).code).toBe('QUOTE_PROBLEMS');
    await at.offer(globe, 'US', { stock });
    expect([await available(member), await at.left(dear)]).toEqual([2_600, 10]);
  });

  it('is quoted anew where its coins have changed meanwhile', async () => {
    const member = await richMember();
    const itemId = await at.item();
    const { quoteHash } = await at.quoteItem(member, itemId);
    await at.shop.db.updateTable('coin_exchange_items').set({ cost: 2_500 }).where('item_id', '=', itemId).execute();
    const answer = await at.api.call('createOrder', {
      token: member.token,
      key: randomUUID(),
      body: { source: 'COIN', itemId, quoteHash, address: californian, shippingMethod: 'STANDARD', payMethod: 'CARD' },
    });
    expect(answer.code).toBe('QUOTE_STALE');
  });

  it('can be placed in one call with an address of the member', async () => {
    const member = await richMember();
    const itemId = await at.item();
    const call = (body: { itemId: string; addressId?: string }) =>
      at.api.call('exchangeCoins', { token: member.token, key: randomUUID(), body });
    expect((await call({ itemId })).code).toBe('ADDR_FIELD');
    const { id: addressId } = await at.api.ok('createAddress', { token: member.token, body: californian });
    const { data } = await call({ itemId, addressId });
    expect(data).toMatchObject({ cost: 2_400, balance: 600 });
    expect(await at.order(data.orderNo ?? '')).toMatchObject({ status: 'PAID', coins_used: 2_400 });
  });
});

describe('an order for coins that comes to nothing', () => {
  it('gives the coins, the offer and the turn back when it is cancelled before it is sent', async () => {
    const member = await richMember();
    const itemId = await at.item();
    const before = await at.stock(globe);
    const ticket = await at.exchanged(member, itemId);
    const { modes } = await at.api.ok('getRevokeOptions', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(modes).toMatchObject([{ refundPreview: { amount: 0 }, coinReturn: 2_400 }]);
    expect((await cancel(ticket)).status).toBe(200);
    expect(await at.balance(member)).toEqual({ available: 3_000, pending: 0 });
    expect([await at.left(itemId), await mine(member, itemId)]).toEqual([10, 0]);
    expect(await at.stock(globe)).toEqual(before);
    expect((await detail(ticket)).coins).toMatchObject({ used: 2_400, returned: 2_400 });
    await at.exchanged(member, itemId);
  });

  it('gives exactly the coins back when it is returned, and keeps the turn', async () => {
    const member = await richMember();
    const itemId = await at.item();
    const ticket = await at.exchanged(member, itemId);
    await deliver(ticket);
    const body = { orderNo: ticket.orderNo, type: 'RETURN' } as const;
    const [lineId = ''] = await at.lineIds(ticket);
    const lines = [{ lineId, quantity: 1, reason: 'NO_LONGER_WANTED' as const }];
    expect(await at.api.ok('previewRma', { ...ticket.open, body: { ...body, lines } })).toMatchObject({
      ...{ amount: { amount: 0 }, coinReturn: 2_400, coinClawback: 0, toCoins: 0 },
    });
    const asCoins = await at.api.call('applyRma', {
      ...{ ...ticket.open, key: randomUUID(), body: { ...body, lines, refundTo: 'COINS' } },
    });
    expect(asCoins.code).toBe('BAD_REQUEST');
    const { rmaNo } = await ask(ticket, { type: 'RETURN' });
    expect((await at.read(ticket, rmaNo)).status).toBe('REFUNDED');
    expect(await available(member)).toBe(3_000);
    expect([await at.left(itemId), await mine(member, itemId)]).toEqual([9, 1]);
  });

  it('gives the coins back at once with a withdrawal before it is sent, and the mail says so', async () => {
    const member = await richMember();
    const ticket = await at.exchanged(member, await at.item({ site: 'EU' }), 'EU');
    await at.api.ok('revokeOrder', {
      ...{ ...ticket.open, key: randomUUID(), body: { orderNo: ticket.orderNo, mode: 'WITHDRAW' } },
    });
    expect(await available(member)).toBe(3_000);
    const text = await mailText(member, `We’ve received your withdrawal from order ${ticket.orderNo}`);
    expect(text).toMatch(/Your 2,400 coins are back in your account[\s\S]*Refund now\s+2,400 coins/);
    expect(text).not.toMatch(/money|€/);
  });

  it('gives the coins back with a withdrawal', async () => {
    const member = await richMember();
    const ticket = await at.exchanged(member, await at.item({ site: 'EU' }), 'EU');
    await deliver(ticket);
    const { data } = await at.api.call('revokeOrder', {
      ...{ ...ticket.open, key: randomUUID(), body: { orderNo: ticket.orderNo, mode: 'WITHDRAW' } },
    });
    await receiveReturn(at.shop, data.revokeNo);
    expect(await available(member)).toBe(3_000);
  });

  it('sends a defective one anew, as it does of every order', async () => {
    const member = await richMember();
    const ticket = await at.exchanged(member, await at.item());
    await deliver(ticket);
    const media = [await at.photo(ticket)];
    const ref = await ask(ticket, { type: 'REPLACEMENT', reason: 'DEFECTIVE', media });
    await sendReplacement(at.shop, ref, { carrier: 'dhl', trackingNo: 'JJD 02' });
    expect((await at.read(ticket, ref.rmaNo)).status).toBe('REPLACED');
    expect(await available(member)).toBe(600);
  });

  it('earns nothing when it is completed, and is nobody’s first order', async () => {
    const [inviter, member] = [await at.member(), await richMember()];
    const { code } = await at.api.ok('getShareCode', { token: inviter.token });
    await at.api.ok('bindShareCode', { token: member.token, body: { shareCode: code } });
    const ticket = await at.exchanged(member, await at.item());
    const { groups } = await at.api.ok('listCoinTasks', { token: member.token });
    const first = groups.flatMap(({ tasks }) => tasks).find(({ kind }) => kind === 'FIRST_ORDER');
    expect(first?.progress).toBe(0);
    await deliver(ticket);
    at.shop.clock.advance(16 * day + hour);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('COMPLETED');
    expect([await at.balance(member), await available(inviter)]).toEqual([{ available: 600, pending: 0 }, 0]);
  });
});

describe('the operators’ commands', () => {
  it('offer a product for coins, pause it and set its stock', async () => {
    const run = (...words: string[]) => runCommand(at.shop, ['exchange', ...words]);
    const terms = ['--site', 'US', '--cost', '900', '--stock', '5', '--per-member', '2'];
    const [added = ''] = await run('add', '--sku', globe, ...terms);
    const [itemId = ''] = String(added).split(' ');
    const member = await richMember();
    expect(await at.quoteItem(member, itemId)).toMatchObject({ exchange: { cost: 900 }, problems: [] });
    await at.exchanged(member, itemId);
    await run('stock', itemId, '--stock', '7');
    const lines = await run('list');
    expect(lines).toContainEqual(
      expect.stringMatching(`^${itemId}  US  offered  PRODUCT ${globe}  900 coins  7 left  1 exchanged  2 per member`),
    );
    await run('pause', itemId);
    expect((await mine(member, itemId)) ?? 'gone').toBe('gone');
    await run('resume', itemId);
    expect(await mine(member, itemId)).toBe(1);
    await expect(run('add', '--sku', 'NONE', ...terms)).rejects.toThrow('has no SKU');
    await expect(run('pause', 'none')).rejects.toThrow('No item');
  });
});
