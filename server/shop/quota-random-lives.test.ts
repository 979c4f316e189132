import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { flashPayWindow, payWindow } from '#rules/limits.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { cards, type Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { type DisputeDesk, disputeDesk } from './payments/dispute-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { openQuotaShop, type QuotaShop } from './quota-fixture.ts';

const sku = 'LM-DOME-VERMILION';
const perMember = 2;
/** Where a shopper may withdraw from a part of an order. */
const site = 'EU';

let at: QuotaShop;
let bank: DisputeDesk;
beforeAll(async () => {
  at = await openQuotaShop();
  bank = disputeDesk(at);
});
afterAll(() => at.close());

interface Step {
  readonly do:
    | 'order'
    | 'pay'
    | 'decline'
    | 'cancel'
    | 'call off'
    | 'withdraw one'
    | 'refund'
    | 'win'
    | 'lose'
    | 'lose what was sent'
    | 'run out';
  readonly who: 0 | 1;
  readonly quantity: 1 | 2;
}

const kinds: readonly Step['do'][] = [
  ...([
    'order',
    'order',
    'pay',
    'pay',
    'decline',
    'cancel',
    'call off',
    'withdraw one',
    'withdraw one',
    'refund',
  ] as const),
  ...(['win', 'lose', 'lose what was sent', 'run out'] as const),
];

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom(...kinds),
    who: fc.constantFrom(0, 1),
    quantity: fc.constantFrom(1, 2),
  }),
  { minLength: 4, maxLength: 12 },
);

interface Bought {
  readonly ticket: Ticket;
  readonly who: 0 | 1;
  /** What it has of it still. */
  quantity: number;
  /** The item that it was granted, by its place. */
  readonly step: number;
}

const pieces = (orders: readonly Bought[], isMeant: (one: Bought) => boolean): number =>
  orders.filter(isMeant).reduce((sum, one) => sum + one.quantity, 0);

/** What the quotas should be: lists of orders, without buckets and claims. */
class Model {
  readonly quotas: readonly number[];
  unpaid: Bought[] = [];
  paid: Bought[] = [];
  /** Sent, and its money taken back by the bank: it is its shopper's, and counts. */
  kept: Bought[] = [];
  /** Sent and paid back: not sold again, but free of the limit. */
  gone: Bought[] = [];

  /** @param quotas of an item, or of the steps of a ladder */
  constructor(quotas: readonly number[]) {
    this.quotas = quotas;
  }
  books(step: number) {
    const [held, sold, gone] = [this.unpaid, [...this.paid, ...this.kept], this.gone].map((list) =>
      pieces(list, (one) => one.step === step),
    ) as [number, number, number];
    return { left: (this.quotas[step] ?? 0) - held - sold - gone, held, sold };
  }
  /** The step that is sold now. */
  get open(): number {
    const open = this.quotas.findIndex((_quota, step) => this.books(step).left > 0);
    return open === -1 ? this.quotas.length - 1 : open;
  }
  memberLeft(who: number): number {
    return perMember - pieces([...this.unpaid, ...this.paid, ...this.kept], (one) => one.who === who);
  }
}

const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID') =>
  at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode, reasonCode: 'OTHER' } });

async function withdrawOne({ orderNo, open }: Ticket): Promise<void> {
  const { lines } = await at.api.ok('getOrder', { ...open, query: { orderNo } });
  const declared = [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }];
  const body = { orderNo, mode: 'WITHDRAW' as const, lines: declared };
  await at.api.ok('revokeOrder', { ...open, key: randomUUID(), body });
}

async function send({ orderNo }: Ticket): Promise<void> {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, orderNo);
}

async function payBack({ orderNo }: Ticket): Promise<void> {
  await refundOrder(at.shop, orderNo, { reason: 'GOODWILL' });
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
}

async function order(member: TestMember, item: string, quantity: number, buyType: 1 | 2): Promise<Ticket | string> {
  const lines = [{ sku, quantity, buyType, promoItemId: item }];
  return at.place({ member, lines, site }).catch((error: Error) => error.message);
}

/** Does a step to the shop and to the model. */
async function live(model: Model, members: readonly TestMember[], item: string, step: Step): Promise<void> {
  const { who, quantity } = step;
  const first = (list: Bought[]) => list.find((one) => one.who === who);
  const without = (list: Bought[], one: Bought) => list.filter((other) => other !== one);
  if (step.do === 'order') {
    const member = members[who];
    if (member === undefined) return;
    const { open } = model;
    const isPossible = quantity <= model.books(open).left && quantity <= model.memberLeft(who);
    const answer = await order(member, item, quantity, model.quotas.length === 1 ? 1 : 2);
    expect(typeof answer !== 'string').toBe(isPossible);
    if (typeof answer !== 'string') model.unpaid.push({ ticket: answer, who, quantity, step: open });
    return;
  }
  if (step.do === 'run out') {
    at.shop.clock.advance(Math.max(flashPayWindow, payWindow) + 1);
    await expireOrders(at.shop);
    model.unpaid = [];
    return;
  }
  const ofUnpaid: readonly Step['do'][] = ['pay', 'decline', 'cancel'];
  const one = first(ofUnpaid.includes(step.do) ? model.unpaid : model.paid);
  if (one === undefined) return;
  if (step.do === 'win') {
    await bank.close(await bank.open(one.ticket), 'WON');
    await at.deliverWebhooks();
    return;
  }
  if (step.do === 'decline') {
    await at.payByCard(one.ticket, cards.declined);
    return;
  }
  if (step.do === 'pay') {
    await at.payByCard(one.ticket);
    model.paid.push(one);
  } else if (step.do === 'refund') {
    await send(one.ticket);
    await payBack(one.ticket);
    model.gone.push(one);
  } else if (step.do === 'lose what was sent') {
    await send(one.ticket);
    await bank.lose(one.ticket);
    model.kept.push(one);
  } else if (step.do === 'withdraw one') {
    await withdrawOne(one.ticket);
    one.quantity -= 1;
    if (one.quantity > 0) return;
  } else if (step.do === 'lose') await bank.lose(one.ticket);
  else await revoke(one.ticket, step.do === 'cancel' ? 'CANCEL_UNPAID' : 'CANCEL_PAID');
  model.unpaid = without(model.unpaid, one);
  if (step.do !== 'pay') model.paid = without(model.paid, one);
}

describe.each([
  ['a flash item', [4]],
  ['an early bird', [3, 2]],
])('any life of orders of %s', (_of, quotas) => {
  const runs = Math.max(3, Math.round(60 * inject('share')));

  it('keeps its quotas and the limit of each member at every step', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const items = quotas.map(() => randomUUID());
        const sale = { sku, perMember };
        const tierOf = (index: number) => (quotas.length === 1 ? {} : { tier: index + 1 });
        await at.sell(
          Object.fromEntries(
            items.map((id, index) => [
              id,
              { ...sale, ...tierOf(index), amount: 7_000 + 500 * index, quota: quotas[index] ?? 0 },
            ]),
          ),
          site,
        );
        const members = [await at.member(), await at.member()] as const;
        const model = new Model(quotas);
        for (const step of life) {
          await live(model, members, items[0] ?? '', step);
          expect(await Promise.all(items.map(at.books))).toEqual(items.map((_id, index) => model.books(index)));
        }
      }),
      { numRuns: runs },
    );
  });
});
