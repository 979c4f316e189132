import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { CrowdShop, TestProject } from './crowd-fixture.ts';
import { openCrowdShop } from './crowd-fixture.ts';
import { payLate } from './late-payment-fixture.ts';
import { runOrderClock } from './orders/order-clock.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundFailedPledges } from './pledge-orders.ts';
import { decideProjects } from './promotions/crowd/decide-projects.ts';
import { addUpdate, mailUpdates } from './promotions/crowd/updates.ts';

let at: CrowdShop;
beforeAll(async () => {
  at = await openCrowdShop();
});
afterAll(() => at.close());

const pledgeCoupon = { buyTypes: [3], withPromoPrice: true };

async function paidPledge(project: TestProject): Promise<Ticket> {
  const ticket = await at.pledge(await at.member(), project.tier);
  await at.payByCard(ticket);
  return ticket;
}

const statusOf = async ({ orderNo }: Ticket) => (await at.order(orderNo)).status;
const refundsOf = ({ orderNo }: Ticket) =>
  at.shop.db.selectFrom('refunds').select(['amount', 'status']).where('order_no', '=', orderNo).execute();
const cancel = ({ orderNo, open }: Ticket) =>
  at.api.call('revokeOrder', {
    ...open,
    key: randomUUID(),
    body: { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' },
  });
/** What a command of staff says, or that it refuses. */
const ops = (...words: string[]) =>
  runCommand(at.shop, words).catch((error: unknown) => (error instanceof Error ? `refused: ${error.message}` : ''));

describe('a pledge', () => {
  it('costs what its tier costs, says when it is sent, and is no reduction of anything', async () => {
    const project = await at.project();
    const member = await at.member();
    const quote = await at.quotePledge(member, project.tier);
    expect(quote.pledge).toMatchObject({ projectId: project.id, shipMonth: '2031-05', isLate: false });
    expect(quote.lines).toMatchObject([
      { buyType: 3, quantity: 1, unit: { amount: 12_900 }, list: { amount: 12_900 } },
    ]);
    expect([quote.problems, quote.coins.max, quote.totals.promoDiscount.amount]).toEqual([[], 0, 0]);
    expect(quote.shippingOptions[0]?.estFrom).toBeGreaterThan(Date.UTC(2031, 4, 1));
    const ticket = await at.pledge(member, project.tier);
    expect(await at.order(ticket.orderNo)).toMatchObject({ kind: 'CROWDFUND', status: 'PENDING_PAYMENT' });
    const { lines } = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(lines).toMatchObject([{ shipMonth: '2031-05', buyType: 3 }]);
  });

  it('says how far the goal is, until when, and that all is refunded, wherever its order is shown', async () => {
    const project = await at.project();
    const member = await at.member();
    const { orderNo, open } = await at.pledge(member, project.tier);
    const about = { ...open, query: { orderNo } };
    expect(await at.api.ok('getCompleted', about)).not.toHaveProperty('story');
    await at.payByCard({ orderNo, open });
    const [completed, order] = [await at.api.ok('getCompleted', about), await at.api.ok('getOrder', about)];
    const { list } = await at.api.ok('listOrders', open);
    expect([completed, order, list[0]].map((each) => each?.story?.headline)).toEqual(Array(3).fill('1 of 3 pledged'));
    expect(order.statusHint).toMatch(
      /^If the goal is reached by .*, your light ships in May 2031\. If not, we refund all \$1\d\d\.\d\d\.$/,
    );
    expect(completed.nextSteps.at(-1)).toMatch(/we refund all \$1\d\d\.\d\d\.$/);
    await paidPledge(project);
    await paidPledge(project);
    at.endOf(project);
    await at.work();
    expect((await at.api.ok('getOrder', about)).story?.headline).toBe('Goal reached. Ships in May 2031');
  });

  it('counts once it is paid for, by pieces, money and people', async () => {
    const project = await at.project();
    const member = await at.member();
    const [first, second] = [await at.pledge(member, project.tier), await at.pledge(member, project.tier)];
    expect(await at.counts(project)).toEqual({ units: 0, amount: 0, backers: 0 });
    await at.payByCard(first);
    await at.payByCard(second);
    await paidPledge(project);
    expect(await at.counts(project)).toEqual({ units: 3, amount: 38_700, backers: 2 });
    expect(await at.left(project)).toBe(2);
    const { orders } = await at.api.ok('getCrowdProject', { token: member.token, query: { id: project.id } });
    expect(orders.toSorted()).toEqual([first.orderNo, second.orderNo].toSorted());
  });

  it('is for members, within the limit of its tier, and stands in no cart', async () => {
    const project = await at.project({ perBuyerLimit: 1 });
    const guest = await at.api.call('previewOrder', { body: { source: 'PLEDGE', itemId: project.tier } });
    expect(guest.code).toBe('UNAUTHORIZED');
    const member = await at.member();
    await at.pledge(member, project.tier);
    expect((await at.quotePledge(member, project.tier)).problems).toMatchObject([{ code: 'PROMO_USER_LIMIT' }]);
    const line = { sku: project.sku, quantity: 1, buyType: 3 as const, promoItemId: project.tier };
    expect((await at.api.call('addCartLine', { token: member.token, body: line })).status).not.toBe(200);
    const found = await at.api.ok('checkInventory', { body: { lines: [line] } });
    expect(found.problems).toMatchObject([{ code: 'OFF_SALE' }]);
  });

  it('is not taken before the start, after the end, and of a tier that is gone', async () => {
    const now = at.shop.clock.now();
    const member = await at.member();
    const coming = await at.project({ startTime: now + day });
    expect((await at.quotePledge(member, coming.tier)).problems).toMatchObject([{ code: 'PROMO_NOT_STARTED' }]);
    const gone = await at.project({ quota: 1 });
    await at.pledge(await at.member(), gone.tier);
    expect((await at.quotePledge(member, gone.tier)).problems).toMatchObject([{ code: 'PROMO_SOLD_OUT' }]);
    const over = await at.project({ endTime: now + hour });
    at.endOf(over);
    expect((await at.orderPledge(member, over.tier)).code).toBe('PROMO_PLEDGES_CLOSED');
  });

  it('gives everything back when it is called off, before and after the hour, and frees its piece', async () => {
    const project = await at.project({ quota: 2 });
    const [early, late] = [await paidPledge(project), await paidPledge(project)];
    expect((await cancel(early)).status).toBe(200);
    at.shop.clock.advance(2 * hour);
    await runOrderClock(at.shop);
    expect(await statusOf(late)).toBe('AWAITING_RELEASE');
    expect((await cancel(late)).status).toBe(200);
    await at.work();
    expect(await at.counts(project)).toEqual({ units: 0, amount: 0, backers: 0 });
    expect(await at.left(project)).toBe(2);
    for (const ticket of [early, late]) {
      const { grand_total_amount: total, refunded_amount: back } = await at.order(ticket.orderNo);
      expect([await statusOf(ticket), back]).toEqual(['CANCELLED', total]);
    }
  });
});

describe('a project that misses its goal', () => {
  it('pays every pledge back in full, with its coupon, and mails once', async () => {
    const project = await at.project();
    const member = await at.member();
    const couponId = await at.coupon(member, pledgeCoupon);
    const ticket = await at.pledge(member, project.tier, { couponIds: [couponId] });
    await at.payByCard(ticket);
    at.shop.clock.advance(2 * hour);
    await runOrderClock(at.shop);
    const young = await at.pledge(await at.member(), project.tier);
    await at.payByCard(young);
    at.endOf(project);
    await at.work();
    await at.work();
    expect(await at.status(project)).toBe('FAILED');
    for (const one of [ticket, young]) {
      const { grand_total_amount: total, refunded_amount: back, payment_status: payment } = await at.order(one.orderNo);
      expect([await statusOf(one), back, payment]).toEqual(['REFUNDED', total, 'REFUNDED']);
      expect(await refundsOf(one)).toEqual([{ amount: total, status: 'SETTLED' }]);
    }
    expect(await at.couponStatus(couponId)).toBe('UNUSED');
    const mails = await at.shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    const notices = mails.filter(
      ({ payload }) => payload.includes('pledgeRefunded') && payload.includes(ticket.orderNo),
    );
    expect(notices).toHaveLength(1);
    expect(await at.counts(project)).toMatchObject({ units: 2, backers: 2 });
    const { project: shown, openRefunds } = await at.api.ok('getCrowdProject', { query: { id: project.id } });
    expect([shown.state, shown.pledgedUnits, openRefunds]).toEqual(['FAILED', 2, false]);
  });

  it('waits for a payment that is under way, which can still reach the goal', async () => {
    const project = await at.project({ goal: { kind: 'AMOUNT', value: 25_800 } });
    await paidPledge(project);
    at.shop.clock.advance(project.endTime - at.shop.clock.now() - 1);
    const last = await at.pledge(await at.member(), project.tier);
    at.endOf(project);
    await decideProjects(at.shop);
    expect(await at.status(project)).toBe('OPEN');
    await at.payByCard(last);
    await decideProjects(at.shop);
    expect(await at.status(project)).toBe('SUCCEEDED');
  });

  it('sends a payment back that comes after it has failed', async () => {
    const project = await at.project();
    at.shop.clock.advance(project.endTime - at.shop.clock.now() - 1);
    const late = await at.pledge(await at.member(), project.tier);
    await payLate(at, late, async () => {
      await decideProjects(at.shop);
      expect(await at.status(project)).toBe('FAILED');
    });
    const { grand_total_amount: total } = await at.order(late.orderNo);
    expect([await statusOf(late), await refundsOf(late)]).toEqual(['CLOSED', [{ amount: total, status: 'SETTLED' }]]);
  });

  it('takes a late payment of a pledge while it still runs', async () => {
    const project = await at.project();
    const late = await at.pledge(await at.member(), project.tier);
    await payLate(at, late, () => Promise.resolve());
    expect([await statusOf(late), (await at.counts(project)).units]).toEqual(['PAID', 1]);
  });
});

describe('a project that reaches its goal', () => {
  it('takes late pledges, keeps its orders here until it is sent, and is done when all are at the warehouse', async () => {
    const project = await at.project({ goal: { kind: 'UNITS', value: 1 } });
    const first = await paidPledge(project);
    at.endOf(project);
    await at.work();
    expect(await at.status(project)).toBe('SUCCEEDED');
    expect((await at.quotePledge(await at.member(), project.tier)).pledge?.isLate).toBe(true);
    const second = await paidPledge(project);
    at.shop.clock.advance(2 * hour);
    await runOrderClock(at.shop);
    expect(await ops('order', 'release', first.orderNo)).toMatch(/^refused/);
    expect(await ops('crowd', 'ship', project.id)).toMatch(/^refused/);
    expect(String(await ops('crowd', 'produce', project.id))).not.toMatch(/^refused/);
    await at.work();
    expect(await statusOf(first)).toBe('AWAITING_RELEASE');
    expect(String(await ops('crowd', 'ship', project.id))).not.toMatch(/^refused/);
    expect(await ops('crowd', 'end', project.id)).toMatch(/^refused/);
    await at.work();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['PROCESSING', 'PROCESSING']);
    expect((await at.orderPledge(await at.member(), project.tier)).code).toBe('PROMO_PLEDGES_CLOSED');
    expect(String(await ops('crowd', 'end', project.id))).not.toMatch(/^refused/);
    expect(await at.status(project)).toBe('DONE');
  });

  it('that cannot be made after all is given up by staff, who say that it pays everything back', async () => {
    const project = await at.project({ goal: { kind: 'UNITS', value: 1 } });
    const ticket = await paidPledge(project);
    const unpaid = await at.pledge(await at.member(), project.tier);
    expect(await ops('crowd', 'end', project.id)).toMatch(/^refused/);
    expect(String(await ops('crowd', 'end', project.id, '--refund'))).not.toMatch(/^refused/);
    await at.payByCard(unpaid);
    await refundFailedPledges(at.shop);
    await at.work();
    expect([await statusOf(ticket), await statusOf(unpaid)]).toEqual(['REFUNDED', 'REFUNDED']);
    await expireOrders(at.shop);
  });
});

describe('the news of a project', () => {
  it('reach whoever follows then, once, and only the newest; nobody is looked for after that', async () => {
    const project = await at.project();
    const follow = async () =>
      at.api.ok('followCrowdProject', { token: (await at.member()).token, body: { id: project.id } });
    const publish = async (title: string) => {
      at.shop.clock.advance(1);
      await withTransaction(at.shop, 'durable', (tx) => addUpdate(at.shop, tx, project.id, { title, body: ['Soon.'] }));
    };
    await follow();
    await mailUpdates(at.shop);
    await publish('First');
    await publish('Second');
    expect(await mailUpdates(at.shop)).toBe(1);
    const waiting = at.shop.db.selectFrom('crowd_updates').select('title').where('mailed_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    at.shop.clock.advance(1);
    await follow();
    expect(await mailUpdates(at.shop)).toBe(0);
    await publish('Third');
    expect(await mailUpdates(at.shop)).toBe(2);
  });
});
