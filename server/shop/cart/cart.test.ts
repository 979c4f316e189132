import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLineMaxAge } from '#rules/limits.ts';
import { type CartShop, openCartShop } from './cart-fixture.ts';

let open: CartShop;
beforeAll(async () => {
  open = await openCartShop();
});
afterAll(() => open.close());

const dome = 'LM-DOME-VERMILION';
const bulb = 'LM-ORB-A60-1';

const add = (token: string, sku: string, quantity: number, site = 'US') =>
  open.api.call('addCartLine', { token, site, body: { sku, quantity } });
const addUnder = (key: string, token: string, sku: string, quantity: number, site = 'US') =>
  open.api.call('addCartLine', { token, site, key, body: { sku, quantity } });
const read = (token: string, site = 'US') => open.api.ok('getCart', { token, site });
const dollars = (amount: number) => ({ amount, currency: 'USD' });

describe('the cart of a member', () => {
  it('takes an addition once per key, however often it comes, and answers with what is there', async () => {
    const { token } = await open.member();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => addUnder(key, token, dome, 2)));
    expect(answers.map(({ status, data }) => [status, data.count])).toEqual(Array(5).fill([200, 2]));
    await add(token, bulb, 1);
    expect((await addUnder(key, token, dome, 2)).data.count).toBe(3);
    await addUnder(randomUUID(), token, dome, 2);
    expect((await read(token)).count).toBe(5);
    for (const other of [addUnder(key, token, dome, 3), addUnder(key, token, dome, 2, 'GB')])
      expect(await other).toMatchObject({ status: 409, code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('takes a repeat for the same whatever recommendation it says led to it', async () => {
    const { token } = await open.member();
    const marked = (recommendMark: string) => ({ sku: dome, quantity: 1, recommendMark });
    const addition = { token, site: 'US' as const, key: randomUUID() };
    await open.api.ok('addCartLine', { ...addition, body: marked('pdp.LM-ORB') });
    expect((await open.api.ok('addCartLine', { ...addition, body: marked('home.best') })).count).toBe(1);
    const line = open.shop.db.selectFrom('cart_lines').select('recommend_mark').where('recommend_mark', 'is not', null);
    expect(await line.executeTakeFirstOrThrow()).toEqual({ recommend_mark: 'pdp.LM-ORB' });
  });

  it('gives the key of a refused addition back', async () => {
    const { token } = await open.member();
    const key = randomUUID();
    expect((await addUnder(key, token, 'LM-PATH-6', 1)).code).toBe('OUT_OF_STOCK');
    expect((await addUnder(key, token, dome, 1)).status).toBe(200);
  });

  it('shows a line with its picture, options and price of the market', async () => {
    const { token } = await open.member();
    await open.api.ok('addCartLine', { token, body: { sku: dome, quantity: 2 } });
    const { lines, totals, count, problems, site } = await read(token);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      key: `${dome}_0`,
      title: 'Dome table lamp',
      quantity: 2,
      selected: true,
      unit: dollars(8900),
      lineTotal: dollars(17800),
      stockState: 'OK',
      maxQuantity: 10,
      energyClass: null,
    });
    expect(lines[0]?.image.url).toMatch(/^\/media\/products\//);
    expect(lines[0]?.options.length).toBeGreaterThan(0);
    expect(totals).toMatchObject({ goodsTotal: dollars(17800), shipping: dollars(0), taxIncluded: false });
    expect([count, problems, site]).toEqual([2, [], 'US']);
  });

  it('adds up the same item and refuses the eleventh piece', async () => {
    const { token } = await open.member();
    expect((await add(token, bulb, 4)).status).toBe(200);
    expect((await add(token, bulb, 6)).data.lines[0]).toMatchObject({ quantity: 10 });
    expect(await add(token, bulb, 1)).toMatchObject({ status: 422, code: 'CART_QTY_LIMIT', data: { max: 10 } });
    expect((await read(token)).lines[0]?.quantity).toBe(10);
  });

  it('holds ten pieces at once but not eleven', async () => {
    const { token } = await open.member();
    expect(await add(token, dome, 11)).toMatchObject({
      code: 'CART_QTY_LIMIT',
      message: 'One order can have up to 10 of these.',
    });
    expect((await add(token, dome, 10)).status).toBe(200);
  });

  it('holds no more than the stock, and says how many are left', async () => {
    const { token } = await open.member();
    await open.offer('LM-DISC-40', 'US', { stock: 3 });
    expect(await add(token, 'LM-DISC-40', 4)).toMatchObject({
      code: 'CART_QTY_LIMIT',
      message: 'Only 3 left.',
      data: { max: 3 },
    });
    expect((await add(token, 'LM-DISC-40', 3)).data.lines[0]).toMatchObject({
      stockState: 'LOW',
      left: 3,
      maxQuantity: 3,
    });
  });

  it('refuses what is sold out, not sold here or unknown', async () => {
    const { token } = await open.member();
    expect(await add(token, 'LM-PATH-6', 1)).toMatchObject({ status: 422, code: 'OUT_OF_STOCK' });
    expect(await add(token, 'LM-PLUG-1', 1)).toMatchObject({ status: 422, code: 'NOT_IN_MARKET' });
    expect(await add(token, 'LM-NOTHING', 1)).toMatchObject({ status: 422, code: 'OFF_SALE' });
    expect(await open.api.call('addCartLine', { token, body: { sku: dome, quantity: 1, buyType: 1 } })).toMatchObject({
      status: 410,
      code: 'PROMO_ENDED',
    });
    expect((await read(token)).lines).toEqual([]);
  });

  it('holds fifty different items and refuses the fifty-first', async () => {
    const { token } = await open.member();
    const skus = await open.shop.db
      .selectFrom('sku_markets')
      .select('sku')
      .where('site', '=', 'US')
      .where('sellable', '=', 1)
      // The one product that is not launched yet.
      .where('sku', 'not like', 'LM-LINE-%')
      .where('stock', '>', 5)
      .limit(51)
      .execute();
    for (const { sku } of skus.slice(0, 50)) expect((await add(token, sku, 1)).status).toBe(200);
    const [last] = skus.slice(50);
    expect(await add(token, last?.sku ?? '', 1)).toMatchObject({ status: 422, code: 'CART_LINES_LIMIT' });
    expect((await add(token, skus[0]?.sku ?? '', 1)).data.lines).toHaveLength(50);
  });

  it('keeps the limit when two devices add at once', async () => {
    const { token } = await open.member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token, dome, 2)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await read(token)).lines[0]?.quantity).toBe(10);
  });

  it('shows the newest item first', async () => {
    const { token } = await open.member();
    await add(token, dome, 1);
    await add(token, bulb, 1);
    expect((await read(token)).lines.map(({ sku }) => sku)).toEqual([bulb, dome]);
  });

  it('is another one in every market', async () => {
    const { token } = await open.member();
    await add(token, dome, 1, 'US');
    await add(token, dome, 3, 'JA');
    const [us, ja, gb] = [await read(token, 'US'), await read(token, 'JA'), await read(token, 'GB')];
    expect([us.count, ja.count, gb.count]).toEqual([1, 3, 0]);
    expect(ja.totals.goodsTotal).toEqual({ amount: 32400, currency: 'JPY' });
    expect(gb.totals.grandTotal).toEqual({ amount: 0, currency: 'GBP' });
  });

  it('belongs to one member', async () => {
    const [mara, ola] = [await open.member(), await open.member()];
    await add(mara.token, dome, 1);
    const id = (await read(mara.token)).lines[0]?.id ?? '';
    const theft = await open.api.ok('updateCartLines', { token: ola.token, body: [{ id, sku: dome, quantity: 5 }] });
    await open.api.ok('deleteCartLines', { token: ola.token, body: { ids: [id] } });
    expect(theft.lines).toEqual([]);
    expect((await read(mara.token)).count).toBe(1);
  });

  it('opens for members only', async () => {
    expect(await open.api.call('getCart')).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('forgets lines after 180 days and not a millisecond before', async () => {
    const { token } = await open.member();
    await add(token, dome, 2);
    const start = open.shop.clock.now();
    // The session would end first; only the cart is asked about.
    await open.shop.db
      .updateTable('sessions')
      .set({ token_expire_time: start + 2 * cartLineMaxAge })
      .execute();
    open.shop.clock.advance(cartLineMaxAge);
    expect(await open.api.ok('getCartQuantity', { token })).toBe(2);
    open.shop.clock.advance(1);
    expect(await open.api.ok('getCartQuantity', { token })).toBe(0);
    expect((await add(token, dome, 10)).data.lines[0]?.quantity).toBe(10);
    open.shop.clock.set(start);
  });
});

describe('changing the cart', () => {
  const filled = async (quantity = 2) => {
    const { token } = await open.member();
    await add(token, dome, quantity);
    const [line] = (await read(token)).lines;
    if (!line) throw new Error('no line');
    const change = (to: { quantity: number; selected?: boolean }) =>
      open.api.call('updateCartLines', { token, body: [{ id: line.id, sku: dome, ...to }] });
    return { token, change };
  };

  it('sets a quantity up to ten and refuses eleven', async () => {
    const { change } = await filled();
    expect((await change({ quantity: 10 })).data.lines[0]?.quantity).toBe(10);
    expect(await change({ quantity: 11 })).toMatchObject({ status: 422, code: 'CART_QTY_LIMIT', data: { max: 10 } });
  });

  it('removes a line by quantity 0 or by id', async () => {
    const { change } = await filled();
    expect((await change({ quantity: 0 })).data.lines).toEqual([]);
    const { token } = await filled();
    const ids = (await read(token)).lines.map(({ id }) => id);
    expect((await open.api.ok('deleteCartLines', { token, body: { ids } })).lines).toEqual([]);
  });

  it('counts only selected lines in the totals, all of them on the cart button', async () => {
    const { token, change } = await filled();
    const { data } = await change({ quantity: 2, selected: false });
    expect(data.totals).toMatchObject({ goodsTotal: dollars(0), shipping: dollars(0), grandTotal: dollars(0) });
    expect(data.count).toBe(2);
    expect(await open.api.ok('getCartQuantity', { token })).toBe(2);
  });

  it('can lower and unselect a line that stock has left behind, but not raise it', async () => {
    const { token, change } = await filled(5);
    await open.offer(dome, 'US', { stock: 3 });
    const left = await read(token);
    expect(left.lines[0]).toMatchObject({ stockState: 'LIMIT', maxQuantity: 3 });
    expect(left.problems).toMatchObject([
      { key: `${dome}_0`, code: 'CART_QTY_LIMIT', max: 3, message: 'Only 3 left.' },
    ]);
    expect((await change({ quantity: 6 })).code).toBe('CART_QTY_LIMIT');
    expect((await change({ quantity: 5, selected: false })).data.problems).toEqual([]);
    expect((await change({ quantity: 3, selected: true })).data.lines[0]).toMatchObject({ stockState: 'LOW' });
    await open.offer(dome, 'US', { stock: 89 });
  });

  it('passes over a line that another device has removed', async () => {
    const { token, change } = await filled();
    const ids = (await read(token)).lines.map(({ id }) => id);
    await open.api.ok('deleteCartLines', { token, body: { ids } });
    expect((await change({ quantity: 3 })).data.lines).toEqual([]);
  });
});

describe('the problems that a cart shows', () => {
  it('a price that has changed since, without standing in the way', async () => {
    const { token } = await open.member();
    await add(token, 'LM-CUBE-1', 1);
    await open.offer('LM-CUBE-1', 'US', { list_amount: 2999 });
    const { lines, problems } = await read(token);
    expect(lines[0]).toMatchObject({ unit: dollars(2999), priceChange: { was: dollars(2499), now: dollars(2999) } });
    expect(problems).toMatchObject([{ code: 'PRICE_CHANGED', was: dollars(2499), now: dollars(2999) }]);
    await open.offer('LM-CUBE-1', 'US', { list_amount: 2499 });
    expect((await read(token)).problems).toEqual([]);
  });

  it('an item that is sold out or no longer sold, and leaves it out of the totals', async () => {
    const { token } = await open.member();
    await add(token, 'LM-CUBE-1', 1);
    await add(token, bulb, 1);
    await open.offer('LM-CUBE-1', 'US', { reserved: 353 });
    await open.offer(bulb, 'US', { sellable: 0 });
    const { lines, problems, totals } = await read(token);
    expect(lines.map(({ stockState }) => stockState)).toEqual(['OFF_SALE', 'OUT']);
    expect(problems.map(({ code }) => code)).toEqual(['NOT_IN_MARKET', 'OUT_OF_STOCK']);
    expect(totals.grandTotal).toEqual(dollars(0));
    await open.offer('LM-CUBE-1', 'US', { reserved: 0 });
    await open.offer(bulb, 'US', { sellable: 1 });
  });

  it('an item that the market has no more, without a line', async () => {
    const { token } = await open.member();
    await add(token, dome, 1, 'GB');
    await add(token, bulb, 1, 'GB');
    const { db } = open.shop;
    const [row] = await db
      .deleteFrom('sku_markets')
      .where('sku', '=', bulb)
      .where('site', '=', 'GB')
      .returningAll()
      .execute();
    const { lines, problems } = await read(token, 'GB');
    await db
      .insertInto('sku_markets')
      .values(row ?? [])
      .execute();
    expect(lines.map(({ sku }) => sku)).toEqual([dome]);
    expect(problems.map(({ code }) => code)).toEqual(['OFF_SALE']);
  });

  it('how much is missing for free delivery: one cent below it costs, exactly at it is free', async () => {
    const { token } = await open.member();
    await add(token, bulb, 1);
    await open.offer(bulb, 'US', { list_amount: 4899 });
    expect(await read(token)).toMatchObject({
      totals: { shipping: dollars(599), grandTotal: dollars(5498) },
      freeShipping: { threshold: dollars(4900), remaining: dollars(1) },
    });
    await open.offer(bulb, 'US', { list_amount: 4900 });
    expect(await read(token)).toMatchObject({
      totals: { shipping: dollars(0), grandTotal: dollars(4900) },
      freeShipping: { remaining: dollars(0) },
    });
    await open.offer(bulb, 'US', { list_amount: 1499 });
  });

  it('the tax inside a European price, and the energy class', async () => {
    const { token } = await open.member();
    await add(token, bulb, 1, 'EU');
    const { totals, lines } = await read(token, 'EU');
    // 14.95 + 4.99 delivery contain 19 %: 1994 × 19/119.
    expect(totals).toMatchObject({
      taxIncluded: true,
      tax: { amount: 318, currency: 'EUR' },
      grandTotal: { amount: 1994 },
    });
    expect(lines[0]?.energyClass).toMatch(/^[A-G]$/);
  });
});

describe('the cart of a guest', () => {
  const quote = (lines: { sku: string; quantity: number; buyType?: number }[], selected: string[], site = 'US') =>
    open.api.ok('quoteCart', { site, body: { lines, selected } });

  it('is priced like the cart of a member, its lines named by their keys', async () => {
    const { lines, totals, count } = await quote(
      [
        { sku: dome, quantity: 1 },
        { sku: bulb, quantity: 2 },
      ],
      [`${bulb}_0`],
    );
    expect(lines.map(({ id, selected }) => [id, selected])).toEqual([
      [`${dome}_0`, false],
      [`${bulb}_0`, true],
    ]);
    expect(totals.goodsTotal).toEqual(dollars(2998));
    expect(count).toBe(3);
  });

  it('may be empty', async () => {
    expect(await quote([], [])).toMatchObject({
      lines: [],
      count: 0,
      problems: [],
      totals: { grandTotal: dollars(0) },
    });
  });

  it('names unknown items and ended offers, which cost the plain price', async () => {
    const view = await quote(
      [
        { sku: 'LM-NOTHING', quantity: 1 },
        { sku: dome, quantity: 1, buyType: 1 },
      ],
      ['LM-NOTHING_0', `${dome}_1`],
    );
    expect(view.problems.map(({ key, code }) => [key, code])).toEqual([
      ['LM-NOTHING_0', 'OFF_SALE'],
      [`${dome}_1`, 'PROMO_ENDED'],
    ]);
    expect(view.lines.map(({ stockState, unit }) => [stockState, unit])).toEqual([['OK', dollars(8_900)]]);
  });

  it('sums lines that are sent twice', async () => {
    const view = await quote(
      [
        { sku: dome, quantity: 6 },
        { sku: dome, quantity: 5 },
      ],
      [`${dome}_0`],
    );
    expect(view.lines).toMatchObject([{ quantity: 11, stockState: 'LIMIT' }]);
  });

  it('in Japan knows no decimals', async () => {
    const { totals } = await quote([{ sku: dome, quantity: 1 }], [`${dome}_0`], 'JA');
    expect(totals).toMatchObject({
      grandTotal: { amount: 10800, currency: 'JPY' },
      tax: { amount: 982 },
      taxIncluded: true,
    });
  });
});
