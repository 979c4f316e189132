import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { facetDefinitions } from '#server/seed/catalogue/facets.ts';
import { composePromotions } from '../pricing/promotions.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';
import { listProducts, type ProductPage, type ProductQuery } from './list-products.ts';

let seeded: SeededShop;
const all = { pageSize: 50 } as const;

beforeAll(async () => {
  seeded = await openSeededShop({ promotions: composePromotions([]) });
});
afterAll(() => seeded.close());

const list = (query: ProductQuery = {}, site: Site = 'US'): Promise<ProductPage> =>
  listProducts(seeded.shop, site, { ...all, ...query });
const spus = ({ list: cards }: ProductPage): string[] => cards.map(({ spu }) => spu);
const facet = ({ facets }: ProductPage, key: string) => facets.find((one) => one.key === key);
const value = (page: ProductPage, key: string, facetValue: string) =>
  facet(page, key)?.values.find((one) => one.value === facetValue);

/** The SPUs that have a sellable SKU with the value, straight from the tables. */
async function spusWith(key: string, facetValue: string, site: Site): Promise<string[]> {
  const rows = await seeded.shop.db
    .selectFrom('sku_markets')
    .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
    .innerJoin('product_facets', 'product_facets.spu', 'skus.spu')
    .select('skus.spu')
    .distinct()
    .where('sku_markets.site', '=', site)
    .where('sku_markets.sellable', '=', 1)
    .where('product_facets.key', '=', key)
    .where('product_facets.value', '=', facetValue)
    .where((eb) => eb.or([eb('product_facets.sku', 'is', null), eb('product_facets.sku', '=', eb.ref('skus.sku'))]))
    .execute();
  return rows.map(({ spu }) => spu).toSorted();
}

describe('filtering', () => {
  it.each(facetDefinitions.map(({ key }) => key))(
    'by %s shows the products that have the value, as many as counted',
    async (key) => {
      const offered = facet(await list({}, 'EU'), key)?.values ?? [];
      expect(offered.length).toBeGreaterThan(1);
      for (const { value: facetValue, count } of offered) {
        const page = await list({ facets: [`${key}:${facetValue}`] }, 'EU');
        const expected = await spusWith(key, facetValue, 'EU');
        expect(spus(page).toSorted(), `${key}:${facetValue}`).toEqual(expected);
        expect(page.total).toBe(count);
        expect(count).toBe(expected.length);
      }
    },
  );

  it('widens within one facet and narrows across two', async () => {
    const bedroom = spus(await list({ facets: ['room:bedroom'] }));
    const either = spus(await list({ facets: ['room:bedroom', 'room:garden'] }));
    const both = spus(await list({ facets: ['room:bedroom', 'type:table-lamp'] }));
    expect(either).toEqual(expect.arrayContaining(bedroom));
    expect(either.length).toBeGreaterThan(bedroom.length);
    expect(bedroom).toEqual(expect.arrayContaining(both));
    expect(both.length).toBeLessThan(bedroom.length);
  });

  it('counts for each value what choosing it instead would show, whatever else is chosen', async () => {
    const pairs = (await list({}, 'GB')).facets.flatMap(({ key, values }) =>
      values.map((one) => `${key}:${one.value}`),
    );
    const query = fc.record(
      {
        facets: fc.uniqueArray(fc.constantFrom(...pairs), { maxLength: 3 }),
        priceMax: fc.constantFrom(2_000, 7_999, 15_000),
        q: fc.constantFrom('lamp', 'light'),
      },
      { requiredKeys: ['facets'] },
    );
    await fc.assert(
      fc.asyncProperty(query, fc.nat(), async (chosen, pick) => {
        const page = await list(chosen, 'GB');
        const values = page.facets.flatMap(({ key, values: of }) => of.map((one) => ({ key, ...one })));
        const one = values[pick % Math.max(1, values.length)];
        if (!one) return;
        const others = chosen.facets.filter((pair) => !pair.startsWith(`${one.key}:`));
        const instead = await list({ ...chosen, facets: [...others, `${one.key}:${one.value}`] }, 'GB');
        expect(one.count).toBe(instead.total);
      }),
      { numRuns: 60 },
    );
  });

  it('a facet’s own choice does not narrow its own counts', async () => {
    const before = facet(await list(), 'room')?.values.map(({ value: room, count }) => [room, count]);
    const after = facet(await list({ facets: ['room:bedroom'] }), 'room')?.values;
    expect(after?.map(({ value: room, count }) => [room, count])).toEqual(before);
    expect(after?.filter(({ selected }) => selected).map(({ value: room }) => room)).toEqual(['bedroom']);
  });

  it('asks one and the same SKU to fit: the 5 m neon that is sold out is not shown as a neon in stock', async () => {
    const neon = { q: 'neon rope', facets: ['length:5m'] };
    expect(spus(await list(neon))).toEqual(['LM-RIBBON-NEON']);
    expect((await list({ ...neon, inStock: true })).total).toBe(0);
  });

  it('shows the SKU that fits, with its own price', async () => {
    const [card] = (await list({ q: 'light strip s1', facets: ['length:10m'] })).list;
    expect(card).toMatchObject({
      sku: 'LM-RIBBON-S1-10M',
      singleSku: false,
      price: { sale: { amount: 7499 }, from: false },
    });
    const [whole] = (await list({ q: 'light strip s1' })).list;
    expect(whole).toMatchObject({ spu: 'LM-RIBBON-S1', price: { sale: { amount: 2499 }, from: true } });
  });

  it('keeps prices from the lower to the upper bound, both included', async () => {
    const cheapestDome = { q: 'dome' };
    const amount = (await list(cheapestDome)).list[0]?.price?.sale.amount ?? 0;
    expect((await list({ ...cheapestDome, priceMax: amount })).total).toBe(1);
    expect((await list({ ...cheapestDome, priceMax: amount - 1 })).total).toBe(0);
    const range = facet(await list(cheapestDome), 'price')?.range;
    expect((await list({ ...cheapestDome, priceMin: range?.max ?? 0 })).total).toBe(1);
    expect((await list({ ...cheapestDome, priceMin: (range?.max ?? 0) + 1 })).total).toBe(0);
  });

  it('is narrowed by the prices that cards show, not by those of add-ons', async () => {
    const found = async (priceMax: number) =>
      (await list({ categoryId: 'wall-panels', priceMax })).list.map(({ spu }) => spu);
    expect(await found(14_998)).not.toContain('LM-HEX');
    expect(await found(14_999)).toContain('LM-HEX');
    expect(facet(await list({ categoryId: 'wall-panels' }), 'price')?.range?.min).toBeGreaterThan(8_000);
  });

  it('offers the price range of everything else that is chosen, also while a price is chosen', async () => {
    const free = facet(await list({ categoryId: 'table-lamps' }), 'price');
    const narrowed = facet(await list({ categoryId: 'table-lamps', priceMax: 1 }), 'price');
    expect(free).toMatchObject({ kind: 'RANGE', promoted: true, values: [] });
    expect(narrowed?.range).toEqual(free?.range);
  });

  it('leaves sold-out products out on request and counts them as such', async () => {
    await seeded.change('LM-WAKE-1', 'US', { stock: 0, reserved: 0 });
    const page = await list();
    const inStock = await list({ inStock: true });
    expect(spus(page)).toContain('LM-WAKE');
    expect(spus(inStock)).not.toContain('LM-WAKE');
    expect(value(page, 'inStock', 'true')).toMatchObject({ label: 'In stock', count: inStock.total, selected: false });
    expect(await list({ facets: ['inStock:true'] })).toEqual(inStock);
    await seeded.change('LM-WAKE-1', 'US', { stock: 5, safety_stock: 4 });
    expect(spus(await list({ inStock: true }))).toContain('LM-WAKE');
    await seeded.change('LM-WAKE-1', 'US', { reserved: 1 });
    expect(spus(await list({ inStock: true }))).not.toContain('LM-WAKE');
    await seeded.change('LM-WAKE-1', 'US', { safety_stock: 0, reserved: 0 });
  });

  it('keeps to a category and a collection', async () => {
    const lamps = await list({ categoryId: 'table-lamps' });
    expect(spus(lamps).toSorted()).toEqual(['LM-CUBE', 'LM-DOME', 'LM-PEBBLE', 'LM-WAKE']);
    expect(facet(lamps, 'category')?.values).toEqual([
      { value: 'table-lamps', label: 'Table lamps', count: 4, selected: false },
    ]);
    const golden = await list({ collection: 'golden-hour', categoryId: 'table-lamps' });
    expect(spus(golden).toSorted()).toEqual(['LM-DOME', 'LM-PEBBLE', 'LM-WAKE']);
    expect((await list({ categoryId: 'sofas' })).total).toBe(0);
    expect((await list({ collection: 'sofas' })).total).toBe(0);
  });

  it('says in words what narrows the list', async () => {
    const query = {
      categoryId: 'table-lamps',
      facets: ['room:bedroom'],
      priceMin: 1000,
      priceMax: 150_000,
      inStock: true,
    };
    expect((await list(query)).applied).toEqual([
      { key: 'categoryId', value: 'table-lamps', label: 'Table lamps' },
      { key: 'room', value: 'bedroom', label: 'Bedroom' },
      { key: 'inStock', value: 'true', label: 'In stock' },
      { key: 'priceMin', value: '1000', label: 'From $10.00' },
      { key: 'priceMax', value: '150000', label: 'Up to $1,500.00' },
    ]);
    expect((await list({ priceMin: 1000 }, 'JA')).applied).toEqual([
      { key: 'priceMin', value: '1000', label: 'From ¥1,000' },
    ]);
  });

  it('keeps an unknown value as a chosen one that shows nothing, and ignores facets that the market does not have', async () => {
    const cave = await list({ facets: ['room:cave'] });
    expect(cave).toMatchObject({ total: 0, applied: [{ key: 'room', value: 'cave', label: 'cave' }] });
    expect(facet(await list(), 'energy')).toBeUndefined();
    expect(facet(await list({}, 'GB'), 'energy')?.values.length).toBeGreaterThan(1);
    expect((await list({ facets: ['energy:A', 'shoeSize:42'] })).applied).toEqual([]);
  });
});

describe('sorting and paging', () => {
  const falling = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
  const price = ({ price: part }: ProductPage['list'][number]) => part?.sale.amount ?? Number.NaN;

  it('by price, up and down', async () => {
    const up = (await list({ sort: 'PRICE_ASC' })).list.map(price);
    const down = (await list({ sort: 'PRICE_DESC' })).list.map(price);
    expect(up).toHaveLength(31);
    expect(down).toEqual(falling(up));
    expect(up).toEqual(falling(up).toReversed());
  });

  it('by rating', async () => {
    const ratings = (await list({ sort: 'RATING' })).list.map(({ rating }) => rating);
    expect(ratings).toEqual(falling(ratings));
  });

  it.each([
    ['NEW', 'release_time'],
    ['BEST', 'sold_count'],
  ] as const)('by %s, which is the %s of the product', async (sort, column) => {
    const rows = await seeded.shop.db.selectFrom('products').select(['spu', column]).execute();
    const numbers = new Map(rows.map((row) => [row.spu, Number(Object.values(row)[1])]));
    const shown = spus(await list({ sort })).map((spu) => numbers.get(spu) ?? Number.NaN);
    expect(shown).toEqual(falling(shown));
  });

  it('by sales when nothing is searched and nothing is asked for', async () => {
    const best = spus(await list({ sort: 'BEST' }));
    expect(spus(await list())).toEqual(best);
    expect(spus(await list({ sort: 'RELEVANCE' }))).toEqual(best);
  });

  it('cuts pages that together are the list, and an empty one behind the last', async () => {
    const { total } = await list();
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNo) => list({ pageNo, pageSize: 8, sort: 'RATING' })));
    expect(pages.map((page) => page.list.length)).toEqual([8, 8, 8, total - 24, 0]);
    expect(pages.every((page) => page.total === total)).toBe(true);
    expect(pages.flatMap(spus)).toEqual(spus(await list({ sort: 'RATING' })));
  });

  it('gives a card one badge at most, and three of eight neighbours', async () => {
    for (const sort of ['BEST', 'NEW', 'PRICE_ASC'] as const) {
      const counts = (await list({ sort })).list.map(({ badges }) => badges.length);
      expect(Math.max(...counts)).toBe(1);
      for (const first of counts.keys()) {
        expect(counts.slice(first, first + 8).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(3);
      }
    }
  });

  it('shows 20 at first, and refuses more than 50', async () => {
    const { api } = seeded;
    expect((await api.ok('listProducts')).list).toHaveLength(20);
    expect(await api.call('listProducts', { query: { pageSize: 51 } })).toMatchObject({ status: 400 });
    expect(await api.call('listProducts', { query: { facets: ['bedroom'] } })).toMatchObject({ status: 400 });
  });
});

describe('markets', () => {
  it('leave out what they do not sell', async () => {
    const japan = await list({}, 'JA');
    expect(spus(japan)).not.toContain('LM-TORCH');
    expect(spus(await list())).toContain('LM-TORCH');
    expect(spus(await list({}, 'CA'))).not.toContain('LM-WAKE');
    expect((await list({ q: 'torch' }, 'JA')).total).toBe(0);
  });

  it.each(['US', 'EU', 'GB', 'CA', 'JA'] as const)('%s has its own prices and currency', async (site) => {
    const rows = await seeded.shop.db
      .selectFrom('sku_markets')
      .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
      .select(['spu', 'list_amount', 'sale_amount', 'sku_markets.currency'])
      .where('site', '=', site)
      .where('sellable', '=', 1)
      .where('is_add_on', '=', 0)
      .execute();
    const { list: cards } = await list({}, site);
    for (const { spu, price } of cards) {
      const mine = rows.filter((row) => row.spu === spu);
      expect(price?.sale).toEqual({
        amount: Math.min(...mine.map((row) => row.sale_amount ?? row.list_amount)),
        currency: mine[0]?.currency,
      });
    }
  });

  it('show a changed price at once, without a new version of the catalogue', async () => {
    await seeded.change('LM-HUB-1', 'US', { list_amount: 12_345, sale_amount: null });
    expect((await list({ q: 'hub home bridge' })).list[0]?.price?.sale).toEqual({ amount: 12_345, currency: 'USD' });
  });
});
