import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditCoins } from '#server/shop/coins/ledger/audit.ts';
import { auditCoupons } from '#server/shop/coupons/audit-coupons.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { bankOf } from '#tests/fixtures/bank.ts';
import { bookFaults, booksOfPartner, booksOfShop, disputeEvents } from './dispute-books.ts';
import { buyOrders, type DisputedOrder } from './disputed-orders.ts';
import { engines } from './engines.ts';
import { post } from './guest-order.ts';
import { openPayingShop, type PayingShop } from './paying-shop.ts';
import { serveHere } from './shop-here.ts';
import { deskOn, offerCoupon, openWallets } from './wallets.ts';

const rounds = 10 * inject('share');
const members = 8;
const ports = { sqlite: { shop: 5410, sandbox: 5411 }, postgres: { shop: 5412, sandbox: 5413 } } as const;
/** Every second webhook is never sent, others come twice and overtake each other; replies get lost after the partner has acted. */
const weather = {
  loseWebhooks: 50,
  duplicateWebhooks: 30,
  reorderWebhooks: 30,
  reorderMs: 500,
  dropReplies: 5,
  seed: 11,
};

/**
 * When the power goes in a round, in ms after the banks begin, or after the first cancellation of every second round: spread
 * over 20 to 520, the same in every run.
 */
const powerCut = (round: number): number => 20 + ((round * 173) % 500);

describe.each(engines)('a shop on %s that is killed while payments are disputed', (engine) => {
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop(engine, ports[engine]);
  });
  afterAll(() => at.close());

  it(`books each dispute once, and gives back no more than was paid; rounds: ${rounds}`, async () => {
    const { database } = at.shop;
    const { db } = database;
    const desk = deskOn(database);
    const bank = bankOf(at);
    const before = await readStockBooks(db);
    const templateId = await offerCoupon(desk, null, rounds);
    const wallets = await openWallets(desk, members, { templateId, coupons: rounds });
    const orders: DisputedOrder[] = [];
    const cancelled = new Set<string>();
    await at.faults(weather);
    for (let round = 0; round < rounds; round += 1) {
      const server = await at.serve();
      const street = { origin: server.origin, sandboxOrigin: at.sandboxOrigin };
      const bought = await buyOrders(desk, street, wallets, round);
      orders.push(...bought);
      const seen = cancelled.size;
      const deciding = Promise.all(bought.map((order, index) => dispute(server.origin, order, 40 * index)));
      if (round % 2 === 0) {
        await expect.poll(() => cancelled.size, { interval: 1 }).toBeGreaterThan(seen);
      }
      await pause(powerCut(round));
      await server.kill();
      await deciding;
      expect(await auditCoins(db)).toEqual([]);
      expect(await auditCoupons(db)).toEqual([]);
    }
    await at.faults({ dropReplies: 0 });
    const server = await serveHere(at.env);
    const faults = async () => bookFaults(booksOfPartner(await at.ledger()), await booksOfShop(db));
    await expect.poll(faults, { interval: 500 }).toEqual([]);
    await at.untilDelivered();
    await server.stop();
    expect(await faults()).toEqual([]);

    const { charges, disputes } = await at.ledger();
    const charged = charges.map(({ orderNo }) => orderNo);
    expect(charged.toSorted()).toEqual(orders.map(({ orderNo }) => orderNo).toSorted());
    expect(disputes).toHaveLength(orders.flatMap(({ plan }) => plan.amounts).length);
    expect(await disputeEvents(db)).toEqual(
      disputes.flatMap(({ id, status }) => [`${id} DISPUTE_OPENED`, `${id} DISPUTE_${status}`]).toSorted(),
    );
    const rows = await db
      .selectFrom('orders')
      .select(['order_no', 'status', 'paid_amount', 'refunded_amount', 'lost_amount', 'coins_returned'])
      .where('order_no', 'in', charged)
      .execute();
    expect(cancelled.size).toBeGreaterThan(0);
    expect(rows.filter((row) => row.refunded_amount + row.lost_amount > row.paid_amount)).toEqual([]);
    const rowOf = new Map(rows.map((row) => [row.order_no, row]));
    for (const { orderNo, plan } of orders) {
      const row = rowOf.get(orderNo);
      if (plan.name === 'unsent' || cancelled.has(orderNo)) {
        expect(row).toMatchObject({ status: 'CANCELLED', coins_returned: 100 });
      }
      if (plan.name === 'received') expect(row).toMatchObject({ status: 'DELIVERED', coins_returned: 0 });
    }
    expect(await auditCoins(db)).toEqual([]);
    expect(await auditCoupons(db)).toEqual([]);
    expect(await strayOrders(db)).toEqual([]);
    expect(stockFaults(before, await readStockBooks(db))).toEqual([]);

    /** The bank takes the money and decides, and the shopper calls the order off between the two. */
    async function dispute(origin: string, { orderNo, wallet, plan }: DisputedOrder, waitMs: number): Promise<void> {
      await pause(waitMs);
      for (const amount of plan.amounts) {
        const id = await bank.open(orderNo, amount);
        if (plan.name.startsWith('cancelled')) await callOff(origin, orderNo, wallet.headers);
        await bank.close(id, plan.verdict);
      }
    }

    /** The shop may be gone by then. */
    async function callOff(origin: string, orderNo: string, headers: Readonly<Record<string, string>>): Promise<void> {
      const answer = await post(
        `${origin}/app-mall/v1/order/revoke`,
        { orderNo, mode: 'CANCEL_PAID', reasonCode: 'CHANGED_MIND' },
        { ...headers, 'idempotency-key': randomUUID() },
      ).catch(() => undefined);
      if (answer?.status === 200) cancelled.add(orderNo);
    }
  });
});

describe('a shop that listens and never asks', () => {
  let at: PayingShop;
  beforeAll(async () => {
    at = await openPayingShop('sqlite', { shop: 5414, sandbox: 5415 });
  });
  afterAll(() => at.close());

  it('misses disputes in the same weather: the harness detects it', async () => {
    const { database } = at.shop;
    const desk = deskOn(database);
    const bank = bankOf(at);
    const wallets = await openWallets(desk, members);
    const listening = await serveHere(at.env, (shop) => ({
      ...shop,
      payments: { ...shop.payments, listDisputes: async () => ({ ok: true, value: { list: [] } }) },
    }));
    const street = { origin: listening.origin, sandboxOrigin: at.sandboxOrigin };
    const orders = await buyOrders(desk, street, wallets, 0);
    await at.untilDelivered();
    await at.faults({ ...weather, dropReplies: 0 });
    for (const { orderNo, plan } of orders) {
      await bank.close(await bank.open(orderNo), plan.verdict);
    }
    await at.untilDelivered();
    await listening.stop();
    expect(bookFaults(booksOfPartner(await at.ledger()), await booksOfShop(database.db))).not.toEqual([]);
  });
});
