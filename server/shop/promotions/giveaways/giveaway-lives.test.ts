import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { deliverOrder, releaseOrder } from '../../orders/move-order.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../../orders/order-fixture.ts';
import { shipOrder } from '../../orders/ship-order.ts';
import { refundOrder } from '../../payments/refund-order.ts';
import { sendRefunds } from '../../payments/send-refunds.ts';
import { countEntries } from './entries.ts';
import { everyStep, makeGiveaway } from './giveaway-fixture.ts';

const entryLimit = 6;
const limits = { steps: everyStep, entryLimit, ends: 2 };

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

type Press = 'LOG_IN' | 'SHARE' | 'FREE';
type Step = Press | 'order' | 'pay' | 'call off' | 'refund' | 'wait';

const lives = fc.array(
  fc.record({
    step: fc.constantFrom<Step>('LOG_IN', 'SHARE', 'FREE', 'order', 'pay', 'pay', 'call off', 'refund', 'wait'),
    who: fc.constantFrom(0, 1),
  }),
  { minLength: 4, maxLength: 12 },
);

const gives = { LOG_IN: 1, SHARE: 2, FREE: 2, order: 2 } as const;
const half = 12 * 3_600_000;

/** What a member should hold: what each thing has given, without numbers, rows and references. */
class Member {
  readonly held = new Map<string, number>();
  joined = false;
  unpaid: Ticket[] = [];
  paid: Ticket[] = [];

  readonly account: TestMember;

  constructor(account: TestMember) {
    this.account = account;
  }

  get entries(): number {
    return [...this.held.values()].reduce((sum, one) => sum + one, 0);
  }

  /** An occasion gives once, also where what it gave was taken back. */
  give(occasion: string, entries: number): void {
    if (this.held.has(occasion)) return;
    const room = Math.min(entries, entryLimit - this.entries);
    if (room > 0) this.held.set(occasion, room);
  }

  revoke(occasion: string): void {
    if (this.held.has(occasion)) this.held.set(occasion, 0);
  }
}

async function sendAndRefund({ orderNo }: Ticket): Promise<void> {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, orderNo);
  await refundOrder(at.shop, orderNo, { reason: 'GOODWILL' });
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
}

/** Does a step to the shop and to the model. */
async function live(member: Member, handle: string, step: Step, { isOpen, today }: { isOpen: boolean; today: string }) {
  const { token } = member.account;
  if (step === 'order') {
    member.unpaid.push(await at.place({ member: member.account }));
  } else if (step === 'pay') {
    const ticket = member.unpaid.shift();
    if (!ticket) return;
    await at.payByCard(ticket);
    member.paid.push(ticket);
    if (isOpen && member.joined) member.give(ticket.orderNo, gives.order);
  } else if (step === 'call off' || step === 'refund') {
    const ticket = member.paid.shift();
    if (!ticket) return;
    const { orderNo, open } = ticket;
    const body = { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' } as const;
    if (step === 'refund') await sendAndRefund(ticket);
    else await at.api.ok('revokeOrder', { ...open, key: randomUUID(), body });
    member.revoke(orderNo);
  } else if (step !== 'wait') {
    await at.api.call('enterGiveaway', { token, body: { handle, action: step } });
    if (!isOpen) return;
    member.give(step === 'FREE' ? `${step} ${today}` : step, gives[step]);
    if (!member.joined) for (const { orderNo } of member.paid) member.give(orderNo, gives.order);
    member.joined = true;
  }
}

describe('any life of a giveaway', () => {
  const runs = Math.max(5, Math.round(60 * inject('share')));

  it('has the entries that steps, orders and what came back say', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const { handle, promoId } = await makeGiveaway(at.shop, limits);
        const start = at.shop.clock.now();
        const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'short' });
        const members = [new Member(await at.member()), new Member(await at.member())] as const;
        for (const { step, who } of life) {
          if (step === 'wait') {
            at.shop.clock.advance(half);
            // The time to pay is over for all of them.
            for (const one of members) one.unpaid = [];
          }
          const now = at.shop.clock.now();
          const member = members[who === 0 ? 0 : 1];
          await live(member, handle, step, { isOpen: now < start + 4 * half, today: day.format(now) });
          for (const { account, entries } of members) {
            const { standing } = await at.api.ok('getGiveaway', { query: { handle }, token: account.token });
            expect(standing?.entries).toBe(entries);
          }
          expect(await countEntries(at.shop.db, promoId)).toBe(members[0].entries + members[1].entries);
        }
      }),
      { numRuns: runs },
    );
  });
});
