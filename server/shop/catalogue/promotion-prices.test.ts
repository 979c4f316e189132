import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour } from '#rules/durations.ts';
import { composePromotions } from '../pricing/promotions.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';
import { listProducts } from './list-products.ts';
import type { ShownPromotion } from './offer.ts';

const sku = 'LM-DOME-VERMILION';
const spu = 'LM-DOME';
const plain = 8_900;

/** What runs, by SKU. */
const running = new Map<string, ShownPromotion>();
const questions: (readonly string[] | undefined)[] = [];
const promotions = composePromotions([
  {
    buyTypes: [1],
    offersFor: async (_db, _visit, lines) =>
      new Map(
        lines.flatMap((line) => {
          const promotion = running.get(line.sku);
          return promotion?.promoItemId === line.promoItemId && promotion ? [[line.key, promotion] as const] : [];
        }),
      ),
    shownFor: async (_db, _visit, skus) => {
      questions.push(skus);
      return new Map([...running].filter(([one]) => skus?.includes(one) ?? true));
    },
    hold: async () => undefined,
    release: async () => {},
  },
]);

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop({ promotions });
});
beforeEach(() => {
  questions.length = 0;
  running.clear();
});
afterAll(() => seeded.close());

const flash = (changes: Partial<ShownPromotion> = {}): ShownPromotion => ({
  ...{ id: 'flash-1', amount: 7_000, buyType: 1, promoItemId: 'flash-1', priorLowestAmount: null },
  about: {
    kind: 'FLASH_SALE',
    promoId: 'flash',
    name: 'Flash Sale',
    startTime: seeded.shop.clock.now(),
    endTime: seeded.shop.clock.now() + hour,
  },
  endTime: seeded.shop.clock.now() + hour,
  ...changes,
});
const listed = async (site = 'US') => {
  const { list } = await seeded.api.ok('listProducts', { query: { q: 'dome' }, site });
  return list.find((card) => card.spu === spu);
};

describe('a promotion that runs', () => {
  it('has its price in lists, rails, recommendations, suggestions and on the page of its product', async () => {
    for (const one of await seeded.shop.db.selectFrom('skus').select('sku').execute())
      running.set(one.sku, flash({ amount: 100 }));
    const promotion = { line: { buyType: 1, promoItemId: 'flash-1' }, endTime: flash().endTime };
    const { list } = await seeded.api.ok('listProducts', { query: { pageSize: 24 } });
    const { skus } = await seeded.api.ok('getProduct', { query: { spu } });
    const { products } = await seeded.api.ok('suggest', { query: { q: 'dome' } });
    const { list: others } = await seeded.api.ok('recommend', { query: { scene: 'PDP', spu } });
    const { blocks } = await seeded.api.ok('getHomeLayout');
    const rails = blocks.flatMap((block) => (block.type === 'PRODUCT_RAIL' ? block.data.products : []));
    for (const cards of [list, skus, products, others, rails]) {
      expect(cards.length).toBeGreaterThan(0);
      for (const { price } of cards) expect(price).toMatchObject({ sale: { amount: 100 }, promotion });
    }
  });

  it('is that of its variant alone', async () => {
    running.set(sku, flash());
    const { skus } = await seeded.api.ok('getProduct', { query: { spu } });
    const shown = { sale: { amount: 7_000 }, list: { amount: plain }, discountPct: 21 };
    expect(skus.find((one) => one.sku === sku)?.price).toMatchObject(shown);
    expect(skus.find((one) => one.sku !== sku)?.price).not.toHaveProperty('promotion');
    expect((await listed())?.price).toMatchObject({ ...shown, from: true });
  });

  it('is asked for once for a page of cards', async () => {
    const calls = [
      () => seeded.api.ok('listProducts', { query: { pageSize: 24 } }),
      () => seeded.api.ok('getHomeLayout'),
      () => seeded.api.ok('getProduct', { query: { spu } }),
      () => seeded.api.ok('recommend', { query: { scene: 'PDP', spu } }),
    ];
    for (const call of calls) {
      await call();
      expect(questions.length).toBe(1);
      questions.length = 0;
    }
  });

  it('orders, narrows and counts a list, and is forgotten with it when it ends', async () => {
    const list = async (query: { sort?: 'PRICE_ASC'; priceMax?: number }) => {
      const { list, facets } = await seeded.api.ok('listProducts', { query: { pageSize: 50, ...query } });
      const prices = list.map(({ price }) => price?.sale.amount ?? 0);
      const range = facets.find(({ key }) => key === 'price')?.range;
      return { spus: list.map((card) => card.spu), prices, range };
    };
    const before = await list({ sort: 'PRICE_ASC' });
    expect(before.spus[0]).not.toBe(spu);
    running.set(sku, flash({ amount: 100 }));
    const { spus, prices, range } = await list({ sort: 'PRICE_ASC' });
    expect([spus[0], range?.min]).toEqual([spu, 100]);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await list({ priceMax: 100 })).spus).toEqual([spu]);
    running.clear();
    expect(await list({ sort: 'PRICE_ASC' })).toEqual(before);
    expect((await list({ priceMax: 100 })).spus).toEqual([]);
  });

  it('costs in the cart what the card says', async () => {
    running.set(sku, flash());
    const { price } = (await listed()) ?? {};
    const { buyType = 0, promoItemId = '' } = price?.promotion?.line ?? {};
    const line = { sku, quantity: 1, buyType, promoItemId };
    const { lines } = await seeded.api.ok('quoteCart', { body: { lines: [line], selected: [] } });
    expect(lines.map(({ unit }) => unit)).toEqual([price?.sale]);
  });

  it('is not shown where the variant costs as little, or is sold out', async () => {
    running.set(sku, flash({ amount: plain }));
    expect((await listed())?.price).not.toHaveProperty('promotion');
    running.set(sku, flash());
    const skus = ['LM-DOME-VERMILION', 'LM-DOME-BONE', 'LM-DOME-INK'];
    for (const one of skus) await seeded.change(one, 'US', { stock: 0 });
    expect(await listed()).toMatchObject({ badges: ['SOLD_OUT'], price: { list: null } });
    for (const one of skus) await seeded.change(one, 'US', { stock: 50 });
  });

  it('shows what is left of its quota', async () => {
    running.set(sku, flash({ left: 2 }));
    const { skus } = await seeded.api.ok('getProduct', { query: { spu, sku } });
    expect(skus.find((one) => one.sku === sku)).toMatchObject({ stockState: 'LOW', left: 2, maxQuantity: 2 });
  });

  it('is announced against the lowest price of the 30 days before it where the law asks for it', async () => {
    running.set(sku, flash({ amount: 6_000, priorLowestAmount: 8_000 }));
    expect((await listed('EU'))?.price).toMatchObject({ priorLowest: { amount: 8_000 }, discountPct: 25 });
  });
});

describe('a shop without promotions', () => {
  it('gives the same page of cards again while nothing has changed', async () => {
    const shop = { ...seeded.shop, hooks: { ...seeded.shop.hooks, promotions: composePromotions([]) } };
    const page = await listProducts(shop, 'US', { pageSize: 24 });
    expect(await listProducts(shop, 'US', { pageSize: 24 })).toBe(page);
  });
});
