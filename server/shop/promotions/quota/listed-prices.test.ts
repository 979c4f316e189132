import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour } from '#rules/durations.ts';
import { answeredStatements } from '#server/testing/answered-statements.ts';
import { importPrices } from '../../catalogue/import-prices.ts';
import { listProducts } from '../../catalogue/list-products.ts';
import { openQuotaShop, type QuotaShop } from '../../quota-fixture.ts';

let at: QuotaShop;
const [dome, orb] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  at = await openQuotaShop();
  const item = { quota: 5, perMember: 2, tier: 1 };
  await at.sell({
    [dome]: { ...item, sku: 'LM-DOME-VERMILION', amount: 7_000 },
    [orb]: { ...item, sku: 'LM-ORB-A60-2', amount: 500 },
  });
});
afterAll(() => at.close());

/** A list, and how many statements its reading takes. */
async function listed(query: Parameters<typeof listProducts>[2]) {
  let statements = 0;
  const db = at.shop.db.withPlugin(answeredStatements(() => (statements += 1)));
  const page = await listProducts({ ...at.shop, db }, 'US', query);
  return { statements, page };
}

it('asks nothing for a list, by price or not, while nothing was written', async () => {
  await listed({});
  const one = await listed({ pageSize: 1 });
  const byPrice = await listed({ pageSize: 24, sort: 'PRICE_ASC', priceMax: 20_000 });
  expect(byPrice.page.list.length).toBeGreaterThan(10);
  expect(byPrice.page.list[0]?.price?.sale.amount).toBe(500);
  expect([one.statements, byPrice.statements]).toEqual([0, 0]);
});

describe('a list of products', () => {
  const sellOne = (item: string) =>
    at.shop.db
      .updateTable('promo_item_buckets')
      .set((row) => ({ remaining: row('remaining', '-', 1) }))
      .where('promo_item_id', '=', item)
      .where('bucket', '=', 0)
      .execute();

  it('is the same one until a piece is sold of what is on it, and so is a search', async () => {
    const read = async () => [await listed({ categoryId: 'bulbs-and-ceiling' }), await listed({ q: 'a60 bulb' })];
    const pages = (all: Awaited<ReturnType<typeof read>>) => all.map(({ page }) => page);
    const before = await read();
    for (const { list } of pages(before)) expect(list.map(({ price }) => price?.sale.amount)).toContain(500);
    await sellOne(dome);
    const other = await read();
    pages(other).forEach((page, at) => expect(page).toBe(before[at]?.page));
    // The versions, the stock that is scarce, and what is left of all quotas.
    expect(other.map(({ statements }) => statements)).toEqual([3, 0]);
    await sellOne(orb);
    const own = await read();
    pages(own).forEach((page, at) => expect(page).not.toBe(before[at]?.page));
    pages(await read()).forEach((page, at) => expect(page).toBe(own[at]?.page));
  });

  it('shows a session from the moment when it begins until it ends, though nothing is written then', async () => {
    const { clock } = at.shop;
    const [sku, now] = ['LM-DIAL-1', clock.now()];
    const session = { startTime: now + hour, endTime: now + 2 * hour };
    await at.sell({ [randomUUID()]: { sku, quota: 5, perMember: 2, amount: 400 } }, 'US', session);
    const cheapest = async () => (await listed({ sort: 'PRICE_ASC', pageSize: 1 })).page.list[0]?.price?.sale.amount;
    const seen = [];
    for (const at of [session.startTime - 1, session.startTime, session.endTime - 1, session.endTime]) {
      clock.set(at);
      seen.push(await cheapest());
    }
    expect(seen).toEqual([500, 400, 400, 500]);
  });
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
