import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { orderCommands } from '../orders/ops.ts';
import { readStockBooks } from '../stock/stock-books.ts';
import { checkoutOf } from './checkout-fixture.ts';

let open: CartShop;
let checkout: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  open = await openCartShop();
  checkout = checkoutOf(open);
});
afterAll(() => open.close());

const lines = [{ sku: 'LM-DOME-VERMILION', quantity: 2 }];

const countOrders = async () => (await open.shop.db.selectFrom('orders').select('id').execute()).length;
const held = async (sku: string) =>
  (await readStockBooks(open.shop.db)).find((book) => book.sku === sku && book.site === 'US');

describe('an order sent twice', () => {
  it('with one key is one order, and the reply is exactly the same', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const visit = { key: randomUUID() };
    const first = await checkout.create(lines, quoteHash, visit);
    const before = await countOrders();
    open.shop.clock.advance(23 * 3_600_000);
    const again = await checkout.create(lines, quoteHash, visit);
    open.shop.clock.advance(-23 * 3_600_000);
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data));
    expect(again.data.accessKey).toBe(first.data.accessKey);
    expect(await countOrders()).toBe(before);
  });

  it('is the same one whatever recommendation is said to have led to it, and operators see the first', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const visit = { key: randomUUID() };
    const first = await checkout.create(lines, quoteHash, visit, { recommendMark: 'pdp.LM-ORB' });
    expect((await checkout.create(lines, quoteHash, visit)).data).toEqual(first.data);
    const show = orderCommands.find(({ name }) => name === 'order show');
    const shown = await show?.run(open.shop, { words: [first.data.orderNo], options: {}, flags: new Set() });
    expect(shown).toContain('Came through the recommendation pdp.LM-ORB');
  });

  it('with one key gets its reply again though it bought the last piece', async () => {
    await open.offer('LM-DISC-30', 'US', { stock: 1 });
    const last = [{ sku: 'LM-DISC-30', quantity: 1 }];
    const { quoteHash } = await checkout.quote(last);
    const visit = { key: randomUUID() };
    const first = await checkout.create(last, quoteHash, visit);
    expect(first.status).toBe(200);
    expect((await checkout.create(last, quoteHash, visit)).data).toEqual(first.data);
    expect((await checkout.create(last, quoteHash)).code).toBe('QUOTE_PROBLEMS');
  });

  it('twenty times at once is one order', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const visit = { key: randomUUID() };
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout.create(lines, quoteHash, visit)));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it('with one key and other contents is refused', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const visit = { key: randomUUID() };
    await checkout.create(lines, quoteHash, visit);
    expect(await checkout.create(lines, quoteHash, visit, { remark: 'other' })).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('after a reload, with a newer quote of the same request, is still the same order', async () => {
    const visit = { key: randomUUID() };
    const first = await checkout.create(lines, (await checkout.quote(lines)).quoteHash, visit);
    open.shop.clock.advance(3 * 86_400_000);
    const newer = await checkout.quote(lines);
    open.shop.clock.advance(-3 * 86_400_000);
    expect(await checkout.create(lines, newer.quoteHash, visit)).toMatchObject({ status: 200, data: first.data });
  });

  it('with the key of another guest is an order of its own', async () => {
    const { quoteHash } = await checkout.quote(lines);
    const key = randomUUID();
    const [a, b] = [
      await checkout.create(lines, quoteHash, { key, clientId: 'one' }),
      await checkout.create(lines, quoteHash, { key, clientId: 'two' }),
    ];
    expect(a.data.orderNo).not.toBe(b.data.orderNo);
  });

  it('may be sent again with its key after it was refused', async () => {
    const visit = { key: randomUUID() };
    expect((await checkout.create(lines, 'stale', visit)).code).toBe('QUOTE_STALE');
    const { quoteHash } = await checkout.quote(lines);
    expect((await checkout.create(lines, quoteHash, visit)).status).toBe(200);
  });

  it('needs a key', async () => {
    const body = { source: 'CART', lines, quoteHash: 'x', shippingMethod: 'STANDARD', payMethod: 'CARD' } as const;
    expect((await open.api.call('createOrder', { body })).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});

describe('the last unit', () => {
  it('goes to one of twenty guests; the others get the problem', async () => {
    await open.offer('LM-DISC-40', 'US', { stock: 1 });
    const last = [{ sku: 'LM-DISC-40', quantity: 1 }];
    const { quoteHash } = await checkout.quote(last);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => checkout.create(last, quoteHash, { clientId: `guest ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['QUOTE_PROBLEMS']));
    expect(await held('LM-DISC-40')).toMatchObject({ stock: 1, reserved: 1, held: 1 });
  });
});
