import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { checkoutOf, homes } from '../checkout/checkout-fixture.ts';
import { payLate } from '../late-payment-fixture.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';

const sku = 'LM-DOME-BONE';
const line = (quantity: number) => ({ sku, quantity, buyType: 0 as const });
const lines = (quantity: number) => [line(quantity)];

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
  await runCommand(at.shop, ['product', 'limit', sku, '--site', 'EU', '--shopper', '2']);
});
afterAll(() => at.close());

const problems = async ({ token }: TestMember, quantity: number) => {
  const answer = await at.api.ok('checkInventory', { site: 'EU', token, body: { lines: lines(quantity) } });
  return answer.problems.map(({ code, max }) => [code, max]);
};
const buy = (member: TestMember, quantity: number) => at.place({ member, site: 'EU', lines: lines(quantity) });

it('is what a member may have in all orders, in cart, quote and order, and comes back by piece', async () => {
  const member = await at.member();
  expect(await problems(member, 3)).toEqual([['PROMO_USER_LIMIT', 2]]);
  const ticket = await buy(member, 2);
  expect(await problems(member, 1)).toEqual([['PROMO_USER_LIMIT', 0]]);
  const add = () => at.api.call('addCartLine', { site: 'EU', token: member.token, body: line(1) });
  expect(await add()).toMatchObject({ code: 'PROMO_USER_LIMIT', data: { max: 0 } });
  await at.payByCard(ticket);
  await withdrawOne(ticket);
  expect(await problems(member, 2)).toEqual([['PROMO_USER_LIMIT', 1]]);
  await buy(member, 1);
  expect(await problems(member, 1)).toEqual([['PROMO_USER_LIMIT', 0]]);
  // Other markets have no limit.
  const elsewhere = await at.api.ok('checkInventory', { token: member.token, body: { lines: lines(3) } });
  expect(elsewhere.problems).toEqual([]);
});

async function withdrawOne({ orderNo, open }: Ticket): Promise<void> {
  const order = await at.api.ok('getOrder', { ...open, query: { orderNo } });
  const one = [{ lineId: order.lines[0]?.lineId ?? '', quantity: 1 }];
  await at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'WITHDRAW', lines: one } });
}

it('counts a guest by mailbox and by browser, when the order is placed', async () => {
  const place = async (email: string, clientId: string) => {
    const visit = { site: 'EU', clientId, address: homes.EU };
    return (await checkoutOf(at).order(lines(2), visit, { email })).code;
  };
  const browser = randomUUID();
  expect(await place('ada@lampyris.test', browser)).toBeUndefined();
  expect(await place('ada+more@lampyris.test', randomUUID())).toBe('PROMO_USER_LIMIT');
  expect(await place('bea@lampyris.test', browser)).toBe('PROMO_USER_LIMIT');
  expect(await place('bea@lampyris.test', randomUUID())).toBeUndefined();
});

it('sends a late payment back where its shopper has had as many meanwhile', async () => {
  const member = await at.member();
  const ticket = await buy(member, 2);
  await payLate(at, ticket, () => buy(member, 1));
  const { status, refunds } = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
  expect([status, refunds.map((refund) => refund.status)]).toEqual(['CLOSED', ['SETTLED']]);
});

it('is set and cleared by operators', async () => {
  const run = (...words: string[]) => runCommand(at.shop, ['product', 'limit', ...words]);
  await expect(run('LM-NONE', '--site', 'EU', '--clear')).rejects.toThrow('EU has no variant "LM-NONE".');
  await expect(run(sku, '--site', 'EU', '--shopper', '0')).rejects.toThrow('--shopper must be at least 1');
  expect(await run(sku, '--site', 'EU', '--clear')).toEqual([`${sku} has no limit in EU`]);
  expect(await problems(await at.member(), 3)).toEqual([]);
});
