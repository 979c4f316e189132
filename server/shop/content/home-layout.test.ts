import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { changeCatalogue } from '../catalogue/catalogue-changes-fixture.ts';
import { readHomeLayout } from './home-layout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
});
afterAll(() => shop.close());

const ids = async () => (await readHomeLayout(shop, 'US')).blocks.map(({ id }) => id);

it('a block that was damaged by hand is left out, and the rest of the home page stands', async () => {
  const whole = await ids();
  const page = shop.db.selectFrom('content_pages').select(['id', 'blocks']).where('kind', '=', 'HOME');
  const { id, blocks } = await page.executeTakeFirstOrThrow();
  const stored: { id: string; data: object }[] = JSON.parse(blocks);
  const damaged = stored.map((block) => (block.id === 'home-hero' ? { ...block, data: {} } : block));
  await shop.db
    .updateTable('content_pages')
    .set({ blocks: JSON.stringify(damaged) })
    .where('id', '=', id)
    .execute();
  expect(await ids()).toEqual(whole.filter((name) => name !== 'home-hero'));
});

it('sells what is left of the flash session that runs, at its prices, and nothing once the sale is over', async () => {
  const grid = async () =>
    (await readHomeLayout(shop, 'US')).blocks.flatMap((block) =>
      block.id === 'home-flash' && block.type === 'PRODUCT_GRID' ? block.data.products : [],
    );
  const cards = await grid();
  expect(cards).toHaveLength(5);
  expect(cards.map(({ price }) => price?.promotion?.line?.buyType)).toEqual(cards.map(() => 1));
  const skus = cards.map(({ sku }) => sku);
  expect(skus).toContain('LM-PEBBLE-2');
  // The shop has none of it.
  expect(skus).not.toContain('LM-FACET-18');
  const ofPebbles = shop.db.selectFrom('promo_items').select('promo_item_id').where('sku', '=', 'LM-PEBBLE-2');
  await shop.db
    .updateTable('promo_item_buckets')
    .set({ remaining: 0 })
    .where('promo_item_id', 'in', ofPebbles)
    .execute();
  expect((await grid()).map(({ sku }) => sku)).not.toContain('LM-PEBBLE-2');
  await changeCatalogue(shop, (tx) =>
    tx.updateTable('promotions').set({ status: 'ENDED' }).where('type', '=', 'FLASH_SALE').execute(),
  );
  expect(await grid()).toEqual([]);
});

it('shows the best seller, which is as large as four others, in its room, and the others by themselves', async () => {
  const blocks = (await readHomeLayout(shop, 'US')).blocks;
  const best = blocks.flatMap(({ id, ...block }) =>
    id === 'home-best' && block.type === 'PRODUCT_GRID' ? block.data.products : [],
  );
  expect(best.map(({ image }) => image.url.includes('-room/'))).toEqual([true, false, false, false, false]);
});
