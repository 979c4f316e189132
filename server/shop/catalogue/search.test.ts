import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';
import { editDistance } from './edit-distance.ts';
import { nearestWord } from './nearest-word.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

const search = async (q: string, site = 'US') => seeded.api.ok('listProducts', { query: { q, pageSize: 50 }, site });
const spus = async (q: string) => (await search(q)).list.map(({ spu }) => spu);

describe('searching', () => {
  it.each([
    ['a word of the title', 'dome', 'LM-DOME'],
    ['the beginning of a word', 'dom', 'LM-DOME'],
    ['two beginnings in any order', 'tab do', 'LM-DOME'],
    ['another form of a word', 'lamps domes', 'LM-DOME'],
    ['capitals and accents', 'DÔME', 'LM-DOME'],
    ['a word of a highlight', 'brass cap', 'LM-DOME'],
    ['a word of the subtitle', 'mushroom', 'LM-DOME'],
    ['the model', 'lt710', 'LM-DOME'],
    ['a SKU', 'LM-DOME-INK', 'LM-DOME'],
    ['words people say for it', 'bedside retro', 'LM-DOME'],
    ['a sentence with fillers', 'lights for the garden', 'LM-PATH'],
    ['spaces around it', '  dome  ', 'LM-DOME'],
  ])('finds by %s', async (_, q, spu) => {
    expect((await spus(q))[0]).toBe(spu);
  });

  it.each([
    ['wi-fi', 'wifi', 'WIFI', 'wi fi'],
    ['wi-fi bulb', 'WiFi bulb'],
    ['home kit', 'homekit'],
    ['ip65', 'ip 65', 'IP-65'],
    ['light bulb', 'lightbulb', 'light-bulb'],
    ['led strip', 'ledstrip', 'ledstrips'],
    ['table lamp', 'tablelamp'],
    ['string lights', 'stringlights'],
    ['e27 bulb', 'e 27 bulb', 'E27-bulb'],
  ])('finds the same by %s and however else it is written', async (first, ...others) => {
    const found = (await spus(first)).toSorted();
    expect(found.length).toBeGreaterThan(0);
    for (const q of others) expect((await spus(q)).toSorted(), q).toEqual(found);
  });

  it.each([
    ['照明', 'light'],
    ['テーブルランプ', 'table lamp'],
    ['LED電球', 'led bulb'],
  ])('reads %s as %s', async (q, english) => {
    expect(await spus(q)).toEqual(await spus(english));
    expect((await search(q, 'JA')).total).toBeGreaterThan(0);
  });

  it('puts names before kinds, these before subtitles, and what a text mentions last', async () => {
    const { shop } = seeded;
    const texts = await shop.db.selectFrom('products').select(['spu', 'title', 'subtitle']).execute();
    const kinds = await shop.db
      .selectFrom('product_facets')
      .select(['spu', 'label'])
      .where('key', '=', 'type')
      .execute();
    const place = (spu: string): number => {
      const product = texts.find((row) => row.spu === spu);
      if (/\blamp/i.test(product?.title ?? '')) return 0;
      if (kinds.some((row) => row.spu === spu && /\blamp|\blight/i.test(row.label))) return 1;
      return /\blamp|\blight/i.test(`${product?.title} ${product?.subtitle}`) ? 1 : 2;
    };
    const places = (await spus('lamp')).map(place);
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    expect(places.findLastIndex((each) => each === 0)).toBeLessThan(places.indexOf(1));
    expect(places.at(-1)).toBe(2);
  });

  it('keeps facets and counts to what was found', async () => {
    const { total, facets } = await search('lamp');
    const category = facets.find(({ key }) => key === 'category');
    expect(category?.values.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('takes a query of spaces for no query, and one of signs for a query that finds nothing', async () => {
    expect((await search('   ')).total).toBe(31);
    expect((await search('!!! ???')).total).toBe(0);
    expect((await search('💡')).total).toBe(0);
  });

  it.each([
    '"',
    "'",
    '""dome',
    'dome"',
    "dome' or 1=1 --",
    'dome AND',
    'NOT dome',
    'dome OR',
    'NEAR(dome lamp)',
    'title:dome',
    '{title} : dome',
    'dome*',
    '*',
    '^dome',
    'dome + lamp',
    'dome - lamp',
    '(dome',
    'a:*',
    'dome & !lamp',
    '<->',
    "\\'; drop table products",
    ':*',
    'dome|',
    '💡💡💡 dome',
    '東京 ランプ',
    'x'.repeat(80),
    '"* '.repeat(26),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ])('survives %j', async (q) => {
    const answer = await seeded.api.call('listProducts', { query: { q } });
    expect(answer).toMatchObject({ httpStatus: 200, status: 200 });
    expect(await seeded.api.call('suggest', { query: { q } })).toMatchObject({ status: 200 });
  });

  it('survives anything of 80 characters and refuses 81', async () => {
    const characters = fc.string({ maxLength: 80, unit: fc.constantFrom(...'ab"\'*:&|!()-^{}<>\\%_ 💡é´0') });
    const text = characters.filter((q) => [...q].length <= 80 && q.length <= 80);
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        expect((await seeded.api.call('listProducts', { query: { q } })).status).toBe(200);
      }),
      { numRuns: 60 },
    );
    expect((await seeded.api.call('listProducts', { query: { q: 'x'.repeat(81) } })).status).toBe(400);
  });

  it('finds a SKU that is typed with an operator of the index in it', async () => {
    expect(await spus('lm-dome -ink')).toEqual(['LM-DOME']);
  });
});

describe('words that no product has together', () => {
  it.each([
    ['lamp for a dark hallway', ['dark'], 'lamp hallway'],
    ['bluish dome lamp', ['bluish'], 'dome lamp'],
    ['xylophone dome zeppelin', ['xylophone', 'zeppelin'], 'dome'],
  ])('of %j, %j are left out and named, as if %j had been searched', async (q, dropped, words) => {
    const { list, total, without } = await search(q);
    expect(without).toEqual(dropped);
    expect(total).toBeGreaterThan(0);
    expect(await search(words)).toMatchObject({ list, total });
    expect(await seeded.api.ok('listProducts', { query: { q, exact: true } })).toMatchObject({ total: 0 });
  });

  it('leaves out beside a word that it puts right', async () => {
    const { list, didYouMean: shown, without } = await search('doem lamp for a zeppelin');
    expect(shown).toBe('dome lamp for a zeppelin');
    expect(without).toEqual(['zeppelin']);
    expect(list[0]?.spu).toBe('LM-DOME');
  });

  it('drops no word of a search that finds something, and finds nothing where no product has a word of it', async () => {
    expect(await search('dome lamp')).not.toHaveProperty('without');
    const nothing = await search('xylophone zeppelin');
    expect(nothing.total).toBe(0);
    expect(nothing).not.toHaveProperty('without');
  });
});

describe('what words ask for besides words', () => {
  it.each([
    ['lamp under 90', 'US', ['priceMax 9000 under 90']],
    ['lamp less than $59.95', 'US', ['priceMax 5995 less than $59.95']],
    ['strip between 20 and 1,000 euros', 'EU', ['priceMin 2000', 'priceMax 100000']],
    ['lamp under 12000', 'JA', ['priceMax 12000']],
    ['ランプ 12,000円以下', 'JA', ['priceMax 12000']],
    ['works with alexa', 'US', ['voice matter', 'voice hub']],
    ['bulb for Google Home', 'US', ['voice matter']],
    ['lights that work with matter', 'US', ['connection matter']],
    ['string lights for outdoors', 'US', ['ip IP65']],
    ['waterproof lights', 'US', ['ip IP65', 'ip IP67']],
    ['cheap lamp', 'US', ['sort PRICE_ASC cheap']],
    ['gift under 60', 'US', ['priceMax 6000 under 60']],
  ])('%j in %s is said by filters', async (q, site, expected) => {
    const { applied, total } = await search(q, site);
    const said = applied.map(({ key, value, said: words }) => `${key} ${value} ${words}`);
    for (const each of expected) expect(said.filter((filter) => filter.startsWith(each))).toHaveLength(1);
    expect(total).toBeGreaterThan(0);
  });

  it.each(['bulb under 9 W', 'strip up to 5 m', 'strip from 5 to 10 m', 'dims up to 100 %', 'light over 800 lumens'])(
    'reads no price of %j',
    async (q) => {
      expect((await search(q)).applied).toEqual([]);
    },
  );

  it('reads a price beside a number of lumens, which keeps its open end', async () => {
    expect(await spus('over 2000 lumens under $9,000')).toEqual(await spus('over 2000 lumens'));
  });

  it('lists what fits the filters where nothing has the words, and what was chosen stands before the words', async () => {
    expect(await search('zeppelin under 60')).toMatchObject({ without: ['zeppelin'] });
    const query = { q: 'cheap lamp under 60', sort: 'NEW' as const, priceMax: 4_000 };
    const { applied } = await seeded.api.ok('listProducts', { query });
    expect(applied).toEqual([{ key: 'priceMax', value: '4000', label: 'Up to $40.00' }]);
  });
});

describe('did you mean', () => {
  it.each([
    ['tabel lamp', 'table lamp'],
    ['lmap', 'lamp'],
    ['srtip', 'strip'],
    ['pendnat', 'pendant'],
    ['DOMW lamp', 'dome lamp'],
    ['outdor', 'outdoor'],
    ['doem lamp', 'dome lamp'],
    ['stripp lihgt', 'strip light'],
  ])('%j is answered by %j at once, unless it is asked for exactly', async (q, meant) => {
    const { list, total, didYouMean: shown } = await search(q);
    expect(shown).toBe(meant);
    const found = await search(meant);
    expect(found).toMatchObject({ total, list });
    expect(total).toBeGreaterThan(0);
    expect(await seeded.api.ok('listProducts', { query: { q, exact: true } })).toMatchObject({
      total: 0,
      didYouMean: meant,
    });
  });

  it('is silent when something is found, and when nothing resembles the query', async () => {
    expect(await search('dome')).not.toHaveProperty('didYouMean');
    expect(await search('zeppelin')).not.toHaveProperty('didYouMean');
  });

  it('guesses one slip in a short word and two in a long one, none in a tiny one', () => {
    const vocabulary = ['table', 'lamp', 'curtain', 'lights'];
    expect(nearestWord('lomp', vocabulary)?.word).toBe('lamp');
    expect(nearestWord('lonp', vocabulary)?.word).toBeUndefined();
    expect(nearestWord('kurtein', vocabulary)?.word).toBe('curtain');
    expect(nearestWord('kurteim', vocabulary)?.word).toBeUndefined();
    expect(nearestWord('xx', vocabulary)?.word).toBeUndefined();
  });

  it('measures slips as characters added, dropped, replaced or swapped', () => {
    expect(editDistance('lamp', 'lamp')).toBe(0);
    expect(editDistance('lamp', 'lmap')).toBe(1);
    expect(editDistance('lamp', 'lam')).toBe(1);
    expect(editDistance('', 'lamp')).toBe(4);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('suggesting', () => {
  const suggest = (q: string, site = 'US') => seeded.api.ok('suggest', { query: { q }, site });

  it('offers terms, products and categories from two characters on', async () => {
    const { terms, products, categories } = await suggest('ta');
    expect(terms).toContain('table lamp');
    expect(products.length).toBeGreaterThan(0);
    expect(categories).toContainEqual({ id: 'table-lamps', name: 'Table lamps' });
    expect(await suggest('t')).toEqual({ terms: [], products: [], categories: [], help: [] });
    expect(await suggest('')).toEqual({ terms: [], products: [], categories: [], help: [] });
  });

  it('offers words however they are written', async () => {
    expect((await suggest('tablela')).terms).toContain('table lamp');
    expect((await suggest('light strip')).categories).toEqual((await suggest('lightstrip')).categories);
  });

  it('offers at most 8 terms, 4 products and 3 categories', async () => {
    const { terms, products, categories } = await suggest('li');
    expect([terms.length, products.length, categories.length]).toEqual([8, 4, 3]);
  });

  it('offers only what the market sells, at its price', async () => {
    expect((await suggest('torch')).products).toMatchObject([
      { spu: 'LM-TORCH', price: { sale: { currency: 'USD' } } },
    ]);
    expect((await suggest('torch', 'JA')).products).toEqual([]);
  });

  it('knows what is often searched', async () => {
    const { terms } = await seeded.api.ok('getHotTerms');
    expect(terms[0]).toBe('table lamp');
    for (const term of terms) expect((await search(term)).total, term).toBeGreaterThan(0);
  });
});
