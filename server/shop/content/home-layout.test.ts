import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
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
