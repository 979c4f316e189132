import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { checkoutOf } from './checkout/checkout-fixture.ts';
import { bulb, dome, openSuitShop, pebble, suitAddition, suitLines, type SuitShop } from './suit-fixture.ts';

let at: SuitShop;
beforeAll(async () => {
  at = await openSuitShop();
});
afterAll(() => at.close());

// A dome for 89.00 and three bulbs for 14.99 each.
const goods = 8_900 + 3 * 1_499;
/** What 15 % of some sets are, rounded once. */
const saveOf = (sets: number) => Math.round(sets * goods * 0.15);
const save = saveOf(1);

const add = ({ token }: TestMember, lines: ReturnType<typeof suitLines>) =>
  at.api.call('addCartLine', { token, body: suitAddition(lines) });
const cartOf = ({ token }: TestMember) => at.api.ok('getCart', { token });

async function memberWithSuit(suitId: string, sets = 1) {
  const member = await at.member();
  const answer = await add(member, suitLines(suitId, sets));
  expect(answer.status).toBe(200);
  return member;
}

/** What the member's cart would be ordered for. */
const quoteOf = (member: TestMember) => checkoutOf(at).quote(undefined, { member });

describe('a bundle in a cart', () => {
  it('is added as one, and takes its percentage off the sale prices of its lines', async () => {
    const suitId = await at.suit();
    const member = await memberWithSuit(suitId, 2);
    const cart = await cartOf(member);
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [dome, 2],
      [bulb, 6],
    ]);
    const { suitGroupId } = cart.lines[0] ?? {};
    expect(cart.suits).toEqual([
      { suitGroupId, suitId, title: 'Evening set', quantity: 2, save: { amount: saveOf(2), currency: 'USD' } },
    ]);
    expect(cart.totals).toMatchObject({
      suitDiscount: { amount: saveOf(2) },
      goodsTotal: { amount: 2 * goods - saveOf(2) },
    });
    expect(cart.problems).toEqual([]);
  });

  it('takes a fixed amount off each set', async () => {
    const member = await memberWithSuit(await at.suit({ discount: { kind: 'FIXED', amount: 1_001 } }), 3);
    expect((await cartOf(member)).totals.suitDiscount.amount).toBe(3_003);
  });

  it('is explained as a whole, what it takes off as a step of its own, to the sum of the cart', async () => {
    const suitId = await at.suit();
    const query = { sku: dome, quantity: 1, buyType: 4, promoItemId: suitId, suitSkus: [bulb, bulb, bulb] };
    const { steps, total, suit } = await at.api.ok('getPriceDetail', { query });
    const { totals } = await cartOf(await memberWithSuit(suitId));
    expect(steps.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['LIST', totals.listTotal.amount],
      ['SUIT', -save],
      ['SHIPPING', 0],
    ]);
    expect(total).toEqual(totals.goodsTotal);
    expect(suit).toMatchObject({ suitId, title: 'Evening set', pieces: [{ sku: dome }, { sku: bulb, quantity: 3 }] });
  });

  it.each([
    ['is not whole', {}, [bulb]],
    ['is over', { startTime: 0, endTime: 1 }, [bulb, bulb, bulb]],
    ['names what is unknown', {}, [bulb, bulb, bulb, 'LM-NOPE']],
  ])('that %s is explained as its first piece alone', async (_, terms, suitSkus) => {
    const query = { sku: dome, quantity: 1, buyType: 4, promoItemId: await at.suit(terms), suitSkus };
    const detail = await at.api.ok('getPriceDetail', { query });
    expect(detail.steps.map(({ kind }) => kind)).toEqual(['LIST', 'SHIPPING']);
    expect(detail).not.toHaveProperty('suit');
  });

  it('may have its optional item', async () => {
    const suitId = await at.suit();
    const member = await at.member();
    const [first, ...others] = suitLines(suitId);
    const optional = { ...first, sku: pebble };
    expect((await add(member, [first, ...others, optional])).data.suits).toMatchObject([{ quantity: 1 }]);
  });

  it.each([
    ['an item is missing', (lines: ReturnType<typeof suitLines>): ReturnType<typeof suitLines> => [lines[0]]],
    [
      'an item is there too often',
      ([first, ...others]: ReturnType<typeof suitLines>): ReturnType<typeof suitLines> => [
        { ...first, quantity: 2 },
        ...others,
      ],
    ],
  ])('is refused where %s, and nothing is added', async (_, broken) => {
    const member = await at.member();
    expect(await add(member, broken(suitLines(await at.suit())))).toMatchObject({ code: 'SUIT_INCOMPLETE' });
    expect((await cartOf(member)).lines).toEqual([]);
  });

  it('is refused as a whole where one item is out of stock', async () => {
    const suitId = await at.suit();
    await at.offer(bulb, 'US', { stock: 2, reserved: 0, safety_stock: 0 });
    const member = await at.member();
    expect(await add(member, suitLines(suitId))).toMatchObject({ code: 'CART_QTY_LIMIT', data: { max: 2 } });
    expect((await cartOf(member)).lines).toEqual([]);
    await at.offer(bulb, 'US', { stock: 490 });
  });

  it('is refused before it begins and after its end', async () => {
    const now = at.shop.clock.now();
    const member = await at.member();
    const early = await at.suit({ previewTime: now - 1, startTime: now + 1 });
    expect(await add(member, suitLines(early))).toMatchObject({ code: 'PROMO_ENDED' });
    const late = await at.suit({ startTime: now - 2, endTime: now });
    expect(await add(member, suitLines(late))).toMatchObject({ code: 'PROMO_ENDED' });
  });

  it('that was broken up says so, and its lines have their normal prices', async () => {
    const member = await memberWithSuit(await at.suit());
    const { lines } = await cartOf(member);
    const id = lines.find(({ sku }) => sku === bulb)?.id ?? '';
    const cart = await at.api.ok('deleteCartLines', { token: member.token, body: { ids: [id] } });
    expect(cart.suits).toMatchObject([
      { quantity: 0, save: { amount: 0 }, notice: expect.stringMatching(/is incomplete/) },
    ]);
    expect(cart.totals).toMatchObject({ suitDiscount: { amount: 0 }, goodsTotal: { amount: 8_900 } });
  });

  it('with an item that is sold out by now takes nothing off the others, and says so', async () => {
    const member = await memberWithSuit(await at.suit());
    await at.offer(dome, 'US', { stock: 0, reserved: 0 });
    const cart = await cartOf(member);
    expect(cart.suits?.[0]?.notice).toMatch(/isn’t available right now/);
    expect(cart.totals).toMatchObject({ suitDiscount: { amount: 0 }, goodsTotal: { amount: 3 * 1_499 } });
    await at.offer(dome, 'US', { stock: 89 });
  });

  it('of a guest is priced alike, and is the same bundle after the merge', async () => {
    const lines = suitLines(await at.suit());
    const [{ suitGroupId, promoItemId }] = lines;
    const selected = lines.map(({ sku }) => `${sku}_4:${promoItemId}@${suitGroupId}`);
    const body = { lines, selected };
    expect((await at.api.ok('quoteCart', { body })).totals.suitDiscount.amount).toBe(save);
    expect((await at.api.ok('quoteCart', { body: { lines, selected: selected.slice(1) } })).suits).toMatchObject([
      { quantity: 0, notice: expect.stringMatching(/is incomplete/) },
    ]);
    const { token } = await at.member();
    await at.api.ok('mergeCart', { token, key: randomUUID(), body: lines });
    expect((await at.api.ok('getCart', { token })).suits).toMatchObject([{ suitGroupId, save: { amount: save } }]);
  });

  it('beyond the limit of its buyer is refused, the group that came first keeps its price', async () => {
    const suitId = await at.suit({ perBuyerLimit: 2 });
    const member = await memberWithSuit(suitId, 2);
    expect(await add(member, suitLines(suitId))).toMatchObject({ code: 'PROMO_USER_LIMIT' });
    const { lines } = await cartOf(member);
    const more = lines.map(({ id, sku, quantity }) => ({ id, sku, quantity: (quantity / 2) * 3 }));
    expect(await at.api.call('updateCartLines', { token: member.token, body: more })).toMatchObject({
      code: 'PROMO_USER_LIMIT',
    });
    expect((await cartOf(member)).totals.suitDiscount.amount).toBe(saveOf(2));
  });
});

describe('a bundle that ends while it waits in a checkout', () => {
  it('is not ordered at a price that the shopper has not seen, and then at the normal ones, as plain lines', async () => {
    const now = at.shop.clock.now();
    const member = await memberWithSuit(await at.suit({ endTime: now + 60_000 }));
    const before = await quoteOf(member);
    expect(before.suits).toMatchObject([{ save: { amount: save } }]);
    at.shop.clock.advance(60_000);
    const stale = await checkoutOf(at).create(undefined, before.quoteHash, { member });
    expect(stale).toMatchObject({ code: 'QUOTE_STALE' });
    const after = await quoteOf(member);
    expect([after.totals.suitDiscount.amount, after.suits?.[0]?.notice]).toEqual([
      0,
      expect.stringMatching(/isn’t on sale/),
    ]);
    const { data } = await checkoutOf(at).create(undefined, after.quoteHash, { member });
    const order = await at.api.ok('getOrder', { token: member.token, query: { orderNo: data.orderNo } });
    expect(order.lines.map(({ buyType, suitGroupId }) => [buyType, suitGroupId])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(order).not.toHaveProperty('suits');
  });
});
