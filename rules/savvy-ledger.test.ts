import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import { money } from './money.ts';
import { levelStandsUntil, pointsAt, pointsLast, savvyLedger, type CompletedOrder } from './savvy-ledger.ts';
import { savvyPoints } from './savvy-points.ts';

const order = (orderNo: string, completedOn: number, itemsAmount: number, ...refunds: [on: number, amount: number][]) =>
  ({
    orderNo,
    completedTime: completedOn * day,
    itemsAmount,
    currency: 'USD',
    refunds: refunds.map(([on, amount], index) => ({
      refundNo: `${orderNo}-r${index}`,
      settledTime: on * day,
      amount,
    })),
  }) satisfies CompletedOrder;
const lines = (orders: readonly CompletedOrder[], on: number) =>
  savvyLedger(orders, on * day).map(({ kind, time, points }) => [kind, time / day, points]);

describe('the account of points', () => {
  it('has what was earned, what a refund took back, and what was gone after a year', () => {
    const orders = [order('A', 10, 8_999, [20, 3_050]), order('B', 30, 2_000)];
    expect(lines(orders, 374)).toEqual([
      ['ORDER', 10, 89],
      ['REFUND', 20, -30],
      ['ORDER', 30, 20],
    ]);
    expect(lines(orders, 375).at(-1)).toEqual(['EXPIRED', 375, -59]);
  });

  it('has the points of tasks, which are gone after a year, too', () => {
    const tasks = [{ id: 'T', time: 5 * day, title: 'Review', points: 10 }];
    const at = (on: number) => savvyLedger([], on * day, tasks).map(({ kind, title, points }) => [kind, title, points]);
    expect(at(4)).toEqual([]);
    expect(at(5)).toEqual([['TASK', 'Review', 10]]);
    expect(at(370)).toEqual([
      ['TASK', 'Review', 10],
      ['EXPIRED', 'Review', -10],
    ]);
    const orders = [order('A', 1, 9_500)];
    expect(levelStandsUntil(orders, 6 * day)).toBeUndefined();
    expect(levelStandsUntil(orders, 6 * day, tasks)).toBe(day + pointsLast);
  });

  it('loses no part of a point twice over several refunds', () => {
    expect(lines([order('A', 0, 199, [1, 50], [2, 50])], 3)).toEqual([
      ['ORDER', 0, 1],
      ['REFUND', 2, -1],
    ]);
  });

  it('takes nothing back after the points are gone', () => {
    expect(lines([order('A', 0, 5_000, [366, 5_000])], 400)).toEqual([
      ['ORDER', 0, 50],
      ['EXPIRED', 365, -50],
    ]);
  });

  it('sums to what the orders of the year are worth, at every moment', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    const life = fc.record({
      completedOn: fc.integer({ min: 0, max: 800 }),
      paid: amount,
      shares: fc.array(
        fc.record({ after: fc.integer({ min: 0, max: 500 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
        {
          maxLength: 3,
        },
      ),
    });
    fc.assert(
      fc.property(fc.array(life, { maxLength: 8 }), fc.integer({ min: 0, max: 1_400 }), (lives, on) => {
        const orders = lives.map(({ completedOn, paid, shares }, index) => {
          let left = paid;
          const refunds = shares
            .toSorted((a, b) => a.after - b.after)
            .map(({ after, share }): [number, number] => {
              const back = Math.floor(left * share);
              left -= back;
              return [completedOn + after, back];
            });
          return order(`O${index}`, completedOn, paid, ...refunds);
        });
        const now = on * day;
        const worth = orders
          .filter(({ completedTime }) => completedTime <= now && completedTime > now - pointsLast)
          .map(({ itemsAmount, refunds }) => {
            const back = refunds.filter(({ settledTime }) => settledTime <= now);
            return savvyPoints(money(itemsAmount - back.reduce((sum, refund) => sum + refund.amount, 0), 'USD'));
          })
          .reduce((sum, points) => sum + points, 0);
        expect(pointsAt(savvyLedger(orders, now), now)).toBe(worth);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a level', () => {
  it('stands until the points that carry it are a year old', () => {
    const orders = [order('A', 0, 40_000), order('B', 100, 20_000), order('C', 200, 50_000)];
    // 1,100 points are Glow; without A 700 still are, without B 500 still are.
    expect(levelStandsUntil(orders, 201 * day)).toBe((200 + 365) * day);
    expect(levelStandsUntil(orders.slice(0, 2), 101 * day)).toBe(365 * day);
  });

  it('that is none cannot be lost', () => {
    expect(levelStandsUntil([order('A', 0, 9_999)], day)).toBeUndefined();
    expect(levelStandsUntil([], day)).toBeUndefined();
  });
});
