import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createProject, tierItemId } from '#server/shop/promotions/crowd/create-project.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { engines } from './engines.ts';
import { address } from './guest-order.ts';
import { openPayingShop, type PayingShop } from './paying-shop.ts';
import { insist, pay } from './shopper.ts';
import { deskOn, openWallets, place, type Wallet } from './wallets.ts';

const backers = 16;
const atOnce = 4;
const id = 'crowd-kill';
const itemId = tierItemId(id, 'one', 'US');
const ports = { sqlite: { shop: 5430, sandbox: 5431 }, postgres: { shop: 5432, sandbox: 5433 } } as const;

/** How long the shop may take until it begins and goes on with the refunds, in ms. */
const jobTimeout = 120_000;

/** A project that wants one pledge more than it gets. */
const startProject = (desk: ShopContext) =>
  withTransaction(desk, 'durable', (tx) => {
    const now = desk.clock.now();
    return createProject(tx, now, desk.newId, {
      ...{ id, title: 'Wisp', summary: 'It hangs.', spu: 'LM-WISP', drawing: 'TRIO' },
      picture: { slug: 'sq-parcel', alt: 'Closed carton' },
      goal: { kind: 'UNITS', value: backers + 1 },
      ...{ startTime: now - hour, endTime: now + hour },
      ...{ story: ['It hangs.'], numbers: [], risks: ['Glass breaks.'], milestones: [] },
      tiers: [
        {
          ...{ tierId: 'one', sku: 'LM-WISP-1', title: 'One of them', shipMonth: '2051-05', quota: backers },
          ...{ amounts: { US: 12_900 }, later: {} },
        },
      ],
    });
  });

describe.each(engines)('a shop on %s that is killed while it pays pledges back', { timeout: 600_000 }, (engine) => {
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop(engine, ports[engine]);
  });
  afterAll(() => at.close());

  it('pays back each of them once, whole, and mails once', async () => {
    const { database } = at.shop;
    const { db } = database;
    const desk = deskOn(database);
    await startProject(desk);
    const before = await readStockBooks(db);
    const wallets = await openWallets(desk, backers);
    const first = await at.serve();
    for (let from = 0; from < backers; from += atOnce) {
      await Promise.all(wallets.slice(from, from + atOnce).map((wallet) => pledge(first.origin, wallet)));
    }
    const refundsNow = async () =>
      db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
        .select(['orders.status', 'orders.paid_amount', 'refunds.amount'])
        .execute();
    await db.updateTable('promotion_windows').set({ end_time: Date.now() }).where('promo_id', '=', id).execute();
    await expect.poll(async () => (await refundsNow()).length, { interval: 1, timeout: jobTimeout }).toBeGreaterThan(0);
    await pause(10);
    await first.kill();
    const left = backers - (await refundsNow()).length;
    expect(left).toBeGreaterThan(0);

    await at.serve();
    const sent = async () => (await at.ledger()).refunds.length;
    await expect.poll(sent, { interval: 200, timeout: jobTimeout }).toBe(backers);
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

  async function pledge(origin: string, wallet: Wallet): Promise<void> {
    const { country, region } = address;
    const purchase = { source: 'PLEDGE', itemId };
    const { quoteHash } = await insist(`${origin}/app-mall/v1/order/preview`, {
      headers: wallet.headers,
      body: { ...purchase, address: { country, region } },
    });
    const order = { ...purchase, quoteHash, address, shippingMethod: 'STANDARD', payMethod: 'CARD' };
    const { data } = await place(origin, wallet, order);
    const orderNo = data?.orderNo ?? '';
    expect(await pay({ origin, sandboxOrigin: at.sandboxOrigin }, orderNo, wallet.headers)).toBeTruthy();
  }
});
