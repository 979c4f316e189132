import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { wholeTag } from '#tests/extent.ts';
import { endProject, pledge, startProject } from './crowd-pledges.ts';
import { engines } from './engines.ts';
import { openPayingShop, type PayingShop } from './paying-shop.ts';
import { deskOn, openWallets } from './wallets.ts';

const backers = 16;
const atOnce = 4;
const id = 'crowd-kill';
const ports = { sqlite: { shop: 5430, sandbox: 5431 }, postgres: { shop: 5432, sandbox: 5433 } } as const;

describe.each(engines)('a shop on %s that is killed while it pays pledges back', { tags: [wholeTag] }, (engine) => {
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop(engine, ports[engine]);
  });
  afterAll(() => at.close());

  it('pays back each of them once, whole, and mails once', async () => {
    const { database } = at.shop;
    const { db } = database;
    const desk = deskOn(database);
    // It wants one pledge more than it gets.
    const itemId = await startProject(desk, { id, goal: backers + 1, quota: backers });
    const before = await readStockBooks(db);
    const wallets = await openWallets(desk, backers);
    const first = await at.serve();
    const street = { origin: first.origin, sandboxOrigin: at.sandboxOrigin };
    for (let from = 0; from < backers; from += atOnce) {
      await Promise.all(wallets.slice(from, from + atOnce).map((wallet) => pledge(street, wallet, itemId)));
    }
    const refundsNow = async () =>
      db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
        .select(['orders.status', 'orders.paid_amount', 'refunds.amount'])
        .execute();
    await endProject(desk, id);
    await expect.poll(async () => (await refundsNow()).length, { interval: 1 }).toBeGreaterThan(0);
    await pause(10);
    await first.kill();
    const left = backers - (await refundsNow()).length;
    expect(left).toBeGreaterThan(0);

    await at.serve();
    const sent = async () => (await at.ledger()).refunds.length;
    await expect.poll(sent, { interval: 200 }).toBe(backers);
    await at.untilDelivered();
    const { charges, refunds } = await at.ledger();
    const paidBy = new Map(charges.map(({ sessionId, amount }) => [sessionId, amount]));
    expect(refunds.map(({ sessionId, amount }) => amount - (paidBy.get(sessionId) ?? 0))).toEqual(refunds.map(() => 0));
    expect(new Set(refunds.map(({ sessionId }) => sessionId)).size).toBe(backers);
    const rows = await refundsNow();
    expect(rows).toHaveLength(backers);
    expect(rows.filter(({ status, paid_amount: paid, amount }) => status !== 'REFUNDED' || paid !== amount)).toEqual(
      [],
    );
    const [waiting, delivered] = await Promise.all([
      db.selectFrom('outbox').select('id').where('payload', 'like', '%pledgeRefunded%').execute(),
      db.selectFrom('mail_inbox').select('id').where('template', '=', 'pledgeRefunded').execute(),
    ]);
    expect(new Set([...waiting, ...delivered].map(({ id }) => id)).size).toBe(backers);
    expect(stockFaults(before, await readStockBooks(db))).toEqual([]);
  });
});
