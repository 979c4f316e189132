import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { answeredStatements } from '#server/testing/answered-statements.ts';
import { changeCatalogue } from './catalogue-changes-fixture.ts';
import { composePromotions } from '../pricing/promotions.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';
import { listProducts } from './list-products.ts';
import { readMarketCatalogue } from './market-catalogue.ts';
import { readProduct } from './read-product.ts';

/** Every row that was read, by the columns that it came with. */
const rowsRead: (readonly string[])[] = [];
const counter = answeredStatements((rows) => rowsRead.push(...rows.map((row) => Object.keys(row))));
const priceRows = () => rowsRead.filter((columns) => columns.includes('list_amount')).length;
const textRows = () => rowsRead.filter((columns) => columns.includes('description_blocks')).length;
/** Rows of prices, texts, facets and whatever else a catalogue is made of; the small looks at versions and stock are not. */
const catalogueRows = () =>
  rowsRead.filter(
    (columns) => !columns.includes('scope') && !(columns.includes('stock') && !columns.includes('currency')),
  ).length;

let seeded: SeededShop;
let shop: ShopContext;
beforeAll(async () => {
  seeded = await openSeededShop({ promotions: composePromotions([]) });
  shop = { ...seeded.shop, db: seeded.shop.db.withPlugin(counter) };
});
afterAll(() => seeded.close());

let commits = 0;
/** A commit that is about nothing in the catalogue, such as a shopper's cart. */
const commitElsewhere = () =>
  seeded.shop.db
    .insertInto('shop_facts')
    .values({ name: `commit ${(commits += 1)}`, value: '', updated_at: 0 })
    .execute();
const rename = (spu: string, title: string) =>
  changeCatalogue(seeded.shop, (tx) => tx.updateTable('products').set({ title }).where('spu', '=', spu).execute());
const list = () => listProducts(shop, 'US', { pageSize: 24 });
const product = () => readProduct(shop, 'US', 'US', { spu: 'LM-CUBE' });
const skusSold = async () =>
  [...(await readMarketCatalogue(shop, 'US')).items.values()].flatMap(({ variants }) => variants).length;

beforeEach(async () => {
  await list();
  await product();
  await readMarketCatalogue(shop, 'EU');
  rowsRead.length = 0;
});

describe('a list after a commit', () => {
  it('reads no price and no text when neither has changed', async () => {
    await commitElsewhere();
    await list();
    expect(catalogueRows()).toBe(0);
  });

  it('reads the prices of its market, and of no other, when one of them has changed', async () => {
    await seeded.change('LM-CUBE-1', 'US', { list_amount: 3_210 });
    await list();
    await readMarketCatalogue(shop, 'EU');
    expect(priceRows()).toBeGreaterThanOrEqual(await skusSold());
    expect(priceRows()).toBeLessThan(2 * (await skusSold()));
    expect(textRows()).toBe(0);
  });

  it('reads the texts when one of them has changed', async () => {
    await rename('LM-CUBE', 'Cubes');
    const { list: cards } = await listProducts(shop, 'US', { pageSize: 100 });
    expect(cards.find(({ spu }) => spu === 'LM-CUBE')?.title).toBe('Cubes');
    expect(textRows()).toBeGreaterThan(1);
  });

  it('reads no price when stock has changed, and counts nothing anew while much is left', async () => {
    const before = await readMarketCatalogue(shop, 'US');
    await seeded.change('LM-CUBE-1', 'US', { stock: 90, reserved: 2 });
    expect(await readMarketCatalogue(shop, 'US')).toBe(before);
    await seeded.change('LM-CUBE-1', 'US', { stock: 2, reserved: 2 });
    const { items } = await readMarketCatalogue(shop, 'US');
    expect(items.get('LM-CUBE')?.variants.find(({ sku }) => sku.sku === 'LM-CUBE-1')?.offer.available).toBe(0);
    expect(priceRows()).toBe(0);
    await seeded.change('LM-CUBE-1', 'US', { stock: 90, reserved: 0 });
  });

  it.each(['insert', 'delete'] as const)('notices the %s of a row by another process', async (change) => {
    const other = await openDatabase(shop.config, shop.log);
    const row = { id: 'category-link', spu: 'LM-CUBE', category_id: 'outdoor', created_at: 0, updated_at: 0 };
    await changeCatalogue({ database: other }, (tx) =>
      (change === 'insert'
        ? tx.insertInto('product_categories').values(row)
        : tx.deleteFrom('product_categories').where('id', '=', row.id)
      ).execute(),
    );
    await other.close();
    const { items } = await readMarketCatalogue(shop, 'US');
    const categories = items.get('LM-CUBE')?.product.categories.map(({ id }) => id);
    expect(categories?.includes('outdoor')).toBe(change === 'insert');
  });
});

describe('the detail of a product after a commit', () => {
  it('reads the offers of its own SKUs and nothing else of the catalogue', async () => {
    await commitElsewhere();
    const { length } = (await product()).skus;
    expect(catalogueRows()).toBe(length);
    expect(priceRows()).toBe(length);
  });

  it('reads the texts of its own product alone when any text has changed', async () => {
    await rename('LM-DOME', 'Domes');
    const { length } = (await product()).skus;
    expect(textRows()).toBe(1);
    expect(priceRows()).toBe(length);
  });

  it('shows a price, a stock and a text that have just changed', async () => {
    await seeded.change('LM-CUBE-1', 'US', {
      list_amount: 4_321,
      sale_amount: null,
      stock: 7,
      reserved: 0,
      safety_stock: 0,
    });
    await rename('LM-CUBE', 'Cubus');
    const {
      title,
      skus: [first],
    } = await product();
    expect([title, first?.price?.sale.amount, first?.left]).toEqual(['Cubus', 4_321, 7]);
  });
});
