import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { day } from '#rules/durations.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { linesFromInput } from '../pricing/cart-lines.ts';
import { dome, openWalletShop, type WalletShop } from '../wallet-fixture.ts';
import { viewCart } from './view-cart.ts';

let at: WalletShop;
beforeAll(async () => {
  at = await openWalletShop();
  // What is read once for all carts counts for none.
  await look();
});
afterAll(() => at.close());

/** The cart of one lamp for 89.00, and how many statements its reading takes. */
async function look(accountId?: string, quantity = 1) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const shop = { ...at.shop, db: at.shop.db.withPlugin(counter) };
  const lines = linesFromInput(quantity === 0 ? [] : [{ sku: dome, quantity, buyType: 0 }]);
  const owner = accountId === undefined ? {} : { accountId };
  const view = await viewCart(shop, lines, { site: 'US', country: 'US', now: shop.clock.now(), ...owner });
  return { statements, hint: view.couponHint, fit: view.couponFit };
}

/** What the hint of a member costs beyond the cart of a guest. */
async function costOf({ accountId }: TestMember, quantity = 1) {
  const guest = await look(undefined, quantity);
  const member = await look(accountId, quantity);
  return { more: member.statements - guest.statements, hint: member.hint, fit: member.fit };
}

describe('the hint at a coupon', () => {
  it('costs nothing where nothing is in the cart, and one statement where nothing is in the wallet', async () => {
    const member = await at.member();
    expect(await costOf(member, 0)).toEqual({ more: 0, hint: undefined });
    expect(await costOf(member)).toEqual({ more: 1, hint: undefined });
  });

  it('costs one statement where no coupon of the wallet can be near', async () => {
    const member = await at.member();
    const now = at.shop.clock.now();
    await at.coupon(member, { thresholdAmount: 20_000, scope: 'CATEGORIES', includeIds: ['table-lamps'] });
    await at.coupon(member, { kind: 'SHIPPING', value: null, thresholdAmount: 10_000 });
    await at.coupon(member, { thresholdAmount: 10_000, validity: { from: now + day, to: now + 2 * day } });
    expect(await costOf(member)).toEqual({ more: 1, hint: undefined });
  });

  it('costs one statement where it is given, also out of many coupons, and is the one that ends first', async () => {
    const member = await at.member();
    const now = at.shop.clock.now();
    const endingIn = (days: number) =>
      at.coupon(member, { thresholdAmount: 10_000, validity: { from: now - day, to: now + days * day } });
    await endingIn(9);
    const first = await endingIn(3);
    for (let days = 10; days < 30; days += 1) await endingIn(days);
    const { more, hint } = await costOf(member);
    expect(hint).toMatchObject({ coupon: { couponId: first }, missing: { amount: 1_100 } });
    expect(more).toBe(1);
  });

  it('stands in the cart that a member has stored', async () => {
    const member = await at.member();
    await at.api.ok('addCartLine', { token: member.token, body: { sku: dome, quantity: 1 } });
    expect(await at.api.ok('getCart', { token: member.token })).not.toHaveProperty('couponHint');
    const couponId = await at.coupon(member, { thresholdAmount: 10_000 });
    expect((await at.api.ok('getCart', { token: member.token })).couponHint?.coupon).toMatchObject({ couponId });
  });

  it('gives way to the best coupon that fits, with what it brings, for one statement', async () => {
    const member = await at.member();
    await at.coupon(member, { thresholdAmount: 10_000 });
    await at.coupon(member, { thresholdAmount: 0, value: 500 });
    const best = await at.coupon(member, { thresholdAmount: 8_900, value: 2_670 });
    const { more, hint, fit } = await costOf(member);
    expect(hint).toBeUndefined();
    expect(fit).toMatchObject({ coupon: { couponId: best }, saves: { amount: 2_670 } });
    expect(more).toBe(1);
  });

  it('reads where the goods stand only for a coupon that asks for it', async () => {
    const member = await at.member();
    await at.coupon(member, {
      ...{ thresholdAmount: 10_000, scope: 'COLLECTION', includeIds: ['no-such-collection'] },
    });
    const { more, hint } = await costOf(member);
    expect(hint).toBeUndefined();
    expect(more).toBe(4);
  });
});
