import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flashPayWindow, payWindow } from '#rules/limits.ts';
import { mostUnpaidOrders } from '#rules/unpaid-orders.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { lamp } from '../orders/order-fixture.ts';
import { openQuotaShop, type QuotaShop } from '../quota-fixture.ts';
import { checkoutOf } from './checkout-fixture.ts';

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop({ config: { rateLimits: true } });
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.advance(payWindow + 1);
  await expireOrders(at.shop);
  await at.offer(lamp, 'US', { stock: 200 });
});

interface Guest {
  readonly ip: string;
  readonly email?: string;
  readonly quantity?: number;
  /** Bought in a flash sale. */
  readonly promoItemId?: string;
}

const stranger = (): string => `${randomUUID()}@lampyris.test`;
const order = async ({ ip, email = stranger(), quantity = 1, promoItemId }: Guest) => {
  const visit = { clientId: randomUUID(), ip };
  const flash = promoItemId === undefined ? { buyType: 0 as const } : { buyType: 1 as const, promoItemId };
  const lines = [{ sku: lamp, quantity, ...flash }];
  const { quote, create } = checkoutOf(at);
  const { quoteHash } = await quote(lines, visit, { source: 'CART' });
  return create(lines, quoteHash, visit, { source: 'CART', email });
};
/** Pieces of the lamp in orders that wait. */
const heldUnpaid = async (): Promise<number> => {
  const { pieces } = await at.shop.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
    .select((row) => row.fn.sum<number | null>('quantity').as('pieces'))
    .where('orders.status', '=', 'PENDING_PAYMENT')
    .where('sku', '=', lamp)
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
};
const placed = (answers: readonly { readonly status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;

describe('orders that nobody pays', () => {
  it('of one network hold at most a twentieth of a shelf, whoever orders at once, and others order meanwhile', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => order({ ip: '2001:db8:0:1::7' })));
    expect(placed(answers)).toBe(10);
    expect(answers.find(({ status }) => status !== 200)?.code).toBe('UNPAID_ORDERS');
    expect(await heldUnpaid()).toBe(10);
    at.shop.clock.advance(60_000);
    // Another address of the same network is no other shopper.
    expect((await order({ ip: '2001:db8:0:1:ffff::9' })).code).toBe('UNPAID_ORDERS');
    // Nor is another network of the same home.
    expect((await order({ ip: '2001:db8:0:2::7' })).code).toBe('UNPAID_ORDERS');
    expect((await order({ ip: '2001:db8:0:100::7', quantity: 4 })).status).toBe(200);
    at.shop.clock.advance(payWindow + 1);
    await expireOrders(at.shop);
    expect((await order({ ip: '2001:db8:0:1::7' })).status).toBe(200);
    // Of orders that have ended nothing is left to be read.
    const { rows } = await at.shop.db
      .selectFrom('unpaid_callers')
      .select((row) => row.fn.countAll<number>().as('rows'))
      .where('caller', 'like', 'network:%')
      .where('order_no', '!=', '')
      .where('order_no', 'not in', (open) =>
        open.selectFrom('orders').select('order_no').where('status', '=', 'PENDING_PAYMENT'),
      )
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(2);
  });

  it('of a stranger who names the address of a guest in five networks do not shut the checkout of the guest', async () => {
    const email = stranger();
    for (let index = 0; index < mostUnpaidOrders.email; index += 1)
      expect((await order({ ip: `203.0.113.${index}`, email })).status).toBe(200);
    expect((await order({ ip: '198.51.100.9', email })).status).toBe(200);
  });

  it('of one mailbox and network have their number, however the address is spelled', async () => {
    const [name, host] = stranger().split('@');
    const spellings = [`${name}@${host}`, `${name}@${host}`.toUpperCase(), `${name}+more@${host}`, `${name}+1@${host}`];
    const answers = [];
    for (let index = 0; index <= mostUnpaidOrders.email; index += 1)
      answers.push(await order({ ip: '203.0.113.77', email: spellings[index % spellings.length] ?? '' }));
    expect(placed(answers)).toBe(mostUnpaidOrders.email);
  });

  it('hold no more in one order than in many, and the shopper hears how many', async () => {
    const answer = await order({ ip: '203.0.113.78', quantity: 11 });
    expect(answer).toMatchObject({ code: 'QUOTE_PROBLEMS', data: { problems: [{ code: 'CART_QTY_LIMIT', max: 10 }] } });
    expect((await order({ ip: '203.0.113.78', quantity: 10 })).status).toBe(200);
  });

  it('of the 256 networks of one home hold a twentieth of a quota, and an honest shopper has a piece', async () => {
    const item = randomUUID();
    await at.sell({ [item]: { sku: lamp, amount: 7_000, quota: 40, perMember: 2 } });
    const buy = (ip: string) => order({ ip, promoItemId: item });
    const codes = new Set<string | undefined>();
    for (let index = 0; index < 30; index += 1) codes.add((await buy(`2001:db8:7:${index.toString(16)}::7`)).code);
    expect(codes).toEqual(new Set([undefined, 'UNPAID_ORDERS']));
    expect(await at.books(item)).toMatchObject({ left: 38, held: 2 });
    expect((await buy('198.51.100.10')).status).toBe(200);
  });

  it('have less time where many of their network wait', async () => {
    const times = [];
    for (let index = 0; index < 4; index += 1) {
      const { data } = await order({ ip: '198.51.100.7' });
      times.push(data.payExpireTime - at.shop.clock.now());
    }
    expect(times).toEqual([payWindow, payWindow, payWindow, flashPayWindow]);
  });
});
