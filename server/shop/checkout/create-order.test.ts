import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWindow } from '#rules/limits.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { readStockBooks, type StockBook, stockFaults } from '../stock/stock-books.ts';
import { confirmOrder } from './confirm-order.ts';
import { berliner, californian, checkoutOf } from './checkout-fixture.ts';

let open: CartShop;
let checkout: ReturnType<typeof checkoutOf>;
let books: StockBook[];
beforeAll(async () => {
  open = await openCartShop();
  checkout = checkoutOf(open);
  books = await readStockBooks(open.shop.db);
});
afterAll(() => open.close());

const dome = 'LM-DOME-VERMILION';
const bulb = 'LM-ORB-A60-1';
const lines = [{ sku: dome, quantity: 2 }];

const orderOf = (orderNo: string) =>
  open.shop.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
const saved = async ({ token }: TestMember): Promise<string> =>
  (await open.api.ok('createAddress', { token, body: californian })).id;
const countOrders = async () => (await open.shop.db.selectFrom('orders').select('id').execute()).length;
const held = async (sku: string) =>
  (await readStockBooks(open.shop.db)).find((book) => book.sku === sku && book.site === 'US');

describe('an order', () => {
  it('of a guest waits half an hour for its payment, with its stock set aside', async () => {
    const before = await held(dome);
    const { data, status } = await checkout.order(lines);
    expect(status).toBe(200);
    const now = open.shop.clock.now();
    expect(data).toMatchObject({
      paid: false,
      payExpireTime: now + payWindow,
      grandTotal: { amount: 17800 + 1291, currency: 'USD' },
    });
    expect(data.orderNo).toMatch(/^LUS261121[0-9A-HJKMNP-TV-Z]{6}$/);
    const order = await orderOf(data.orderNo);
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      account_id: null,
      guest_email: 'ola@lampyris.test',
      site: 'US',
      country: 'US',
      version: 0,
      goods_total_amount: 17800,
      shipping_amount: 0,
      tax_amount: 1291,
      tax_included: 0,
      grand_total_amount: 19091,
      shipping_method_name: 'Standard shipping',
      channel: 'WEB',
    });
    expect((await held(dome))?.reserved).toBe((before?.reserved ?? 0) + 2);
    const events = await open.shop.db
      .selectFrom('order_events')
      .selectAll()
      .where('order_no', '=', data.orderNo)
      .execute();
    expect(events).toMatchObject([{ seq: 1, type: 'CREATE', actor: 'USER', time: now }]);
  });

  it('keeps the texts, prices and tax of the day', async () => {
    const { data } = await checkout.order([{ sku: 'LM-ARC-1', quantity: 1 }]);
    const [line] = await open.shop.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_no', '=', data.orderNo)
      .execute();
    expect(line).toMatchObject({
      quantity: 1,
      list_unit_amount: 9999,
      unit_amount: 7999,
      line_total_amount: 7999,
      tax_amount: 580,
      tax_rate_ppm: 72_500,
    });
    expect(JSON.parse(line?.discounts ?? '')).toEqual([{ source: 'SALE', amount: 2000 }]);
    expect(JSON.parse(line?.image ?? '')).toHaveProperty('alt');
  });

  it('is confirmed by mail, with a link that opens it', async () => {
    const { data } = await checkout.order(lines);
    const mail = await open.shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedup_key', '=', `orderPlaced ${data.orderNo}`)
      .executeTakeFirstOrThrow();
    const { to, template, facts } = JSON.parse(mail.payload);
    expect([to, template, facts.total.amount, facts.lines.length]).toEqual([
      'ola@lampyris.test',
      'orderPlaced',
      19091,
      1,
    ]);
    const link = new URL(facts.link);
    expect([link.pathname, link.searchParams.get('accessKey'), link.searchParams.get('site')]).toEqual([
      '/order/detail',
      data.accessKey,
      'US',
    ]);
  });

  it('opens for its guest by a key of 256 bits that is stored as a hash only', async () => {
    const { data } = await checkout.order(lines);
    expect(Buffer.from(data.accessKey ?? '', 'base64url')).toHaveLength(32);
    expect((await orderOf(data.orderNo)).access_key_hash).toBe(tokenHash(data.accessKey ?? ''));
    const stored = JSON.stringify(await open.shop.db.selectFrom('intents').selectAll().execute());
    expect(stored).not.toContain(data.accessKey);
  });

  it('of a member has no key, takes the selected lines and leaves the others in the cart', async () => {
    const member = await open.member();
    const { token } = member;
    await open.api.ok('addCartLine', { token, body: { sku: dome, quantity: 1 } });
    const cart = await open.api.ok('addCartLine', { token, body: { sku: bulb, quantity: 1 } });
    const id = cart.lines.find(({ sku }) => sku === bulb)?.id ?? '';
    await open.api.ok('updateCartLines', { token, body: [{ id, sku: bulb, quantity: 1, selected: false }] });
    const { data } = await checkout.order(undefined, { member });
    expect(data).not.toHaveProperty('accessKey');
    expect(await orderOf(data.orderNo)).toMatchObject({
      account_id: member.accountId,
      guest_email: null,
      access_key_hash: null,
    });
    expect((await open.api.ok('getCart', { token })).lines.map(({ sku }) => sku)).toEqual([bulb]);
  });

  it('bought at once leaves the cart alone', async () => {
    const member = await open.member();
    const { token } = member;
    await open.api.ok('addCartLine', { token, body: { sku: bulb, quantity: 1 } });
    const quote = await checkout.quote(
      lines.map((line) => ({ ...line, quantity: 1 })),
      { member },
      { source: 'BUY_NOW' },
    );
    const answer = await checkout.create(
      [{ sku: dome, quantity: 1 }],
      quote.quoteHash,
      { member },
      { source: 'BUY_NOW' },
    );
    expect(answer.status).toBe(200);
    expect((await open.api.ok('getCart', { token })).count).toBe(1);
  });

  it('of one cart on two devices at once is one order', async () => {
    const member = await open.member();
    await open.api.ok('addCartLine', { token: member.token, body: { sku: bulb, quantity: 1 } });
    const { quoteHash } = await checkout.quote(undefined, { member });
    const answers = await Promise.all([1, 2, 3].map(() => checkout.create(undefined, quoteHash, { member })));
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'CART_EMPTY', 'CART_EMPTY']);
  });

  it('goes to the billing address of its own when there is one', async () => {
    const { data } = await checkout.order(lines, {}, { billing: berliner, remark: 'Ring twice' });
    const order = await orderOf(data.orderNo);
    expect([
      JSON.parse(order.shipping_address).country,
      JSON.parse(order.billing_address).country,
      order.remark,
    ]).toEqual(['US', 'DE', 'Ring twice']);
  });

  it('that costs nothing is paid as it is placed, and its variants are sold', async () => {
    const { shop } = open;
    const { data } = await checkout.order([{ sku: 'LM-HEX-ADD5', quantity: 1 }]);
    const paid = await withTransaction(shop, 'durable', async (tx) => {
      const free = await tx
        .updateTable('orders')
        .set({ grand_total_amount: 0 })
        .where('order_no', '=', data.orderNo)
        .returningAll()
        .executeTakeFirstOrThrow();
      return confirmOrder(shop, tx, free);
    });
    expect(paid).toBe(true);
    expect(await orderOf(data.orderNo)).toMatchObject({ status: 'PAID', payment_status: 'PAID' });
    expect(await held('LM-HEX-ADD5')).toMatchObject({ reserved: 0, sold: 1 });
  });
});

describe('the address of an order', () => {
  it('can be one of the member’s book', async () => {
    const member = await open.member();
    const address = await saved(member);
    await open.api.ok('addCartLine', { token: member.token, body: { sku: bulb, quantity: 1 } });
    const quote = await open.api.ok('previewOrder', {
      token: member.token,
      body: { source: 'CART', addressId: address },
    });
    expect(quote.totals.tax.amount).toBe(109);
    const body = {
      source: 'CART',
      quoteHash: quote.quoteHash,
      addressId: address,
      shippingMethod: 'STANDARD',
      payMethod: 'CARD',
    } as const;
    expect((await open.api.call('createOrder', { token: member.token, key: randomUUID(), body })).status).toBe(200);
  });

  it('cannot be one of somebody else’s book', async () => {
    const [mara, ola] = [await open.member(), await open.member()];
    const body = {
      source: 'BUY_NOW' as const,
      lines: [{ sku: bulb, quantity: 1 }],
      addressId: await saved(mara),
    };
    expect((await open.api.call('previewOrder', { token: ola.token, body })).code).toBe('NOT_FOUND');
    expect((await open.api.call('previewOrder', { body })).code).toBe('NOT_FOUND');
  });

  it('must be complete, and in a country of the market', async () => {
    const bad = await checkout.order(lines, { address: { ...californian, postcode: '10115' } });
    expect(bad).toMatchObject({ status: 422, code: 'ADDR_FIELD', fields: [{ path: 'address.postcode' }] });
    expect(await checkout.order(lines, { address: berliner })).toMatchObject({
      status: 422,
      code: 'ADDR_COUNTRY_MARKET',
    });
    const billing = await checkout.order(lines, {}, { billing: { ...berliner, postcode: 'x' } });
    expect(billing).toMatchObject({ code: 'ADDR_FIELD', fields: [{ path: 'billing.postcode' }] });
  });

  it('is kept in the book once, where the member asks for it', async () => {
    const member = await open.member();
    for (const saveAddress of [false, true, true]) {
      await open.api.ok('addCartLine', { token: member.token, body: { sku: bulb, quantity: 1 } });
      expect((await checkout.order(undefined, { member }, { saveAddress })).status).toBe(200);
    }
    const stored = await open.shop.db
      .selectFrom('addresses')
      .select('city')
      .where('account_id', '=', member.accountId)
      .execute();
    expect(stored).toEqual([{ city: 'Oakland' }]);
  });
});

describe('the email of a guest', () => {
  it.each(['', 'ola', 'ola@', '<script>@x.test'])('cannot be "%s"', async (email) => {
    const answer = await checkout.order(lines, {}, { email });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST', fields: [{ path: 'email' }] });
  });
});

describe('an order is refused', () => {
  it('when a price has changed since the quote, with a fresh quote', async () => {
    const { quoteHash } = await checkout.quote([{ sku: bulb, quantity: 1 }]);
    await open.offer(bulb, 'US', { list_amount: 1599 });
    const before = await countOrders();
    const answer = await checkout.create([{ sku: bulb, quantity: 1 }], quoteHash);
    expect(answer).toMatchObject({
      status: 409,
      code: 'QUOTE_STALE',
      data: { quote: { totals: { goodsTotal: { amount: 1599 } } } },
    });
    expect(await countOrders()).toBe(before);
    const fresh = await checkout.quote([{ sku: bulb, quantity: 1 }]);
    expect((await checkout.create([{ sku: bulb, quantity: 1 }], fresh.quoteHash)).status).toBe(200);
    await open.offer(bulb, 'US', { list_amount: 1499 });
  });

  it('when the promised days have moved since, although the price has not', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const start = open.shop.clock.now();
    open.shop.clock.advance(1);
    expect((await checkout.create(lines, quoteHash)).status).toBe(200);
    open.shop.clock.advance(3 * 86_400_000);
    expect((await checkout.create(lines, quoteHash)).code).toBe('QUOTE_STALE');
    open.shop.clock.set(start);
  });

  it('when quantity, delivery, region or market are not those of the quote', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const stale = async (answer: Promise<{ code?: string }>) => expect((await answer).code).toBe('QUOTE_STALE');
    await stale(checkout.create([{ sku: dome, quantity: 1 }], quoteHash));
    await stale(checkout.create(lines, quoteHash, {}, { shippingMethod: 'EXPRESS' }));
    await stale(checkout.create(lines, quoteHash, { address: { ...californian, region: 'NY', postcode: '10001' } }));
    await stale(checkout.create(lines, quoteHash, { site: 'EU', address: berliner }));
    await stale(checkout.create(lines, 'made.up'));
    await stale(checkout.create(lines, `${quoteHash.startsWith('A') ? 'B' : 'A'}${quoteHash.slice(1)}`));
  });

  it('when a line cannot be had in the ordered quantity', async () => {
    const { quoteHash } = await checkout.quote([{ sku: dome, quantity: 10 }]);
    const answer = await checkout.create([{ sku: dome, quantity: 11 }], quoteHash);
    expect(answer).toMatchObject({
      status: 422,
      code: 'QUOTE_PROBLEMS',
      data: { problems: [{ code: 'CART_QTY_LIMIT', max: 10 }] },
    });
  });

  it('when there is nothing in the cart, or the way to pay is not of this market', async () => {
    expect((await checkout.order(undefined, { member: await open.member() })).code).toBe('CART_EMPTY');
    const answer = await checkout.create(lines, 'x', { site: 'JA' }, { payMethod: 'WALLET_REDIRECT' });
    expect(answer).toMatchObject({ status: 422, code: 'PAY_METHOD' });
  });
});

describe('after all these orders', () => {
  it('the books of the stock add up', async () => {
    expect(stockFaults(books, await readStockBooks(open.shop.db))).toEqual([]);
  });
});
