import { readFileSync } from 'node:fs';
import { sites } from '#rules/markets.ts';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { collections } from './collections.ts';
import { connections, voices } from './facets.ts';
import { homeBlocks } from '../content/home.ts';
import { pictureTexts } from './pictures.ts';
import { pricedSkus, priceOf } from './prices.ts';
import { products } from './products.ts';
import { reviewsOf } from './reviews.ts';
import { deliveredStock } from './stock.ts';
import { categoryIds, type ProductSeed } from './types.ts';

const manifest: { images: Record<string, object>; videos: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../../media/manifest.json', import.meta.url), 'utf8'),
);
const pictured = Object.keys(manifest.images).sort();
const skus = products.flatMap((product) => product.skus.map((sku) => ({ ...sku, product })));
const spus = products.map(({ spu }) => spu);
const soldSites = (sku: string) => sites.filter((site) => priceOf(sku, site) !== undefined);
const inStock = (sku: string) => soldSites(sku).map((site) => deliveredStock(sku, site));
const absentFrom = (site: (typeof sites)[number]) =>
  products.filter((product) => product.skus.every(({ sku }) => priceOf(sku, site) === undefined)).map(({ spu }) => spu);
const unique = (values: readonly string[]) => expect([...new Set(values)]).toEqual(values);

describe('the catalogue', () => {
  it('has 32 products in 75 skus, 8 categories and 6 collections', () => {
    expect([products.length, skus.length, categories.length, collections.length]).toEqual([32, 75, 8, 6]);
  });

  it('names every product, model, sku and title once', () => {
    unique(spus);
    unique(products.map(({ model }) => model));
    unique(products.map(({ title }) => title));
    unique(products.map(({ seo }) => seo.title));
    unique(skus.map(({ sku }) => sku));
  });

  it('has at least two products in each category', () => {
    expect(categories.map(({ id }) => id)).toEqual(categoryIds);
    for (const id of categoryIds)
      expect(products.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(2);
  });

  it('puts only real products, each once, into a collection', () => {
    for (const { spus: members } of collections) {
      expect(spus).toEqual(expect.arrayContaining([...members]));
      unique(members);
    }
  });

  it('shows each picture of a product that the media manifest holds, and no other', () => {
    expect(Object.keys(pictureTexts).sort()).toEqual(pictured);
    const elsewhere = [
      ...skus.flatMap(({ picture }) => picture ?? []),
      ...products.flatMap(({ description }) => description.flatMap(({ picture }) => picture ?? [])),
      ...categories.map(({ picture }) => picture),
      ...collections.map(({ picture }) => picture),
      ...homeBlocks
        .flatMap((block) => (block.type === 'HERO' ? block.data.heroes : block.type === 'FEATURE' ? [block.data] : []))
        .map(({ image }) => image.slug),
    ];
    const shown = new Set([...products.flatMap(({ pictures }) => pictures), ...elsewhere]);
    expect([...shown].filter((slug) => !pictured.includes(slug))).toEqual([]);
    // Pictures of places stand ready for any page, and bundles show sets of lights.
    expect(pictured.filter((slug) => !shown.has(slug) && !/^(wide|stage|tall|sq|set)-/.test(slug))).toEqual([]);
  });

  it('shows every product in six pictures or more: each variant once, the chosen one and each view in both lights', () => {
    for (const { spu, pictures, skus: forms } of products) {
      const variants = new Set(forms.map(({ picture }) => picture ?? pictures[0]));
      const views = pictures.filter((slug) => !variants.has(slug));
      expect([spu, 1 + variants.size + 2 * views.length]).toEqual([
        spu,
        expect.toSatisfy((shown: number) => shown >= 6),
      ]);
    }
  });

  it('comes near to every product and ends in its room, where the story of the product begins', () => {
    for (const { pictures } of products) {
      expect(pictures).toContain(`${pictures[0]}-detail`);
      expect(pictures.at(-1)).toBe(`${pictures[0]}-room`);
    }
  });

  it('shows each film of the media manifest in the story of one product', () => {
    const films = products.flatMap(({ description }) => description.flatMap(({ film }) => film?.name ?? []));
    expect(films.sort()).toEqual(Object.keys(manifest.videos).sort());
  });

  it('offers every sku of a product on the same axes, each combination once', () => {
    for (const product of products) {
      const axes = Object.keys(product.skus[0].options);
      expect(product.skus.map(({ options }) => Object.keys(options))).toEqual(product.skus.map(() => axes));
      unique(product.skus.map(({ options }) => Object.values(options).join('/')));
      if (product.skus.length > 1) expect(axes.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('weighs and measures everything', () => {
    for (const { weightG, dims } of skus) expect(Math.min(weightG, ...dims)).toBeGreaterThan(0);
  });

  it('says of what piece a measure is behind its unit: 80 lm per bollard', () => {
    for (const { specs } of products) {
      for (const [, , value, unit] of specs) if (unit !== undefined) expect(value).not.toContain(' per ');
    }
  });
});

describe('the facets', () => {
  const spec = (product: ProductSeed, name: string) => product.specs.find((row) => row[1] === name)?.[2];

  it.each(products.map((product) => [product.spu, product] as const))(
    'of %s say what its specifications say',
    (_, product) => {
      const { facets } = product;
      expect(spec(product, 'IP rating')?.slice(0, 4)).toBe(facets.ip);
      for (const connection of facets.connections)
        expect(spec(product, 'Connection')).toContain(connections[connection]);
      if (facets.connections.length > 0) expect(spec(product, 'Voice control')).toBe(voices[facets.voice]);
      if (facets.connections.includes('matter')) expect(facets.voice).not.toBe('hub');
    },
  );
});

describe('the prices', () => {
  it('exist for exactly the skus of the catalogue', () => {
    expect([...pricedSkus].sort()).toEqual(skus.map(({ sku }) => sku).sort());
  });

  it('are whole minor units, and a sale lies below the lowest price before it, which is at most the list price', () => {
    let sales = 0;
    for (const { sku } of skus) {
      for (const site of soldSites(sku)) {
        const price = priceOf(sku, site) ?? 0;
        const [list, sale, priorLowest] = typeof price === 'number' ? [price] : price;
        expect(Number.isSafeInteger(list) && list > 0).toBe(true);
        if (sale === undefined || priorLowest === undefined) continue;
        sales += 1;
        expect(sale).toBeLessThan(priorLowest);
        expect(priorLowest).toBeLessThanOrEqual(list);
      }
    }
    expect(sales).toBeGreaterThanOrEqual(20);
  });

  it('sell a product in a market in all of its skus or in none', () => {
    for (const {
      skus: [first, ...rest],
    } of products) {
      for (const { sku } of rest) expect(soldSites(sku)).toEqual(soldSites(first.sku));
    }
  });

  it('leave three products out of Japan and a few out of other markets', () => {
    expect(absentFrom('JA')).toEqual(['LM-TORCH', 'LM-ORB-GU10', 'LM-PLUG']);
    expect(absentFrom('US')).toEqual(['LM-PLUG']);
    expect(absentFrom('CA')).toEqual(['LM-WAKE', 'LM-PLUG']);
    expect(absentFrom('GB')).toEqual(['LM-CURTAIN', 'LM-PLUG']);
    expect(absentFrom('EU')).toEqual([]);
  });

  it('are not one table converted: no market is a fixed multiple of another', () => {
    const ratios = (a: 'US' | 'EU', b: 'GB' | 'CA' | 'JA') =>
      new Set(
        skus.flatMap(({ sku }) => {
          const [one, other] = [priceOf(sku, a), priceOf(sku, b)];
          return typeof one === 'number' && typeof other === 'number' ? [(other / one).toFixed(3)] : [];
        }),
      ).size;
    expect(ratios('US', 'CA')).toBeGreaterThan(5);
    expect(ratios('EU', 'GB')).toBeGreaterThan(5);
    expect(ratios('US', 'JA')).toBeGreaterThan(5);
  });
});

describe('the stock', () => {
  it('has four skus sold out in every market', () => {
    expect(skus.filter(({ sku }) => inStock(sku).every((pieces) => pieces === 0)).map(({ sku }) => sku)).toEqual([
      'LM-RIBBON-NEON-5M',
      'LM-FACET-18',
      'LM-PATH-6',
      'LM-THERMO-3',
    ]);
  });

  it('runs low, at four pieces or fewer, in a few places', () => {
    const low = skus.flatMap(({ sku }) => inStock(sku).filter((pieces) => pieces >= 1 && pieces <= 4));
    expect(low).toHaveLength(7);
  });
});

describe('the pre-orders', () => {
  it('are two products that ship later and that nobody has reviewed yet', () => {
    const preorders = products.filter(({ releasedDaysAgo }) => releasedDaysAgo < 0);
    expect(preorders.map(({ spu }) => spu)).toEqual(['LM-LINE', 'LM-DROP']);
    for (const { spu } of preorders) expect(reviewsOf(spu)).toEqual([]);
  });
});
