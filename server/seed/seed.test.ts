import { civilTime } from '#rules/dates.ts';
import { day } from '#rules/durations.ts';
import { markets, sites } from '#rules/markets.ts';
import { promotionTypes } from '#rules/promotion-states.ts';
import { reachedSteps, summariseRatings } from '#rules/ratings.ts';
import { fakeClock, testNow } from '#server/testing/fake-clock.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../db/schema.ts';
import { seed } from './seed.ts';

const tables = [
  'accounts',
  'addresses',
  'products',
  'skus',
  'sku_markets',
  'price_history',
  'categories',
  'collections',
  'product_categories',
  'product_collections',
  'product_facets',
  'facets',
  'content_pages',
  'warranties',
  'energy_labels',
  'reviews',
  'search_terms',
  'search_hot',
  'orders',
  'order_lines',
  'order_events',
  'stock_reservations',
  'shipments',
  'revokes',
  'payments',
  'refunds',
] as const satisfies readonly (keyof Schema)[];

const dump = async ({ database }: TestDatabase) =>
  Promise.all(
    tables.map(
      async (table) => [table, await database.db.selectFrom(table).selectAll().orderBy('id').execute()] as const,
    ),
  );

/** Instants as the time before the seed, so that shops seeded at different times can be compared. */
const relativeTo = (now: number, value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'number' && entry > 1e12 ? `now ${entry - now}` : entry,
  ).replaceAll(/(?<=\\"time\\":)\d{13}/g, (instant) => `now ${Number(instant) - now}`);

/** Products that are sold, and lights that people pledge for, which no list shows. */
const [sold, pledged] = [32, 6];

describe('a seeded shop', () => {
  let shop: TestDatabase;

  beforeAll(async () => {
    shop = await openTestDatabase();
    await seed(shop.database, fakeClock(), { demoShopper: true });
  });
  afterAll(() => shop.drop());

  it('is seeded once: the second call changes nothing', async () => {
    const before = await dump(shop);
    expect(await seed(shop.database, fakeClock(testNow + 86_400_000), { demoShopper: true })).toEqual([]);
    expect(await dump(shop)).toEqual(before);
  });

  it('has the rows it promises', async () => {
    const count = async (table: (typeof tables)[number]) =>
      (await shop.database.db.selectFrom(table).selectAll().execute()).length;
    expect(
      await Promise.all(
        (['products', 'skus', 'sku_markets', 'categories', 'collections', 'reviews', 'orders'] as const).map(count),
      ),
    ).toEqual([sold + pledged, 83, 408, 8, 6, 189, 9]);
  });

  it('has promotions of lengths that shops have, each kind on now, and a sale that is named after a month only in that month', async () => {
    const windows = await shop.database.db
      .selectFrom('promotion_windows')
      .innerJoin('promotions', 'promotions.promo_id', 'promotion_windows.promo_id')
      .select(['handle', 'type', 'start_time', 'end_time'])
      .execute();
    const running = windows.filter(({ start_time: start, end_time: end }) => start <= testNow && testNow < end);
    expect(running.filter(({ end_time: end }) => end > testNow + 42 * day)).toEqual([]);
    expect([...new Set(running.map(({ type }) => type))].toSorted()).toEqual(promotionTypes.toSorted());
    const july = windows.filter(({ handle }) => handle === 'black-friday-in-july');
    const monthsOf = ({ start_time: start, end_time: end }: (typeof july)[number]) =>
      [start, end].map((at) => new Date(at).toISOString().slice(0, 7));
    expect(july.map(monthsOf)).toEqual(july.map(() => ['2026-07', '2026-07']));
  });

  it('prices every sku in its currency wherever it is sold, and nowhere else', async () => {
    const rows = await shop.database.db.selectFrom('sku_markets').selectAll().execute();
    const currencies = { US: 'USD', EU: 'EUR', GB: 'GBP', CA: 'CAD', JA: 'JPY' };
    for (const row of rows) {
      expect(row.currency).toBe(currencies[row.site]);
      expect(row.list_amount > 0).toBe(row.sellable === 1);
      if (row.sellable === 0) expect(row.stock).toBe(0);
    }
  });

  it('shows next to every reduced price the lowest one of the 30 days before, and the price history agrees', async () => {
    const sales = await shop.database.db
      .selectFrom('sku_markets')
      .selectAll()
      .where('sale_amount', 'is not', null)
      .execute();
    expect(sales.filter(({ site }) => site === 'EU').length).toBeGreaterThanOrEqual(5);
    for (const { sku, site, sale_start, sale_amount, prior_lowest_amount } of sales) {
      const from = Number(sale_start) - 30 * 86_400_000;
      const history = await shop.database.db
        .selectFrom('price_history')
        .select(['amount', 'at'])
        .where('sku', '=', sku)
        .where('site', '=', site)
        .orderBy('at')
        .execute();
      const before = history.filter(
        ({ at }, index) => at < Number(sale_start) && (history[index + 1]?.at ?? Infinity) > from,
      );
      expect(Math.min(...before.map(({ amount }) => amount))).toBe(prior_lowest_amount);
      expect(history.at(-1)?.amount).toBe(sale_amount);
    }
  });

  it('has one default sku per product and a facet row for every product that is sold', async () => {
    const { db } = shop.database;
    const defaults = await db.selectFrom('skus').select('spu').where('is_default', '=', 1).execute();
    expect(new Set(defaults.map(({ spu }) => spu)).size).toBe(sold + pledged);
    expect(defaults).toHaveLength(sold + pledged);
    for (const key of ['type', 'ip', 'voice', 'room']) {
      const rows = await db.selectFrom('product_facets').select('spu').distinct().where('key', '=', key).execute();
      expect(rows).toHaveLength(sold);
    }
  });

  it('rates every product by its reviews, and files it under the steps it reaches', async () => {
    const { db } = shop.database;
    for (const { spu, rating_avg, rating_count } of await db.selectFrom('products').selectAll().execute()) {
      const reviews = await db.selectFrom('reviews').select('rating').where('spu', '=', spu).execute();
      const summary = summariseRatings(reviews.map(({ rating }) => ({ rating, reviews: 1 })));
      expect([spu, rating_avg, rating_count]).toEqual([spu, summary.avg, summary.count]);
      const steps = await db
        .selectFrom('product_facets')
        .select('value')
        .where('spu', '=', spu)
        .where('key', '=', 'rating')
        .execute();
      expect(steps.map(({ value }) => value).toSorted()).toEqual(
        reachedSteps(summary.avg)
          .map(({ value }) => value)
          .toSorted(),
      );
    }
  });

  it('has reviews of forms that are sold, written since the product came out', async () => {
    const rows = await shop.database.db
      .selectFrom('reviews')
      .innerJoin('skus', 'skus.sku', 'reviews.sku')
      .innerJoin('products', 'products.spu', 'reviews.spu')
      .select(['reviews.spu', 'skus.spu as of', 'reviews.created_at', 'release_time'])
      .execute();
    for (const row of rows) {
      expect(row.of).toBe(row.spu);
      expect(row.created_at).toBeGreaterThan(row.release_time);
      expect(row.created_at).toBeLessThanOrEqual(testNow);
    }
  });

  it('finds its products by the words people use', async () => {
    const rows = await shop.database.db.selectFrom('product_words').select(['spu', 'words']).execute();
    expect(rows).toHaveLength(sold);
    expect(rows.find(({ spu }) => spu === 'LM-DOME')?.words).toContain('mushroom');
  });

  it('is the same shop on any day: two seeds differ only by their time', async () => {
    const later = testNow + 123 * 86_400_000;
    const other = await openTestDatabase();
    await seed(other.database, fakeClock(later), { demoShopper: true });
    const [one, two] = [await dump(shop), await dump(other)];
    await other.drop();
    const strip = (rows: typeof one, now: number) =>
      relativeTo(
        now,
        rows.map(([table, list]) => [
          table,
          list.map((row) => ('warranty_end_time' in row ? { ...row, warranty_end_time: null } : row)),
        ]),
      );
    expect(strip(two, later)).toBe(strip(one, testNow));
  });

  it('has no demo shopper and no orders when not asked for them', async () => {
    const bare = await openTestDatabase();
    expect(await seed(bare.database, fakeClock(), { demoShopper: false })).toContain('catalogue 1');
    const { db } = bare.database;
    const found = [
      await db.selectFrom('accounts').selectAll().execute(),
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('skus').selectAll().execute(),
    ];
    await bare.drop();
    expect(found.map(({ length }) => length)).toEqual([0, 0, 83]);
  });

  it('is seeded by one of two processes that start together', async () => {
    const shared = await openTestDatabase();
    const seeded = await Promise.all([1, 2].map(() => seed(shared.database, fakeClock(), { demoShopper: true })));
    const { length } = await shared.database.db.selectFrom('products').selectAll().execute();
    await shared.drop();
    expect(seeded.filter((applied) => applied.length > 0)).toHaveLength(1);
    expect(length).toBe(sold + pledged);
  });

  it('launches one product three weeks from now, at ten in the morning by the clock of each market', async () => {
    const rows = await shop.database.db.selectFrom('product_launches').selectAll().execute();
    const clocks = rows.map(({ spu, site, launch_time: time }) => {
      const { hour, minute } = civilTime(time, markets[site].timeZone);
      return [site, spu, hour, minute, Math.round((time - testNow) / 86_400_000)];
    });
    expect(clocks.sort()).toEqual([...sites].sort().map((site) => [site, 'LM-LINE', 10, 0, 21]));
  });

  it('leaves a product on sale that somebody has ordered', async () => {
    const { database, drop } = await openTestDatabase();
    const { db } = database;
    await seed(database, fakeClock(), { demoShopper: true });
    await db.deleteFrom('product_launches').execute();
    await db.deleteFrom('seed_chapters').where('name', '=', 'launches').execute();
    await db.updateTable('order_lines').set({ spu: 'LM-LINE' }).where('spu', '=', 'LM-REED').execute();
    expect(await seed(database, fakeClock(), { demoShopper: true })).toEqual(['launches 1']);
    const rows = await db.selectFrom('product_launches').selectAll().execute();
    await drop();
    expect(rows).toEqual([]);
  });

  it('knows all five markets', async () => {
    const rows = await shop.database.db.selectFrom('sku_markets').select('site').distinct().execute();
    expect(rows.map(({ site }) => site).sort()).toEqual([...sites].sort());
  });
});
