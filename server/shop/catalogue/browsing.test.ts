import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from './catalogue-changes-fixture.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

describe('the home page', () => {
  const blocksOf = async (site: string) => (await seeded.api.ok('getHomeLayout', { site })).blocks;
  const productsOf = async (site: string, id: string) => {
    const block = (await blocksOf(site)).find((each) => each.id === id);
    return block?.type === 'PRODUCT_RAIL' || block?.type === 'PRODUCT_GRID' ? block.data.products : undefined;
  };
  /** The home page with one more rail at its end. */
  const addRail = async (id: string, collection: string) => {
    const { db } = seeded.shop;
    const { id: page, blocks } = await db
      .selectFrom('content_pages')
      .select(['id', 'blocks'])
      .where('kind', '=', 'HOME')
      .executeTakeFirstOrThrow();
    const data = { title: id, text: '', href: `/collections?handle=${collection}`, pick: { collection }, limit: 8 };
    const rail = { id, moduleId: id, type: 'PRODUCT_RAIL', version: 1, data };
    const longer = JSON.stringify([...JSON.parse(blocks), rail]);
    await db.updateTable('content_pages').set({ blocks: longer }).where('id', '=', page).execute();
  };

  it('has its blocks in order, each with a name of its own for page times', async () => {
    const { blocks } = await seeded.api.ok('getHomeLayout');
    expect(blocks.map(({ type }) => type)).toEqual([
      'HERO',
      'CATEGORY_GRID',
      'LIGHT',
      'PRODUCT_GRID',
      'VIDEO',
      'PRODUCT_GRID',
      'FEATURE',
      'QUESTIONS',
      'PRODUCT_RAIL',
      'TRUST_ROW',
    ]);
    expect(new Set(blocks.map(({ moduleId }) => moduleId)).size).toBe(blocks.length);
  });

  it('opens with a room whose files are there at five hours, cut for narrow and wide screens', async () => {
    const hero = (await blocksOf('US')).find((block) => block.type === 'HERO')?.data.heroes[0];
    expect(hero?.hours?.map(({ hour }) => hour)).toEqual(['MORNING', 'GOLDEN', 'NIGHT']);
    for (const { url, widths } of [hero?.image, hero?.upright].flatMap((image) => image ?? []))
      for (const side of ['day', 'night', ...(hero?.hours?.map((each) => each.side) ?? [])])
        for (const width of widths) {
          const file = url.replace(/[^/]+\/$/, `${side}-${width}.avif`);
          expect(statSync(join(import.meta.dirname, '../../..', file)).size, file).toBeGreaterThan(1_000);
        }
  });

  it('shows a film whose files are there, the smallest format first', async () => {
    const { blocks } = await seeded.api.ok('getHomeLayout', { site: 'US' });
    const { video } = blocks.find((block) => block.type === 'VIDEO')?.data ?? {};
    expect(video?.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    expect(video?.poster.url).toMatch(/^\/media\/products\/hex-panels-room\//);
    for (const { src } of video?.sources ?? []) {
      expect(statSync(join(import.meta.dirname, '../../..', src)).size).toBeLessThan(400_000);
    }
  });

  it('fills its grid and its rail from the market’s own list, with live prices', async () => {
    const best = (await seeded.api.ok('listProducts', { query: { sort: 'BEST', pageSize: 8 }, site: 'JA' })).list;
    const newest = (await seeded.api.ok('listProducts', { query: { sort: 'NEW', pageSize: 8 }, site: 'JA' })).list;
    expect(await productsOf('JA', 'home-new')).toEqual(newest);
    expect((await productsOf('JA', 'home-best'))?.map(({ spu, price }) => [spu, price])).toEqual(
      best.slice(0, 5).map(({ spu, price }) => [spu, price]),
    );
  });

  it('has a lamp to light where the market sells it, with what its page sets', async () => {
    const light = (await blocksOf('GB')).find(({ type }) => type === 'LIGHT');
    const product = await seeded.api.ok('getProduct', { query: { spu: 'LM-HALO-TV' }, site: 'GB' });
    const passOf = (name: string) =>
      expect.stringMatching(`^/media/products/stage-halo-tv/[0-9a-f]+/night-pass-${name}`);
    expect(light?.data).toMatchObject({
      href: '/product-detail?spu=LM-HALO-TV',
      image: { w: 1600, h: 900 },
      relit: { ambient: { src: passOf('amb') }, zones: ['z1', 'z2', 'z3'].map((zone) => ({ src: passOf(zone) })) },
      light: product.light,
    });
    const skus = product.skus.map(({ sku }) => sku);
    await changeCatalogue(seeded.shop, (tx) =>
      tx.updateTable('sku_markets').set({ sellable: 0 }).where('site', '=', 'EU').where('sku', 'in', skus).execute(),
    );
    expect((await blocksOf('EU')).map(({ type }) => type)).not.toContain('LIGHT');
  });

  it('shows a collection in its own order, without what the market does not sell', async () => {
    await addRail('golden', 'golden-hour');
    const golden = async (site: string) => (await productsOf(site, 'golden'))?.map(({ spu }) => spu);
    expect(await golden('US')).toEqual(['LM-DOME', 'LM-REED', 'LM-PEBBLE', 'LM-DROP', 'LM-ORB-FILAMENT', 'LM-WAKE']);
    expect(await golden('CA')).toEqual(['LM-DOME', 'LM-REED', 'LM-PEBBLE', 'LM-DROP', 'LM-ORB-FILAMENT']);
  });

  it('leaves out a rail that would be empty', async () => {
    await addRail('outdoor', 'after-dark-outdoors');
    const { db } = seeded.shop;
    const outdoors = db
      .selectFrom('skus')
      .innerJoin('product_collections', 'product_collections.spu', 'skus.spu')
      .select('skus.sku')
      .where('handle', '=', 'after-dark-outdoors');
    expect(await productsOf('GB', 'outdoor')).not.toBeUndefined();
    await changeCatalogue(seeded.shop, (tx) =>
      tx
        .updateTable('sku_markets')
        .set({ sellable: 0 })
        .where('site', '=', 'GB')
        .where('sku', 'in', outdoors)
        .execute(),
    );
    expect(await productsOf('GB', 'outdoor')).toBeUndefined();
  });
});

describe('categories', () => {
  it('say what they are for, as the market spells it', async () => {
    const introIn = async (site: string) =>
      (await seeded.api.ok('getCategoryTree', { site })).list.find(({ id }) => id === 'strip-lights')?.intro;
    expect(await introIn('GB')).toMatch(/^Light by the metre: /);
    expect(await introIn('US')).toMatch(/^Light by the meter: /);
  });

  it('count what the market sells of them', async () => {
    const counts = async (site: string) =>
      new Map(
        (await seeded.api.ok('getCategoryTree', { site })).list.map(({ id, productCount }) => [id, productCount]),
      );
    expect((await counts('US')).get('table-lamps')).toBe(4);
    expect((await counts('CA')).get('table-lamps')).toBe(3);
    const list = await seeded.api.ok('listProducts', { query: { categoryId: 'floor-lamps' }, site: 'JA' });
    expect((await counts('JA')).get('floor-lamps')).toBe(list.total);
  });
});

describe('collections', () => {
  it('are listed, and each shows its own texts and the collections nearest to it', async () => {
    const { api } = seeded;
    const { list } = await api.ok('listCollections');
    expect(list.length).toBeGreaterThanOrEqual(4);
    const golden = await api.ok('getCollection', { query: { handle: 'golden-hour' } });
    expect(golden).toMatchObject({ title: 'Golden hour', seo: { title: 'Golden hour: warm dimming lamps' } });
    expect(golden.text).not.toBe(golden.intro);
    expect(golden.related).toHaveLength(3);
    expect(golden.related.map(({ handle }) => handle)).not.toContain('golden-hour');
    expect((await api.call('getCollection', { query: { handle: 'sofas' } })).status).toBe(404);
  });
});

describe('recommendations', () => {
  const recommended = async (scene: 'PDP' | 'HOME', spu?: string) =>
    seeded.api.ok('recommend', { query: { scene, ...(spu === undefined ? {} : { spu }) } });

  it('beside a product are its nearest of kin, never itself, and the same each time', async () => {
    const { list, recommendMark } = await recommended('PDP', 'LM-DOME');
    expect(list).toHaveLength(8);
    expect(list.slice(0, 2).map(({ spu }) => spu)).toEqual(['LM-PEBBLE', 'LM-WAKE']);
    expect(list.map(({ spu }) => spu)).not.toContain('LM-DOME');
    expect(recommendMark).toBe('pdp.LM-DOME');
    expect(await recommended('PDP', 'LM-DOME')).toEqual({ list, recommendMark });
  });

  it('elsewhere are what sells best, and nothing sold out', async () => {
    const best = (await seeded.api.ok('listProducts', { query: { sort: 'BEST', inStock: true } })).list.map(
      ({ spu }) => spu,
    );
    const before = await recommended('HOME');
    expect(before).toMatchObject({ recommendMark: 'home.best' });
    expect(before.list.map(({ spu }) => spu)).toEqual(best.slice(0, 8));
    await seeded.shop.db
      .updateTable('sku_markets')
      .set({ stock: 0 })
      .where('sku', 'like', `${best[0] ?? ''}-%`)
      .execute();
    expect((await recommended('HOME')).list.map(({ spu }) => spu)).toEqual(best.slice(1, 9));
    expect((await recommended('PDP', 'LM-UNKNOWN')).recommendMark).toBe('pdp.best');
  });
});
