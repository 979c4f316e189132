import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hour } from '#rules/durations.ts';
import { payWindow } from '#rules/limits.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { type CrowdShop, openCrowdShop, type TestProject } from './crowd-fixture.ts';
import { runOrderClock } from './orders/order-clock.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { readStockBooks, stockFaults } from './stock/stock-books.ts';

const quota = 4;
const perBuyerLimit = 2;
const price = 12_900;

let at: CrowdShop;
beforeAll(async () => {
  at = await openCrowdShop();
});
afterAll(() => at.close());

interface Step {
  readonly do: 'pledge' | 'pay' | 'cancel' | 'call off' | 'run out' | 'wait';
  readonly who: 0 | 1 | 2;
}

const lives = fc.record({
  goal: fc.integer({ min: 1, max: quota }),
  steps: fc.array(
    fc.record<Step>({
      do: fc.constantFrom('pledge', 'pledge', 'pledge', 'pay', 'pay', 'cancel', 'call off', 'run out', 'wait'),
      who: fc.constantFrom(0, 1, 2),
    }),
    { minLength: 4, maxLength: 12 },
  ),
});

interface Pledge {
  readonly ticket: Ticket;
  readonly who: number;
}

/** What should stand in the books: lists of orders, without buckets and counters. */
class Model {
  unpaid: Pledge[] = [];
  paid: Pledge[] = [];
  get left(): number {
    return quota - this.unpaid.length - this.paid.length;
  }
  takes(who: number): boolean {
    const own = [...this.unpaid, ...this.paid].filter((one) => one.who === who).length;
    return this.left > 0 && own < perBuyerLimit;
  }
  get counts() {
    const units = this.paid.length;
    return { units, amount: units * price, backers: new Set(this.paid.map(({ who }) => who)).size };
  }
}

const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID') =>
  at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode, reasonCode: 'OTHER' } });

/** Does a step to the shop and to the model. */
async function live(model: Model, members: readonly TestMember[], { tier }: TestProject, step: Step): Promise<void> {
  const { who } = step;
  const without = (list: Pledge[], one: Pledge) => list.filter((other) => other !== one);
  if (step.do === 'pledge') {
    const member = members[who];
    if (member === undefined) return;
    const answer = await at.orderPledge(member, tier);
    expect(answer.status === 200).toBe(model.takes(who));
    if (answer.status === 200) model.unpaid.push({ ticket: at.ticket(member, answer.data.orderNo), who });
    return;
  }
  if (step.do === 'run out') {
    at.shop.clock.advance(payWindow + 1);
    await expireOrders(at.shop);
    model.unpaid = [];
    return;
  }
  if (step.do === 'wait') {
    // Nobody is left unpaid for an hour; paid orders wait for their light then.
    at.shop.clock.advance(2 * hour);
    await expireOrders(at.shop);
    await runOrderClock(at.shop);
    model.unpaid = [];
    return;
  }
  const one = (step.do === 'call off' ? model.paid : model.unpaid).find((each) => each.who === who);
  if (one === undefined) return;
  if (step.do === 'pay') {
    await at.payByCard(one.ticket);
    model.paid.push(one);
  } else {
    await revoke(one.ticket, step.do === 'cancel' ? 'CANCEL_UNPAID' : 'CANCEL_PAID');
  }
  model.unpaid = without(model.unpaid, one);
  if (step.do === 'call off') model.paid = without(model.paid, one);
}

/** What was paid and what came back, over all orders of a project. */
async function moneyOf({ id }: TestProject) {
  const orders = await at.shop.db
    .selectFrom('crowd_pledges')
    .innerJoin('orders', 'orders.order_no', 'crowd_pledges.order_no')
    .select(['orders.order_no', 'orders.paid_amount', 'orders.refunded_amount'])
    .where('promo_id', '=', id)
    .execute();
  const refunds = await at.shop.db
    .selectFrom('refunds')
    .innerJoin('crowd_pledges', 'crowd_pledges.order_no', 'refunds.order_no')
    .select('refunds.order_no')
    .where('promo_id', '=', id)
    .execute();
  return { orders, refunds };
}

describe('any life of a project', () => {
  const runs = Math.max(5, Math.round(60 * inject('share')));

  it(
    'keeps its quota, its counters and the stock at every step, and ends with every cent where it belongs',
    {},
    async () => {
      await fc.assert(
        fc.asyncProperty(lives, async ({ goal, steps }) => {
          const project = await at.project({ quota, perBuyerLimit, goal: { kind: 'UNITS', value: goal } });
          const before = await readStockBooks(at.shop.db);
          const members = [await at.member(), await at.member(), await at.member()];
          const model = new Model();
          for (const step of steps) {
            await live(model, members, project, step);
            expect([await at.left(project), await at.counts(project)]).toEqual([model.left, model.counts]);
            expect(stockFaults(before, await readStockBooks(at.shop.db))).toEqual([]);
          }
          at.endOf(project);
          await at.work();
          await at.work();
          const isReached = model.paid.length >= goal;
          expect(await at.status(project)).toBe(isReached ? 'SUCCEEDED' : 'FAILED');
          expect(await at.left(project)).toBe(isReached ? quota - model.paid.length : quota);
          expect(stockFaults(before, await readStockBooks(at.shop.db))).toEqual([]);
          const { orders, refunds } = await moneyOf(project);
          for (const { order_no: orderNo, paid_amount: paid, refunded_amount: back } of orders) {
            const isKept = isReached && model.paid.some(({ ticket }) => ticket.orderNo === orderNo);
            expect(back).toBe(isKept ? 0 : paid);
            expect(refunds.filter((refund) => refund.order_no === orderNo)).toHaveLength(isKept || paid === 0 ? 0 : 1);
          }
        }),
        { numRuns: runs },
      );
    },
  );
});
