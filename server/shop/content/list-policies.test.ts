import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentSite } from '#server/db/tables/content.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { listPolicies } from './list-policies.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('content_pages').execute());

const write = (handle: string, site: ContentSite, version: number, values: object = {}) =>
  shop.db
    .insertInto('content_pages')
    .values({
      id: `${handle} ${site} ${version}`,
      kind: 'POLICY',
      handle,
      site,
      version,
      status: 'PUBLISHED',
      title: `${handle} ${site} ${version}`,
      description: '',
      blocks: '[]',
      seed_hash: null,
      created_at: 1,
      updated_at: 1,
      ...values,
    })
    .execute();
const titles = async () => (await listPolicies(shop, 'EU')).list.map(({ title }) => title);

describe('the list of policies', () => {
  it('names each policy once, as its own page shows it, by title', async () => {
    await write('returns', 'ALL', 9);
    await write('returns', 'EU', 1);
    await write('returns', 'EU', 10);
    await write('cookies', 'ALL', 1);
    await write('cookies', 'ALL', 2);
    expect(await titles()).toEqual(['cookies ALL 2', 'returns EU 10']);
  });

  it('has neither hidden policies, nor those of other markets, nor other pages', async () => {
    await write('returns', 'EU', 1);
    await write('returns', 'EU', 2, { status: 'HIDDEN' });
    await write('terms', 'EU', 1, { status: 'HIDDEN' });
    await write('privacy', 'US', 1);
    await write('dimmers', 'EU', 1, { kind: 'ARTICLE' });
    expect(await titles()).toEqual(['returns EU 1']);
  });
});
