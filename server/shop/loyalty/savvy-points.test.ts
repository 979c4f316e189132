import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { pointsLast } from '#rules/savvy-ledger.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { startSession } from '../account/sessions/start-session.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';

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
const month = (name?: string, by = member) =>
  at.api.ok('listSavvyPoints', { token: by.token, query: name === undefined ? {} : { month: name } });

async function buy(quantity = 1): Promise<Ticket & { points: number }> {
  const ticket = await at.place({ member, lines: [{ sku: 'LM-ORB-A60-2', quantity, buyType: 0 }] });
  await at.payByCard(ticket);
  const { paid_amount } = await at.order(ticket.orderNo);
  return { ...ticket, points: Math.floor(paid_amount / 100) };
}

describe('the points of a member', () => {
  it('are those of what was paid, and make a level that stands for a year', async () => {
    expect(await savvy()).toMatchObject({ level: 0, points: 0, nextLevelPoints: 100, validUntil: null });
    const { points, orderNo } = await buy(4);
    const { level, levelName, validUntil } = await savvy();
    const { paid_time } = await at.order(orderNo);
    expect(points).toBeGreaterThanOrEqual(100);
    expect([level, levelName, validUntil]).toEqual([1, 'Spark', (paid_time ?? 0) + pointsLast]);
    at.shop.clock.set((paid_time ?? 0) + pointsLast - 1);
    expect((await savvy(await again())).points).toBe(points);
    at.shop.clock.advance(1);
    expect(await savvy(await again())).toMatchObject({ level: 0, points: 0 });
  });

  it('are accounted for by month, with what a cancellation took back', async () => {
    const stayingOrder = await buy();
    at.shop.clock.advance(60_000);
    const cancelled = await buy(2);
    at.shop.clock.advance(60_000);
    await at.api.call('revokeOrder', {
      ...cancelled.open,
      key: randomUUID(),
      body: { orderNo: cancelled.orderNo, mode: 'CANCEL_PAID', reasonCode: 'CHANGED_MIND' },
    });
    const { entries, ...sums } = await month();
    expect(entries.map(({ kind, orderNo, points, balance }) => [kind, orderNo, points, balance])).toEqual([
      ['REFUND', cancelled.orderNo, -cancelled.points, stayingOrder.points],
      ['ORDER', cancelled.orderNo, cancelled.points, stayingOrder.points + cancelled.points],
      ['ORDER', stayingOrder.orderNo, stayingOrder.points, stayingOrder.points],
    ]);
    expect(sums).toEqual({
      month: '2026-11',
      previous: '2026-10',
      next: null,
      earned: stayingOrder.points + cancelled.points,
      lost: cancelled.points,
      balance: stayingOrder.points,
    });
    expect((await savvy()).points).toBe(stayingOrder.points);
  });

  it('leave the account a year later, in the month in which they do', async () => {
    const { points, orderNo } = await buy();
    at.shop.clock.advance(pointsLast + 40 * day);
    const token = await again();
    expect(await month('2027-11', token)).toMatchObject({
      earned: 0,
      lost: points,
      balance: 0,
      next: '2027-12',
      entries: [{ kind: 'EXPIRED', orderNo, points: -points, balance: 0 }],
    });
    expect(await month('2027-10', token)).toMatchObject({ lost: 0, balance: points, entries: [] });
  });

  it('are nobody else’s', async () => {
    await buy();
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
