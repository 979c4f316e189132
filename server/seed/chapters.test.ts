import { fakeClock } from '#server/testing/fake-clock.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../db/transaction.ts';
import type { Chapter } from './chapters.ts';
import { writePages, type PageSeed } from './content/write-pages.ts';
import { seed, seedUpgrade } from './seed.ts';

let shop: TestDatabase;
beforeEach(async () => {
  shop = await openTestDatabase();
});
afterEach(() => shop.drop());

const page = (version: number, title: string): PageSeed => ({
  kind: 'ARTICLE',
  handle: 'dimmers',
  site: 'ALL',
  version,
  title,
  description: 'How dimmers are chosen.',
  blocks: [{ id: 'trust', moduleId: 'trust', type: 'TRUST_ROW', version: 1, data: { items: [] } }],
});

const chapter = (version: number, ...pages: PageSeed[]): Chapter => ({
  name: 'articles',
  version,
  apply: async (tx, now) => {
    await writePages(tx, pages, now);
  },
});

const apply = (...chapters: Chapter[]) => seed(shop.database, fakeClock(), { demoShopper: false, chapters });
const articles = () => shop.database.db.selectFrom('content_pages').selectAll().orderBy('version').execute();
const titles = async () => (await articles()).map(({ title }) => title);
const change = (values: { title?: string; status?: 'HIDDEN' }) =>
  shop.database.db.updateTable('content_pages').set(values).execute();

describe('a chapter of the seed', () => {
  it('is applied once per version, and again when its version grows', async () => {
    expect(await apply(chapter(1, page(1, 'Dimmers')))).toEqual(['articles 1']);
    expect(await apply(chapter(1, page(1, 'Never written')))).toEqual([]);
    expect(await apply(chapter(2, page(2, 'Dimmers, again')))).toEqual(['articles 2']);
    expect(await titles()).toEqual(['Dimmers', 'Dimmers, again']);
  });

  it('is not applied to a shop that has a later version of it', async () => {
    await apply(chapter(3, page(1, 'Dimmers')));
    expect(await apply(chapter(2, page(2, 'Older')))).toEqual([]);
  });

  it('that fails leaves nothing of itself and of the chapters before it', async () => {
    const failing: Chapter = { name: 'broken', version: 1, apply: () => Promise.reject(new Error('no disk')) };
    await expect(apply(chapter(1, page(1, 'Dimmers')), failing)).rejects.toThrow('no disk');
    expect(await articles()).toEqual([]);
    expect(await apply(chapter(1, page(1, 'Dimmers')))).toEqual(['articles 1']);
  });

  it('is applied by one of two processes that start together', async () => {
    const applied = await Promise.all([1, 2].map(() => apply(chapter(1, page(1, 'Dimmers')))));
    expect(applied.flat()).toEqual(['articles 1']);
  });

  it('of the demo shopper is never given to a shop that was begun without one', async () => {
    let runs = 0;
    const demo = (version: number): Chapter => ({
      name: 'demo',
      version,
      demo: true,
      apply: async () => void (runs += 1),
    });
    await apply(chapter(1), demo(1));
    const later = { demoShopper: true, chapters: [chapter(1), demo(2)] };
    expect(await seed(shop.database, fakeClock(), later)).toEqual([]);
    expect(runs).toBe(0);
  });

  it('of the demo shopper that is new is given to a shop that has its demo shopper', async () => {
    const demo = (name: string): Chapter => ({ name, version: 1, demo: true, apply: async () => {} });
    await seed(shop.database, fakeClock(), { demoShopper: true, chapters: [demo('shopper')] });
    expect(await apply(demo('shopper'), demo('coins'))).toEqual(['coins 1']);
  });

  it('is not applied by a server process to a shop that was never filled', async () => {
    expect(await seedUpgrade(shop.database, fakeClock())).toEqual([]);
    expect(await shop.database.db.selectFrom('products').selectAll().execute()).toEqual([]);
  });
});

describe('a newer version of a seeded page', () => {
  beforeEach(() => apply(chapter(1, page(1, 'Dimmers'))));

  it('leaves the page that the owner changed the newest one', async () => {
    await change({ title: 'Our own dimmers' });
    await apply(chapter(2, page(2, 'Dimmers, again')));
    expect(await titles()).toEqual(['Our own dimmers']);
  });

  it('leaves the page that the owner took off hidden', async () => {
    await change({ status: 'HIDDEN' });
    await apply(chapter(2, page(2, 'Dimmers, again')));
    expect(await titles()).toEqual(['Dimmers']);
  });

  it('leaves the version that the owner wrote the newest one', async () => {
    const [row] = await articles();
    if (!row) throw new Error('The page was not seeded');
    await shop.database.db
      .insertInto('content_pages')
      .values({ ...row, id: 'owner', version: 2, title: 'By the owner', seed_hash: null })
      .execute();
    await apply(chapter(2, page(3, 'Dimmers, again')));
    expect(await titles()).toEqual(['Dimmers', 'By the owner']);
  });

  it('is added beside the untouched version before it', async () => {
    await apply(chapter(2, page(1, 'Dimmers'), page(2, 'Dimmers, again')));
    expect(await titles()).toEqual(['Dimmers', 'Dimmers, again']);
  });
});

describe('the rows of a chapter', () => {
  it('that a shop has keep what has become of them when the chapter is applied again', async () => {
    const { db } = shop.database;
    await seed(shop.database, fakeClock(), { demoShopper: false });
    await db.updateTable('sku_markets').set({ list_amount: 4_321 }).where('sku', '=', 'LM-DOME-VERMILION').execute();
    await db.updateTable('products').set({ title: 'Our dome' }).where('spu', '=', 'LM-DOME').execute();
    await withTransaction(shop, 'durable', (tx) => tx.updateTable('seed_chapters').set({ version: 0 }).execute());
    const applied = await seed(shop.database, fakeClock(), { demoShopper: false });
    expect(applied).toContain('catalogue 1');
    const amounts = await db
      .selectFrom('sku_markets')
      .select('list_amount')
      .where('sku', '=', 'LM-DOME-VERMILION')
      .execute();
    expect(new Set(amounts.map(({ list_amount }) => list_amount))).toEqual(new Set([4_321]));
    const { title } = await db
      .selectFrom('products')
      .select('title')
      .where('spu', '=', 'LM-DOME')
      .executeTakeFirstOrThrow();
    expect(title).toBe('Our dome');
    expect(await db.selectFrom('product_words').select('spu').execute()).toHaveLength(32);
  });
});
