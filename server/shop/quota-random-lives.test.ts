import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { flashPayWindow, payWindow } from '#rules/limits.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { cards, type Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { openQuotaShop, type QuotaShop } from './quota-fixture.ts';

const sku = 'LM-DOME-VERMILION';
const quota = 4;
const perMember = 2;

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
});
afterAll(() => at.close());

interface Step {
  readonly do: 'order' | 'pay' | 'decline' | 'cancel' | 'call off' | 'refund' | 'run out';
  readonly who: 0 | 1;
  readonly quantity: 1 | 2;
}

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('order', 'order', 'pay', 'decline', 'cancel', 'call off', 'refund', 'run out'),
    who: fc.constantFrom(0, 1),
    quantity: fc.constantFrom(1, 2),
  }),
  { minLength: 4, maxLength: 10 },
);

interface Bought {
  readonly ticket: Ticket;
  readonly who: 0 | 1;
  readonly quantity: number;
}

/** What the quota should be: lists of orders, without buckets and claims. */
class Model {
  unpaid: Bought[] = [];
  paid: Bought[] = [];
  /** Sent and paid back: not sold again, but free of the limit. */
  gone = 0;

  pieces(orders: readonly Bought[], who?: number): number {
    return orders.filter((one) => who === undefined || one.who === who).reduce((sum, one) => sum + one.quantity, 0);
  }
  get left(): number {
    return quota - this.gone - this.pieces(this.unpaid) - this.pieces(this.paid);
  }
  memberLeft(who: number): number {
    return perMember - this.pieces(this.unpaid, who) - this.pieces(this.paid, who);
  }
}

const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID') =>
  at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode, reasonCode: 'OTHER' } });

async function sendAndRefund({ orderNo }: Ticket): Promise<void> {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, orderNo);
  await refundOrder(at.shop, orderNo, { reason: 'GOODWILL' });
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
}

async function order(member: TestMember, item: string, quantity: number): Promise<Ticket | string> {
  const lines = [{ sku, quantity, buyType: 1 as const, promoItemId: item }];
  return at.place({ member, lines }).catch((error: Error) => error.message);
}

/** Does a step to the shop and to the model. */
async function live(model: Model, members: readonly TestMember[], item: string, step: Step): Promise<void> {
  const { who, quantity } = step;
  const first = (list: Bought[]) => list.find((one) => one.who === who);
  const without = (list: Bought[], one: Bought) => list.filter((other) => other !== one);
  if (step.do === 'order') {
    const member = members[who];
    if (member === undefined) return;
    const isPossible = quantity <= model.left && quantity <= model.memberLeft(who);
    const answer = await order(member, item, quantity);
    expect(typeof answer !== 'string').toBe(isPossible);
    if (typeof answer !== 'string') model.unpaid.push({ ticket: answer, who, quantity });
    return;
  }
  if (step.do === 'run out') {
    at.shop.clock.advance(Math.max(flashPayWindow, payWindow) + 1);
    await expireOrders(at.shop);
    model.unpaid = [];
    return;
  }
  const one = first(step.do === 'call off' || step.do === 'refund' ? model.paid : model.unpaid);
  if (one === undefined) return;
  if (step.do === 'decline') {
    await at.payByCard(one.ticket, cards.declined);
    return;
  }
  if (step.do === 'pay') {
    await at.payByCard(one.ticket);
    model.paid.push(one);
  } else if (step.do === 'refund') {
    await sendAndRefund(one.ticket);
    model.gone += one.quantity;
  } else await revoke(one.ticket, step.do === 'cancel' ? 'CANCEL_UNPAID' : 'CANCEL_PAID');
  model.unpaid = without(model.unpaid, one);
  if (step.do !== 'pay') model.paid = without(model.paid, one);
}

describe('any life of orders of a flash item', () => {
  const runs = Math.max(4, Math.round(60 * inject('share')));

  it('keeps its quota and the limit of each member at every step', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const item = randomUUID();
        await at.sell({ [item]: { sku, amount: 7_000, quota, perMember } });
        const members = [await at.member(), await at.member()] as const;
        const model = new Model();
        for (const step of life) {
          await live(model, members, item, step);
          expect(await at.books(item)).toEqual({
            left: model.left,
            held: model.pieces(model.unpaid),
            sold: model.pieces(model.paid),
          });
        }
      }),
      { numRuns: runs },
    );
  });
});
