import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { completeAfter } from '#rules/limits.ts';
import { pointsLast } from '#rules/savvy-ledger.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { hashPassword } from '../account/passwords.ts';
import { startSession } from '../account/sessions/start-session.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { runOrderClock } from '../orders/order-clock.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { lamp, openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { birthdaysOf, giveBirthdayCoupons } from './birthday-coupons.ts';

let at: OrderShop;
let member: TestMember;
let start: number;
beforeAll(async () => {
  at = await openOrderShop();
  start = at.shop.clock.now();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.set(start);
  member = await at.member();
});

const savvy = (by = member) => at.api.ok('getSuInfo', { token: by.token });
/** What the account and a log-in say of the member. */
const isSavvy = async () => {
  const password = 'Glow-worm-43';
  const hash = await hashPassword(password);
  await at.shop.db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', member.accountId).execute();
  const logIn = await at.api.ok('login', { body: { email: member.email, password } });
  return [(await at.api.ok('getUserInfo', { token: logIn.token })).savvyUser, logIn.savvyUser];
};
const month = (name?: string, by = member) =>
  at.api.ok('listSavvyPoints', { token: by.token, query: name === undefined ? {} : { month: name } });

/** A paid order, of as much as its goods cost. */
async function buy(quantity = 1): Promise<Ticket & { points: number }> {
  const ticket = await at.place({ member, lines: [{ sku: lamp, quantity, buyType: 0 }] });
  await at.payByCard(ticket);
  const { goods_total_amount: goods } = await at.order(ticket.orderNo);
  return { ...ticket, points: Math.floor(goods / 100) };
}

/** Has an order arrive and be completed. */
async function complete({ orderNo }: Ticket): Promise<number> {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, orderNo);
  at.shop.clock.advance(completeAfter);
  await runOrderClock(at.shop);
  return (await at.order(orderNo)).completed_time ?? 0;
}

describe('the points of a member', () => {
  it('are those of the goods that were paid, come when the order is completed, and make a level for a year', async () => {
    expect(await savvy()).toMatchObject({ level: 0, points: 0, nextLevelPoints: 100, validUntil: null });
    const order = await buy(4);
    const { shipping_amount: shipping, tax_amount: tax } = await at.order(order.orderNo);
    expect(shipping + tax).toBeGreaterThan(100);
    expect((await savvy()).points).toBe(0);
    const completedTime = await complete(order);
    const { level, levelName, validUntil, points } = await savvy(await again());
    expect(order.points).toBeGreaterThanOrEqual(100);
    expect([points, level, levelName, validUntil]).toEqual([order.points, 1, 'Spark', completedTime + pointsLast]);
    expect(await isSavvy()).toEqual([true, true]);
    at.shop.clock.set(completedTime + pointsLast - 1);
    expect((await savvy(await again())).points).toBe(points);
    at.shop.clock.advance(1);
    expect(await savvy(await again())).toMatchObject({ level: 0, points: 0 });
    expect(await isSavvy()).toEqual([false, false]);
  });

  it('are accounted for by month, with what a refund took back and goodwill did not', async () => {
    const stayingOrder = await buy();
    await complete(stayingOrder);
    member = await again();
    const undone = await buy(2);
    await refundOrder(at.shop, undone.orderNo, { reason: 'GOODWILL', amount: 500 });
    await complete(undone);
    at.shop.clock.advance(60_000);
    await refundOrder(at.shop, undone.orderNo, { reason: 'Undone' });
    const { entries, balance } = await month(undefined, await again());
    expect(entries.map(({ kind, orderNo, points, balance: after }) => [kind, orderNo, points, after])).toEqual([
      ['REFUND', undone.orderNo, -undone.points, stayingOrder.points],
      ['ORDER', undone.orderNo, undone.points, stayingOrder.points + undone.points],
      ['ORDER', stayingOrder.orderNo, stayingOrder.points, stayingOrder.points],
    ]);
    expect(balance).toBe(stayingOrder.points);
    expect((await savvy(await again())).points).toBe(stayingOrder.points);
  });

  it('leave the account a year later, in the month in which they do', async () => {
    const order = await buy();
    const { points, orderNo } = order;
    at.shop.clock.set((await complete(order)) + pointsLast + 40 * day);
    const token = await again();
    expect(await month('2027-12', token)).toMatchObject({
      earned: 0,
      lost: points,
      balance: 0,
      next: '2028-01',
      entries: [{ kind: 'EXPIRED', orderNo, points: -points, balance: 0 }],
    });
    expect(await month('2027-11', token)).toMatchObject({ lost: 0, balance: points, entries: [] });
  });

  it('are nobody else’s', async () => {
    await complete(await buy());
    const other = await at.member();
    expect(await savvy(other)).toMatchObject({ points: 0 });
    expect(await month(undefined, other)).toMatchObject({ entries: [], balance: 0 });
  });

  it.each(['2027-01', '2026-13', '2026-00', '1999-12'])('show the running month instead of %s', async (name) => {
    expect(await month(name)).toMatchObject({ month: '2026-11', next: null });
  });
});

/** A session does not last a year. */
async function again(): Promise<TestMember> {
  const { token } = await startSession(at.shop, at.shop.db, member.accountId, testClient);
  return { ...member, token };
}

describe('the coupon of a birthday', () => {
  const wallet = (by = member) =>
    at.shop.db
      .selectFrom('coupons')
      .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupons.template_id')
      .select(['name', 'coupons.status'])
      .where('account_id', '=', by.accountId)
      .where('source', '=', 'BIRTHDAY')
      .execute();
  const bornOn = (birthday: string, by = member) =>
    at.shop.db.updateTable('accounts').set({ birthday }).where('id', '=', by.accountId).execute();

  it('is given once a year, on the day by the clock of the market, from the level that promises it', async () => {
    const beginner = await at.member();
    for (let points = 0; points < 500;) {
      const order = await buy(10);
      await complete(order);
      points += order.points;
    }
    const [today = ''] = birthdaysOf(at.shop.clock.now(), 'US');
    await bornOn(`1990-${today}`);
    await bornOn(`1990-${today}`, beginner);
    await Promise.all([giveBirthdayCoupons(at.shop), giveBirthdayCoupons(at.shop)]);
    expect(await wallet()).toEqual([{ name: '$10 off for your birthday', status: 'UNUSED' }]);
    expect(await wallet(beginner)).toEqual([]);
    at.shop.clock.advance(2 * day);
    await bornOn(`1990-${birthdaysOf(at.shop.clock.now(), 'US')[0]}`);
    expect(await giveBirthdayCoupons(at.shop)).toBe(0);
  });

  it.each([
    ['2027-02-28T20:00Z', 'US', ['02-28', '02-29']],
    ['2028-02-28T20:00Z', 'US', ['02-28']],
    ['2027-01-01T02:00Z', 'US', ['12-31']],
    ['2026-12-31T16:00Z', 'JA', ['01-01']],
  ] as const)('at %s in %s is for those of %j', (time, site, birthdays) => {
    expect(birthdaysOf(Date.parse(time), site)).toEqual(birthdays);
  });
});
