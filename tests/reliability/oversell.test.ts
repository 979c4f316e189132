import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Engine } from '#server/db/schema.ts';
import { readStockBooks, stockFaults } from '#server/shop/stock/stock-books.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { rush } from './order-rush.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

const rounds = Math.max(4, 20 * inject('share'));
const ports = { shop: [5350, 5351, 5352, 5353], naive: [5354, 5355, 5356, 5357] } as const;
/** Two goods per round, so that no round leans on another, and one more for the control. */
const goods = 2 * rounds + 1;

describe.each<Engine>(['sqlite', 'postgres'])('four servers on one %s', { timeout: 600_000 }, (engine) => {
  let shop: ShopDatabase;
  let skus: string[];

  const deliver = (sku: string, stock: number) =>
    shop.database.db
      .updateTable('sku_markets')
      .set({ stock, safety_stock: 0, reserved: 0 })
      .where('sku', '=', sku)
      .where('site', '=', 'US')
      .execute();
  const ordered = async (sku: string) => {
    const lines = await shop.database.db.selectFrom('order_lines').select('order_no').where('sku', '=', sku).execute();
    return lines.map((line) => line.order_no).toSorted();
  };

  beforeAll(async () => {
    shop = await openShopDatabase(engine);
    const rows = await shop.database.db
      .selectFrom('sku_markets')
      .select('sku')
      .where('site', '=', 'US')
      .where('sellable', '=', 1)
      // The one product that is not launched yet.
      .where('sku', 'not like', 'LM-LINE-%')
      .orderBy('sku')
      .limit(goods)
      .execute();
    skus = rows.map(({ sku }) => sku);
    for (const [index, sku] of skus.entries()) await deliver(sku, index % 2 === 0 ? 1 : 37);
  });
  afterAll(() => shop.close());

  it(`sell exactly the stock in ${rounds} rounds: the last unit to one of 200 guests, 37 units to 37 of 500`, async () => {
    const before = await readStockBooks(shop.database.db);
    const fleet = await startFleet('server/main.ts', ports.shop, shop.env);
    try {
      for (let round = 0; round < rounds; round += 1) {
        await expectSold(fleet, skus[2 * round] ?? '', { guests: 200, stock: 1 });
        await expectSold(fleet, skus[2 * round + 1] ?? '', { guests: 500, stock: 37 });
      }
    } finally {
      await fleet.stop();
    }
    expect(stockFaults(before, await readStockBooks(shop.database.db))).toEqual([]);
  });

  it('would oversell if they read the stock first and wrote it back: the harness detects it', async () => {
    const sku = skus.at(-1) ?? '';
    const fleet = await startFleet('tests/reliability/naive-shop.ts', ports.naive, shop.env);
    try {
      const { orderNos, faults } = await rush(fleet.origins, sku, 200);
      expect(faults).toEqual([]);
      expect(orderNos.length).toBeGreaterThan(1);
    } finally {
      await fleet.stop();
    }
  });

  async function expectSold({ origins }: Fleet, sku: string, { guests, stock }: { guests: number; stock: number }) {
    const { orderNos, refused, faults } = await rush(origins, sku, guests);
    expect(faults).toEqual([]);
    expect(orderNos.toSorted()).toEqual(await ordered(sku));
    expect([orderNos.length, refused]).toEqual([stock, guests - stock]);
  }
});
