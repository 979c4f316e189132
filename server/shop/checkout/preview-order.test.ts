import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteLifetime } from '#rules/limits.ts';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { berliner, californian, checkoutOf, tokyoite } from './checkout-fixture.ts';

let open: CartShop;
let checkout: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  open = await openCartShop();
  checkout = checkoutOf(open);
});
afterAll(() => open.close());

const dome = 'LM-DOME-VERMILION';
const bulb = 'LM-ORB-A60-1';
const one = (sku: string) => [{ sku, quantity: 1 }];

describe('a quote', () => {
  it('adds the tax of the state: items only in California, delivery too in New York, none in Oregon', async () => {
    const totals = async (region: string) =>
      (await checkout.quote(one(bulb), { address: { ...californian, region } })).totals;
    // 14.99 and 5.99 delivery.
    expect(await totals('CA')).toMatchObject({ tax: { amount: 109 }, grandTotal: { amount: 1499 + 599 + 109 } });
    expect(await totals('NY')).toMatchObject({ tax: { amount: 84 }, grandTotal: { amount: 1499 + 599 + 84 } });
    expect(await totals('OR')).toMatchObject({ tax: { amount: 0 }, grandTotal: { amount: 1499 + 599 } });
    expect(await totals('WA')).toMatchObject({ tax: { amount: 90 }, taxIncluded: false });
  });

  it('contains the tax in Europe, at the rate of the country', async () => {
    const quote = async (country: string) =>
      (await checkout.quote(one(dome), { site: 'EU', address: { ...berliner, country } })).totals;
    expect(await quote('DE')).toMatchObject({
      taxIncluded: true,
      tax: { amount: 1421, currency: 'EUR' },
      grandTotal: { amount: 8900, currency: 'EUR' },
    });
    expect((await quote('IE')).tax.amount).toBe(1664);
  });

  it('has no VAT for places outside the VAT area, and says that import taxes may be due', async () => {
    const quote = (country: string, postcode: string) =>
      checkout.quote(one(dome), { site: 'EU' }, { address: { country, postcode } });
    const buesingen = await quote('DE', '78266');
    expect(buesingen).toMatchObject({
      totals: { taxIncluded: false, tax: { amount: 0 }, grandTotal: { amount: 8900 } },
    });
    expect(String(buesingen.placeNotes)).toMatch(/^We don’t charge VAT on deliveries to Büsingen\. .*import taxes/);
    expect(String((await quote('FR', '97400')).placeNotes)).toMatch(/Réunion/);
    expect((await quote('DE', '10435')).placeNotes).toBeUndefined();
  });

  it('says that a postcode is usually in another prefecture, and delivers there', async () => {
    const address = { country: 'JP', region: 'JP-09', postcode: '349-1211' };
    const { placeNotes, problems } = await checkout.quote(one(dome), { site: 'JA' }, { address });
    expect(problems).toEqual([]);
    expect(String(placeNotes)).toMatch(/another prefecture/);
  });

  it('counts in whole yen', async () => {
    const { totals } = await checkout.quote(one(dome), { site: 'JA', address: tokyoite });
    expect(totals).toMatchObject({
      tax: { amount: 982, currency: 'JPY' },
      grandTotal: { amount: 10800, currency: 'JPY' },
    });
  });

  it('offers free standard delivery exactly from the line on', async () => {
    await open.offer(bulb, 'US', { list_amount: 4899 });
    const below = await checkout.quote(one(bulb));
    await open.offer(bulb, 'US', { list_amount: 4900 });
    const at = await checkout.quote(one(bulb));
    await open.offer(bulb, 'US', { list_amount: 1499 });
    expect(below.shippingOptions.map(({ price }) => price.amount)).toEqual([599, 1499]);
    expect(at.shippingOptions.map(({ price }) => price.amount)).toEqual([0, 1499]);
    expect([below.totals.shipping.amount, at.totals.shipping.amount]).toEqual([599, 0]);
  });

  it('takes the chosen delivery, else the standard one', async () => {
    expect((await checkout.quote(one(dome))).shippingMethod).toBe('STANDARD');
    const express = await checkout.quote(one(dome), {}, { shippingMethod: 'EXPRESS' });
    expect(express).toMatchObject({ shippingMethod: 'EXPRESS', totals: { shipping: { amount: 1499 } } });
  });

  it('has no coupons and coins for a guest, and says so to one who sends some', async () => {
    const quote = await checkout.quote(one(dome), {}, { coinAmount: 100, couponIds: ['c1'] });
    expect(quote).toMatchObject({
      coupons: { used: [], best: [], bestSaves: { amount: 0, currency: 'USD' }, usable: [], unusable: [] },
      coins: { balance: 0, usable: 0 },
    });
    expect(quote.problems.map(({ code }) => code)).toEqual(['COUPON_NOT_FOR_YOU', 'COIN_BALANCE']);
  });

  it('lists which ways to pay the market knows', async () => {
    const { payMethods } = await checkout.quote(one(dome), { site: 'JA', address: tokyoite });
    expect(payMethods.map(({ method, available }) => [method, available])).toEqual([
      ['CARD', true],
      ['REDIRECT_BANK', true],
      ['WALLET_REDIRECT', false],
    ]);
  });

  it('lives for ten minutes', async () => {
    const first = await checkout.quote(one(dome));
    expect(first.expireTime).toBe(open.shop.clock.now() + quoteLifetime);
    open.shop.clock.advance(1);
    const second = await checkout.quote(one(dome));
    expect(second.expireTime).toBe(first.expireTime + 1);
    expect(second.quoteHash).toBe(first.quoteHash);
    open.shop.clock.advance(-1);
  });

  it('names what stands in the way, line by line', async () => {
    const { problems, lines } = await checkout.quote([
      { sku: dome, quantity: 11 },
      { sku: 'LM-PATH-6', quantity: 1 },
      { sku: 'LM-PLUG-1', quantity: 1 },
      { sku: 'LM-NOTHING', quantity: 1 },
    ]);
    expect(problems.map(({ key, code, max }) => [key, code, max])).toEqual([
      [`${dome}_0`, 'CART_QTY_LIMIT', 10],
      ['LM-PATH-6_0', 'OUT_OF_STOCK', undefined],
      ['LM-PLUG-1_0', 'NOT_IN_MARKET', undefined],
      ['LM-NOTHING_0', 'OFF_SALE', undefined],
    ]);
    expect(lines).toHaveLength(3);
  });

  it('reports that a country belongs to another market', async () => {
    const quote = await checkout.quote(one(dome), { site: 'US', address: berliner });
    expect(quote).toMatchObject({
      shippingMethod: null,
      shippingOptions: [],
      problems: [{ code: 'ADDR_COUNTRY_MARKET' }],
    });
  });

  it('of pre-ordered variants promises no day before they are there', async () => {
    const shipAt = open.shop.clock.now() + 30 * 86_400_000;
    await open.offer(bulb, 'US', { preorder_ship_at: shipAt });
    const { shippingOptions } = await checkout.quote(one(bulb));
    await open.offer(bulb, 'US', { preorder_ship_at: null });
    expect(shippingOptions[0]?.estFrom).toBeGreaterThan(shipAt);
  });
});

describe('the lines of a quote', () => {
  it('of a member are the selected ones of the stored cart', async () => {
    const member = await open.member();
    await open.api.ok('addCartLine', { token: member.token, body: { sku: dome, quantity: 2 } });
    const { lines } = await open.api.ok('addCartLine', { token: member.token, body: { sku: bulb, quantity: 1 } });
    const id = lines.find(({ sku }) => sku === bulb)?.id ?? '';
    await open.api.ok('updateCartLines', {
      token: member.token,
      body: [{ id, sku: bulb, quantity: 1, selected: false }],
    });
    const quote = await checkout.quote(undefined, { member });
    expect(quote.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[dome, 2]]);
  });

  it('of a member cannot be sent along with the cart', async () => {
    const { token } = await open.member();
    const answer = await open.api.call('previewOrder', { token, body: { source: 'CART', lines: one(dome) } });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST', fields: [{ path: 'lines' }] });
  });

  it('bought at once are exactly one, for members too', async () => {
    const { token } = await open.member();
    const buy = (lines: { sku: string; quantity: number }[]) =>
      open.api.call('previewOrder', { token, body: { source: 'BUY_NOW', lines } });
    expect((await buy(one(dome))).data.lines).toHaveLength(1);
    expect((await buy([...one(dome), ...one(bulb)])).code).toBe('BAD_REQUEST');
  });

  it('must be sent by a guest', async () => {
    expect((await open.api.call('previewOrder', { body: { source: 'CART' } })).code).toBe('BAD_REQUEST');
  });

  it('may be none: then there is nothing to order yet', async () => {
    const quote = await checkout.quote(undefined, { member: await open.member() });
    expect(quote).toMatchObject({
      lines: [],
      problems: [{ code: 'CART_EMPTY' }],
      totals: { grandTotal: { amount: 0 } },
    });
  });
});

describe('before the checkout', () => {
  it('stock is checked for the last piece and one more', async () => {
    await open.offer('LM-DISC-30', 'US', { stock: 2 });
    const check = (quantity: number) =>
      open.api.ok('checkInventory', { body: { lines: [{ sku: 'LM-DISC-30', quantity }] } });
    expect(await check(2)).toEqual({ ok: true, problems: [] });
    expect(await check(3)).toMatchObject({
      ok: false,
      problems: [{ key: 'LM-DISC-30_0', code: 'CART_QTY_LIMIT', max: 2 }],
    });
  });

  it('delivery is estimated for one piece, with the next cut-off', async () => {
    const { options, cutoffTime } = await open.api.ok('estimateShipping', { query: { sku: dome, country: 'US' } });
    expect(options.map(({ code, price }) => [code, price.amount])).toEqual([
      ['STANDARD', 0],
      ['EXPRESS', 1499],
    ]);
    expect(cutoffTime).toBeGreaterThan(open.shop.clock.now());
    expect((await open.api.ok('estimateShipping', { query: { sku: dome, country: 'DE' } })).options).toEqual([]);
    expect((await open.api.call('estimateShipping', { query: { sku: 'LM-NOTHING', country: 'US' } })).code).toBe(
      'NOT_FOUND',
    );
  });
});
