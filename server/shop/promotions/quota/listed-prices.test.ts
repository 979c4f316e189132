import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { importPrices } from '../../catalogue/import-prices.ts';
import { listProducts } from '../../catalogue/list-products.ts';
import { openQuotaShop, type QuotaShop } from '../../quota-fixture.ts';

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
  const item = { quota: 5, perMember: 2, tier: 1 };
  await at.sell({
    [randomUUID()]: { ...item, sku: 'LM-DOME-VERMILION', amount: 7_000 },
    [randomUUID()]: { ...item, sku: 'LM-ORB-A60-2', amount: 500 },
  });
});
afterAll(() => at.close());

/** A list, and how many statements its reading takes. */
async function listed(query: Parameters<typeof listProducts>[2]) {
  let statements = 0;
  const db = at.shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Prepared statements are never built again.
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const page = await listProducts({ ...at.shop, db }, 'US', query);
  return { statements, page };
}

it('asks as much for a list by price as for any other, however long', async () => {
  await listed({});
  const one = await listed({ pageSize: 1 });
  const byPrice = await listed({ pageSize: 24, sort: 'PRICE_ASC', priceMax: 20_000 });
  expect(byPrice.page.list.length).toBeGreaterThan(10);
  expect(byPrice.page.list[0]?.price?.sale.amount).toBe(500);
  expect([one.statements, byPrice.statements]).toEqual([2, 2]);
});

it('tells the lowest price of 30 days with the campaigns of that time, wherever it is told', async () => {
  const sku = 'LM-DIAL-1';
  const { db, clock } = at.shop;
  // Some events promise that prices stay.
  await db.updateTable('promotions').set({ status: 'ENDED' }).where('type', '=', 'EVENT').execute();
  const plain = async () => {
    const row = db.selectFrom('sku_markets').select('list_amount').where('sku', '=', sku).where('site', '=', 'EU');
    return (await row.executeTakeFirstOrThrow()).list_amount;
  };
  const listAmount = await plain();
  await importPrices(at.shop, [{ sku, site: 'EU', listAmount, saleAmount: null }]);
  const flash = Math.floor(listAmount / 2);
  await at.sell({ [randomUUID()]: { quota: 5, perMember: 2, sku, amount: flash } }, 'EU');
  clock.advance(4 * day);
  const detail = () => at.api.ok('getPriceDetail', { query: { sku, quantity: 1 }, site: 'EU' });
  expect((await detail()).priorLowest).toMatchObject({ amount: { amount: flash } });
  expect((await detail()).history.map(({ amount }) => amount.amount).slice(-2)).toEqual([flash, listAmount]);
  await importPrices(at.shop, [{ sku, site: 'EU', listAmount, saleAmount: listAmount - 100 }]);
  expect((await detail()).priorLowest).toMatchObject({ amount: { amount: flash } });
  const product = await at.api.ok('getProduct', { query: { sku }, site: 'EU' });
  const variant = product.skus.find((each) => each.sku === sku);
  expect(variant?.price?.priorLowest?.amount).toBe(flash);
});
