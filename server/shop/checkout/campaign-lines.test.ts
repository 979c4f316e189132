import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#openapi/types.ts';
import type { BuyType } from '#rules/cart-lines.ts';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import type { PromotionOffer } from '../catalogue/offer.ts';
import { composePromotions } from '../pricing/promotions.ts';
import { checkoutOf } from './checkout-fixture.ts';

const dome = 'LM-DOME-VERMILION';
const bulb = 'LM-ORB-A60-1';
const plain = 8_900;

/** The promotions of these tests: items by id, each for one SKU and buy type; one that is deleted has ended. */
const items = new Map<string, { sku: string; buyType: BuyType; offer: PromotionOffer }>();
const promotions = composePromotions([
  {
    buyTypes: [1, 4],
    offersFor: async (_db, _visit, lines) =>
      new Map(
        lines.flatMap(({ key, sku, buyType, promoItemId = '' }): [string, PromotionOffer][] => {
          const item = items.get(promoItemId);
          return item?.sku === sku && item.buyType === buyType ? [[key, item.offer]] : [];
        }),
      ),
    hold: async () => undefined,
    release: async () => {},
  },
]);

const flash = { sku: dome, buyType: 1, promoItemId: 'flash-1' } as const;
const early = { sku: dome, buyType: 1, promoItemId: 'flash-2' } as const;

function startPromotions(): void {
  items.set('flash-1', { sku: dome, buyType: 1, offer: { id: 'flash-1', amount: 7_000, perOrderLimit: 3 } });
  items.set('flash-2', { sku: dome, buyType: 1, offer: { id: 'flash-2', amount: 6_500, left: 2 } });
  items.set('bundle', { sku: bulb, buyType: 4, offer: { id: 'bundle', amount: 900 } });
}

let open: CartShop;
let checkout: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  startPromotions();
  open = await openCartShop({ promotions });
  checkout = checkoutOf(open);
});
afterAll(() => open.close());

type Input = components['schemas']['CartLineInput'];
const add = (token: string, body: Input) => open.api.call('addCartLine', { token, body });
const prices = (lines: readonly components['schemas']['CartLine'][]) =>
  lines.map(({ key, quantity, unit }) => [key, quantity, unit.amount]);

const plainKey = `${dome}_0`;
const flashKey = `${dome}_1:flash-1`;
const earlyKey = `${dome}_1:flash-2`;

/** A member with one plain dome and two under one promotion, one under another. */
async function memberWithCampaignLines() {
  const member = await open.member();
  await add(member.token, { sku: dome, quantity: 1 });
  await add(member.token, { ...flash, quantity: 2 });
  await add(member.token, { ...early, quantity: 1 });
  return member;
}

describe('a campaign line beside plain lines of the same SKU', () => {
  it('stays a line of its own with a price of its own in the cart of a member', async () => {
    const { token } = await memberWithCampaignLines();
    const { lines, totals, problems } = await open.api.ok('getCart', { token });
    expect(prices(lines)).toEqual([
      [earlyKey, 1, 6_500],
      [flashKey, 2, 7_000],
      [plainKey, 1, plain],
    ]);
    expect(lines.map(({ promoItemId }) => promoItemId)).toEqual(['flash-2', 'flash-1', undefined]);
    expect(totals.goodsTotal.amount).toBe(6_500 + 2 * 7_000 + plain);
    expect(totals.promoDiscount.amount).toBe(plain - 6_500 + 2 * (plain - 7_000));
    expect(problems).toEqual([]);
  });

  it('adds to its own line only, within the limit of its promotion', async () => {
    const { token } = await memberWithCampaignLines();
    await add(token, { ...flash, quantity: 1 });
    expect(await add(token, { ...flash, quantity: 1 })).toMatchObject({ code: 'CART_QTY_LIMIT', data: { max: 3 } });
    expect(await add(token, { ...early, quantity: 2 })).toMatchObject({ code: 'PROMO_SOLD_OUT', data: { max: 2 } });
    expect(prices((await open.api.ok('getCart', { token })).lines)).toEqual([
      [earlyKey, 1, 6_500],
      [flashKey, 3, 7_000],
      [plainKey, 1, plain],
    ]);
  });

  it('has its own price in the quoted cart of a guest', async () => {
    const lines = [
      { sku: dome, quantity: 1, buyType: 0 },
      { ...flash, quantity: 1 },
      { ...early, quantity: 1 },
    ];
    const body = { lines, selected: [flashKey, earlyKey] };
    const cart = await open.api.ok('quoteCart', { body });
    expect(prices(cart.lines)).toEqual([
      [plainKey, 1, plain],
      [flashKey, 1, 7_000],
      [earlyKey, 1, 6_500],
    ]);
    expect(cart.totals.goodsTotal.amount).toBe(13_500);
  });

  it('keeps its promotion when the cart of a guest joins that of the member', async () => {
    const { token } = await open.member();
    await add(token, { sku: dome, quantity: 1 });
    const merged = await open.api.ok('mergeCart', {
      token,
      key: randomUUID(),
      body: [
        { ...flash, quantity: 1 },
        { ...early, quantity: 1 },
      ],
    });
    expect(merged.map(({ promoItemId, quantity }) => [promoItemId, quantity])).toEqual([
      ['flash-1', 1],
      ['flash-2', 1],
      [undefined, 1],
    ]);
    expect(prices((await open.api.ok('getCart', { token })).lines)).toEqual([
      [flashKey, 1, 7_000],
      [earlyKey, 1, 6_500],
      [plainKey, 1, plain],
    ]);
  });

  it('is quoted, ordered and read with its promotion and its price', async () => {
    const member = await memberWithCampaignLines();
    const quote = await checkout.quote(undefined, { member });
    expect(prices(quote.lines)).toEqual([
      [earlyKey, 1, 6_500],
      [flashKey, 2, 7_000],
      [plainKey, 1, plain],
    ]);
    const { data } = await checkout.create(undefined, quote.quoteHash, { member });
    const order = await open.api.ok('getOrder', { token: member.token, query: { orderNo: data.orderNo } });
    expect(order.lines).toMatchObject([
      { sku: dome, quantity: 1, buyType: 1, promoItemId: 'flash-2', unit: { amount: 6_500 } },
      { sku: dome, quantity: 2, buyType: 1, promoItemId: 'flash-1', unit: { amount: 7_000 } },
      { sku: dome, quantity: 1, unit: { amount: plain } },
    ]);
    expect(order.lines[2]).not.toHaveProperty('buyType');
    const stored = await open.shop.db
      .selectFrom('order_lines')
      .select(['promo_item_id', 'discounts'])
      .where('order_no', '=', data.orderNo)
      .orderBy('sort')
      .execute();
    expect(stored.map(({ promo_item_id, discounts }) => [promo_item_id, JSON.parse(discounts)])).toEqual([
      ['flash-2', [{ source: 'PROMO', id: 'flash-2', amount: plain - 6_500 }]],
      ['flash-1', [{ source: 'PROMO', id: 'flash-1', amount: 2 * (plain - 7_000) }]],
      [null, []],
    ]);
    expect((await open.api.ok('getCart', { token: member.token })).lines).toEqual([]);
  });

  it('is explained by its promotion', async () => {
    const { steps, unit } = await open.api.ok('getPriceDetail', { query: { ...flash, quantity: 2 } });
    expect(steps).toContainEqual({ kind: 'PROMOTION', amount: { amount: -3_800, currency: 'USD' } });
    expect(unit.amount).toBe(7_000);
  });

  it('shares the stock of the SKU: the line that came later gets what is left', async () => {
    const { token } = await open.member();
    await open.offer(dome, 'US', { stock: 4, reserved: 0 });
    await add(token, { sku: dome, quantity: 3 });
    expect(await add(token, { ...flash, quantity: 2 })).toMatchObject({ message: 'Only 1 left.', data: { max: 1 } });
    expect((await add(token, { ...flash, quantity: 1 })).data.problems).toEqual([]);
    await open.offer(dome, 'US', { stock: 89 });
  });
});

describe('a bundle line', () => {
  it('stays in its bundle from the cart to the order', async () => {
    const member = await open.member();
    const bundle = { sku: bulb, quantity: 1, buyType: 4, promoItemId: 'bundle' };
    for (const suitGroupId of ['group-a', 'group-b']) await add(member.token, { ...bundle, suitGroupId });
    const { lines } = await open.api.ok('getCart', { token: member.token });
    expect(lines.map(({ key, suitGroupId }) => [key, suitGroupId])).toEqual([
      [`${bulb}_4:bundle@group-b`, 'group-b'],
      [`${bulb}_4:bundle@group-a`, 'group-a'],
    ]);
    const { data } = await checkout.order(undefined, { member });
    const order = await open.api.ok('getOrder', { token: member.token, query: { orderNo: data.orderNo } });
    expect(order.lines.map(({ suitGroupId }) => suitGroupId)).toEqual(['group-b', 'group-a']);
  });
});

describe('a campaign line whose promotion has ended', () => {
  it('is refused when it is added, and has the plain price and a notice in a cart that has it', async () => {
    const { token } = await memberWithCampaignLines();
    items.clear();
    const { lines, problems, totals } = await open.api.ok('getCart', { token });
    expect(prices(lines)).toEqual([
      [earlyKey, 1, plain],
      [flashKey, 2, plain],
      [plainKey, 1, plain],
    ]);
    expect(lines.map(({ buyType, promotionEnded }) => [buyType, promotionEnded])).toEqual([
      [0, true],
      [0, true],
      [0, undefined],
    ]);
    expect(problems).toMatchObject([
      { key: earlyKey, code: 'PROMO_ENDED', was: { amount: 6_500 }, now: { amount: plain } },
      { key: flashKey, code: 'PROMO_ENDED', was: { amount: 7_000 }, now: { amount: plain } },
    ]);
    expect(totals.goodsTotal.amount).toBe(4 * plain);
    expect(await add(token, { ...flash, quantity: 1 })).toMatchObject({ status: 410, code: 'PROMO_ENDED' });
    startPromotions();
  });

  it('becomes a plain line when the cart of a guest is merged', async () => {
    const { token } = await open.member();
    items.delete('flash-1');
    const merged = await open.api.ok('mergeCart', { token, key: randomUUID(), body: [{ ...flash, quantity: 2 }] });
    expect(merged).toMatchObject([{ buyType: 0, quantity: 2, mergeNote: expect.stringContaining('offer has ended') }]);
    expect(merged[0]).not.toHaveProperty('promoItemId');
    startPromotions();
  });

  it('is not ordered at a price that the shopper has not seen', async () => {
    const member = await memberWithCampaignLines();
    const { quoteHash } = await checkout.quote(undefined, { member });
    items.clear();
    expect(await checkout.create(undefined, quoteHash, { member })).toMatchObject({ code: 'QUOTE_STALE' });
    const fresh = await checkout.quote(undefined, { member });
    const { data } = await checkout.create(undefined, fresh.quoteHash, { member });
    const order = await open.api.ok('getOrder', { token: member.token, query: { orderNo: data.orderNo } });
    expect(order.lines.map(({ promoItemId, unit }) => [promoItemId, unit.amount])).toEqual([
      [undefined, plain],
      [undefined, plain],
      [undefined, plain],
    ]);
    startPromotions();
  });
});
