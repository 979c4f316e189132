import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { quote } from './guest-order.ts';
import { lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import { buy, crowd } from './shopper.ts';

const rounds = Math.max(2, 10 * inject('share'));
const atOnce = 12;
const ports = { sqlite: { shop: 5370, sandbox: 5371 }, postgres: { shop: 5372, sandbox: 5373 } } as const;

/** When the power goes in a round, in ms after the first promise: spread over 40 to 300, the same in every run. */
const powerCut = (round: number): number => 40 + ((round * 97) % 260);

describe.each<Engine>(['sqlite', 'postgres'])(
  'a server on %s that is killed under load',
  { timeout: 300_000 },
  (engine) => {
    let at: PayingShop;
    beforeAll(async () => {
      at = await openPayingShop(engine, ports[engine]);
    });
    afterAll(() => at.close());

    it(`loses nothing it has promised in ${rounds} rounds, and its stock adds up`, async () => {
      const { db } = at.shop.database;
      const before = await readStockBooks(db);
      const ordered: string[] = [];
      const paid: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = await at.serve();
        const quoteHash = await quote(server.origin, lamp);
        const street = {
          origin: server.origin,
          sandboxOrigin: at.sandboxOrigin,
          onOrdered: (orderNo: string) => void ordered.push(orderNo),
          onPaid: (orderNo: string) => void paid.push(orderNo),
        };
        // By turns the first orders and the first payments are what the cut comes after.
        const promised = round % 2 === 0 ? ordered : paid;
        const seen = promised.length;
        const shopping = crowd(500, atOnce, () => buy(street, quoteHash));
        await expect.poll(() => promised.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(seen);
        await pause(powerCut(round));
        await server.kill();
        await shopping;
      }
      const server = await at.serve();
      await at.untilDelivered();
      await server.stop();

      const orders = await db.selectFrom('orders').select(['order_no', 'paid_time']).execute();
      const keptNos = new Set(orders.map((order) => order.order_no));
      const paidNos = new Set(orders.flatMap((order) => (order.paid_time === null ? [] : [order.order_no])));
      expect(ordered.length).toBeGreaterThan(rounds);
      expect(paid.length).toBeGreaterThan(0);
      expect(ordered.filter((orderNo) => !keptNos.has(orderNo))).toEqual([]);
      expect(paid.filter((orderNo) => !paidNos.has(orderNo))).toEqual([]);

      const { charges } = await at.ledger();
      expect(charges.map(({ orderNo }) => orderNo).toSorted()).toEqual([...paidNos].toSorted());
      const torn = await db
        .selectFrom('orders')
        .leftJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
        .select('orders.order_no')
        .where('order_lines.id', 'is', null)
        .execute();
      expect(torn).toEqual([]);
      expect(stockFaults(before, await readStockBooks(db))).toEqual([]);
    });
  },
);
