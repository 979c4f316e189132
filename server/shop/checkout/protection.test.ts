import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';
import { checkoutOf, homes, type Visit } from './checkout-fixture.ts';

let at: OrderShop;
let checkout: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  at = await openOrderShop();
  checkout = checkoutOf(at);
});
afterAll(() => at.close());

const lines = [{ sku: 'LM-DOME-VERMILION', quantity: 2 }];
const in_ = (site: Site): Visit => ({ site, address: homes[site], clientId: randomUUID() });
const source = 'BUY_NOW';

/** A member who has paid enough in the last year for the highest level. */
async function topMember(): Promise<TestMember> {
  const member = await at.member();
  const ticket = await at.place({ member });
  await at.payByCard(ticket);
  await at.shop.db
    .updateTable('orders')
    .set({ goods_total_amount: 600_000, completed_time: at.shop.clock.now() })
    .where('order_no', '=', ticket.orderNo)
    .execute();
  return member;
}

describe('protection in a quote', () => {
  it('is off until it is asked for, and shows its price', async () => {
    const { protection, totals } = await checkout.quote(lines);
    expect(protection).toEqual({
      offered: true,
      fee: { amount: 338, currency: 'USD' },
      free: false,
      selected: false,
    });
    expect(totals).toMatchObject({ protection: { amount: 0 }, grandTotal: { amount: 17_800 + 1_291 } });
  });

  it('adds its fee and no tax to the total', async () => {
    const { protection, totals, quoteHash } = await checkout.quote(lines, {}, { protection: true });
    expect(protection).toMatchObject({ fee: { amount: 338 }, selected: true });
    expect(totals).toMatchObject({
      protection: { amount: 338 },
      tax: { amount: 1_291 },
      grandTotal: { amount: 17_800 + 1_291 + 338 },
    });
    expect(quoteHash).not.toBe((await checkout.quote(lines)).quoteHash);
  });

  it.each([
    ['US', 98],
    ['EU', 98],
    ['GB', 88],
    ['CA', 128],
  ] as const)('costs at least what %s says', async (site, minimum) => {
    await at.offer('LM-ORB-A60-1', site, { list_amount: 500, sale_amount: null });
    const quote = await checkout.quote([{ sku: 'LM-ORB-A60-1', quantity: 1 }], in_(site), { protection: true });
    expect(quote.totals.protection.amount).toBe(minimum);
  });

  it('is not offered in Japan: whoever asks for it hears so and is charged nothing', async () => {
    const quote = await checkout.quote(lines, in_('JA'), { protection: true });
    expect(quote.protection).toEqual({
      offered: false,
      fee: { amount: 0, currency: 'JPY' },
      free: false,
      selected: false,
    });
    expect(quote.problems.map(({ code }) => code)).toEqual(['PROTECTION_NOT_OFFERED']);
    expect(quote.totals.protection.amount).toBe(0);
  });

  it('is not offered on the way to a country outside of the market', async () => {
    const quote = await checkout.quote(lines, { site: 'US', address: homes.JA }, { protection: true });
    expect(quote.problems.map(({ code }) => code)).toEqual(['ADDR_COUNTRY_MARKET', 'PROTECTION_NOT_OFFERED']);
  });
});

describe('an order', () => {
  it('keeps the protection that it was quoted with', async () => {
    const { quoteHash } = await checkout.quote(lines, {}, { protection: true });
    const { data } = await checkout.create(lines, quoteHash, {}, { protection: true });
    expect(await at.order(data.orderNo)).toMatchObject({
      protection_amount: 338,
      protection_state: 'ACTIVE',
      grand_total_amount: 17_800 + 1_291 + 338,
    });
    const mail = await at.shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedup_key', '=', `orderPlaced ${data.orderNo}`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.payload).facts.protection).toEqual({ amount: 338, currency: 'USD' });
  });

  it('has none without having asked for it', async () => {
    const { data } = await checkout.order(lines);
    expect(await at.order(data.orderNo)).toMatchObject({ protection_amount: 0, protection_state: 'NONE' });
  });

  it('is refused when it was quoted without and asks for it, or the other way round', async () => {
    const [plain, covered] = [await checkout.quote(lines), await checkout.quote(lines, {}, { protection: true })];
    const answers = [
      await checkout.create(lines, plain.quoteHash, {}, { protection: true }),
      await checkout.create(lines, covered.quoteHash),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['QUOTE_STALE', 'QUOTE_STALE']);
  });

  it('is refused in Japan with the code of it and a quote without', async () => {
    const { quoteHash } = await checkout.quote(lines, in_('JA'), { protection: true });
    expect(await checkout.create(lines, quoteHash, in_('JA'), { protection: true })).toMatchObject({
      status: 422,
      code: 'PROTECTION_NOT_OFFERED',
      data: { quote: { protection: { offered: false }, totals: { protection: { amount: 0 } } } },
    });
  });
});

describe('a member of level 4', () => {
  it('is protected for nothing, without asking for it', async () => {
    const member = await topMember();
    const visit: Visit = { member, clientId: randomUUID() };
    for (const choice of [{}, { protection: true }, { protection: false }]) {
      const { protection, totals } = await checkout.quote(lines, visit, { source, ...choice });
      expect(protection).toMatchObject({ offered: true, free: true, selected: true, fee: { amount: 0 } });
      expect(totals.protection.amount).toBe(0);
    }
    const { quoteHash } = await checkout.quote(lines, visit, { source });
    const { data } = await checkout.create(lines, quoteHash, visit, { source });
    expect(await at.order(data.orderNo)).toMatchObject({ protection_amount: 0, protection_state: 'ACTIVE' });
    const order = await at.api.ok('getOrder', { token: member.token, query: { orderNo: data.orderNo } });
    expect(order.protection).toEqual({
      state: 'ACTIVE',
      fee: { amount: 0, currency: 'USD' },
      removable: false,
      coversHandover: true,
    });
  });

  it('agrees anew when the level is gone before the order', async () => {
    const member = await topMember();
    const visit: Visit = { member, clientId: randomUUID() };
    const { quoteHash } = await checkout.quote(lines, visit, { source });
    await at.shop.db
      .updateTable('orders')
      .set({ completed_time: null })
      .where('account_id', '=', member.accountId)
      .execute();
    expect((await checkout.create(lines, quoteHash, visit, { source })).code).toBe('QUOTE_STALE');
  });

  it('has none in Japan either', async () => {
    const visit: Visit = { ...in_('JA'), member: await topMember() };
    const { protection } = await checkout.quote(lines, visit, { source });
    expect(protection).toMatchObject({ offered: false, free: false, selected: false });
  });
});
