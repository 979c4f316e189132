import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { type CrowdShop, openCrowdShop } from './crowd-fixture.ts';
import { refundFailedPledges } from './pledge-orders.ts';
import { decideProjects } from './promotions/crowd/decide-projects.ts';

const people = Math.max(20, Math.round(100 * inject('share')));

let at: CrowdShop;
let members: readonly TestMember[];
beforeAll(async () => {
  at = await openCrowdShop();
  members = await Promise.all(Array.from({ length: people }, () => at.member()));
});
afterAll(() => at.close());

const placedOf = (answers: readonly { readonly status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;

describe(`${people} people at the same time`, () => {
  it('get the last pieces of a tier, and no more', async () => {
    const project = await at.project({ quota: 3 });
    const quotes = await Promise.all(members.map((member) => at.quotePledge(member, project.tier)));
    expect(quotes.every(({ problems }) => problems.length === 0)).toBe(true);
    const answers = await Promise.all(members.map((member) => at.orderPledge(member, project.tier)));
    expect(placedOf(answers)).toBe(3);
    expect(await at.left(project)).toBe(0);
  });

  it('who read what is left and then write it sell more than there is', async () => {
    const project = await at.project({ quota: 1 });
    const { db } = at.shop;
    const rows = db.selectFrom('promo_item_buckets').select('remaining').where('promo_item_id', '=', project.tier);
    const seen = await Promise.all(members.map(() => rows.executeTakeFirstOrThrow()));
    const sold = seen.filter(({ remaining }) => remaining > 0);
    await Promise.all(
      sold.map(({ remaining }) =>
        db
          .updateTable('promo_item_buckets')
          .set({ remaining: remaining - 1 })
          .where('promo_item_id', '=', project.tier)
          .execute(),
      ),
    );
    expect(sold.length).toBeGreaterThan(1);
  });

  it('are counted as one backer each, however many of their pledges are paid at once', async () => {
    const project = await at.project({ quota: 50 });
    const few = members.slice(0, 3);
    const tickets = await Promise.all([...few, ...few].map((member) => at.pledge(member, project.tier)));
    await Promise.all(tickets.map((ticket) => at.payByCard(ticket)));
    expect(await at.counts(project)).toEqual({ units: 6, amount: 6 * 12_900, backers: 3 });
  });

  it('are all in a project that succeeds or all paid back, when it closes while they pledge', async () => {
    const project = await at.project({ quota: people, goal: { kind: 'UNITS', value: people + 1 } });
    const [first, ...others] = members;
    if (!first) throw new Error('Nobody');
    await at.payByCard(await at.pledge(first, project.tier));
    at.shop.clock.advance(project.endTime - at.shop.clock.now() - 1);
    const pledging = Promise.all(
      others.map(async (member) => {
        const answer = await at.orderPledge(member, project.tier);
        if (answer.status !== 200) return answer;
        await at.payByCard(at.ticket(member, answer.data.orderNo));
        return answer;
      }),
    );
    at.endOf(project);
    const deciding = (async () => {
      while ((await at.status(project)) === 'OPEN') await decideProjects(at.shop);
    })();
    const answers = await pledging;
    await deciding;
    await Promise.all([refundFailedPledges(at.shop), refundFailedPledges(at.shop)]);
    await at.work();
    const placed = 1 + placedOf(answers);
    const refunds = await at.shop.db
      .selectFrom('crowd_pledges')
      .innerJoin('refunds', 'refunds.order_no', 'crowd_pledges.order_no')
      .innerJoin('orders', 'orders.order_no', 'crowd_pledges.order_no')
      .select(['orders.status', 'orders.paid_amount', 'refunds.amount'])
      .where('promo_id', '=', project.id)
      .execute();
    expect(await at.status(project)).toBe('FAILED');
    expect(refunds).toHaveLength(placed);
    expect(refunds.every(({ status, paid_amount: paid, amount }) => status === 'REFUNDED' && paid === amount)).toBe(
      true,
    );
  });
});
