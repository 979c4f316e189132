import { QueryCreator } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTemplate } from './coupons/coupon-fixture.ts';
import { orderRows } from './orders/mails.ts';
import { dome, openWalletShop, type WalletShop } from './wallet-fixture.ts';

let at: WalletShop;
beforeAll(async () => {
  at = await openWalletShop();
});
afterAll(() => at.close());

const sumOf = (steps: readonly { readonly amount: { readonly amount: number } }[]): number =>
  steps.reduce((sum, { amount }) => sum + amount.amount, 0);

describe('the cart of a member', () => {
  it('hints at the coupon that lacks least, and names the best that fits with what it brings', async () => {
    const member = await at.member();
    const { token } = member;
    const couponId = await at.coupon(member, { thresholdAmount: 10_000 });
    const add = () => at.api.ok('addCartLine', { token, body: { sku: dome, quantity: 1, buyType: 0 } });
    expect((await add()).couponHint).toMatchObject({
      coupon: { couponId },
      missing: { amount: 1_100 },
      saves: { amount: 1_000 },
    });
    const fitting = await add();
    expect(fitting).not.toHaveProperty('couponHint');
    expect(fitting.couponFit).toMatchObject({ coupon: { couponId }, saves: { amount: 1_000 } });
  });
});

describe('the details of a price', () => {
  const query = { sku: dome, quantity: 1 };

  it('are counted with the coupon and the coins that a member chose, and still sum to the total', async () => {
    const member = await at.member();
    await at.credit(member, 5_000);
    const couponId = await at.coupon(member);
    const detail = await at.api.ok('getPriceDetail', {
      token: member.token,
      query: { ...query, couponId, coins: true },
    });
    expect(detail.steps).toMatchObject([
      { kind: 'LIST', amount: { amount: 8_900 } },
      { kind: 'COUPON', amount: { amount: -1_000 } },
      { kind: 'COINS', amount: { amount: -1_500 } },
      { kind: 'SHIPPING', amount: { amount: 0 } },
    ]);
    expect(sumOf(detail.steps)).toBe(detail.total.amount);
    expect(detail).toMatchObject({
      coupons: { used: [couponId], best: [couponId], usable: [{ coupon: { couponId } }] },
      coins: { used: 1_500, usable: 1_500, balance: 5_000 },
      coinsToEarn: 640,
    });
  });

  it('tell a guest what anybody can claim and what it would take off', async () => {
    const templateId = await makeTemplate(at.shop, { value: 2_000 });
    const far = await makeTemplate(at.shop, { value: 2_500, thresholdAmount: 9_000 });
    const detail = await at.api.ok('getPriceDetail', { query });
    const claimable = detail.coupons?.claimable ?? [];
    expect(claimable[0]).toMatchObject({ terms: { templateId }, discount: { amount: 2_000 } });
    expect(claimable.map(({ terms }) => terms.templateId)).not.toContain(far);
    expect(detail).toMatchObject({
      coupons: { used: [], usable: [] },
      coins: { max: 0, balance: 0 },
      coinsToEarn: 890,
    });
  });
});

/** How often tables are updated while an order is placed with coins of so many lots. */
async function updatesOfOrder(lots: number) {
  const member = await at.member();
  for (let lot = 0; lot < lots; lot += 1) await at.credit(member, 1_000 / lots);
  const updates = vi.spyOn(QueryCreator.prototype, 'updateTable');
  await at.buy(member, { coinAmount: 1_000 });
  const tables = updates.mock.calls.map(([table]) => table);
  updates.mockRestore();
  return { all: tables.length, ofLots: tables.filter((table) => table === 'coin_lots').length };
}

describe('an order with coins', () => {
  it('takes coins of ten lots in as many statements as of one', async () => {
    const one = await updatesOfOrder(1);
    expect(one.ofLots).toBe(1);
    expect(await updatesOfOrder(10)).toEqual(one);
  });
});

describe('an order with a coupon and coins', () => {
  it('is confirmed by a mail whose rows come to its total', async () => {
    const member = await at.member();
    await at.credit(member, 500);
    const choices = { couponIds: [await at.coupon(member)], coinAmount: 500 };
    const { data } = await at.buy(member, choices, { quantity: 2 });
    const { payload } = await at.shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedup_key', '=', `orderPlaced ${data.orderNo}`)
      .executeTakeFirstOrThrow();
    const rows = orderRows(JSON.parse(payload).facts).map(({ right }) => right);
    expect(rows).toEqual(['$178.00', '−$15.00', 'Free', expect.any(String), expect.any(String)]);
    const amounts = rows.map((text) => Number(text.replace('Free', '0').replace('−', '-').replace('$', '')));
    const total = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total ?? 0, 2);
  });
});
