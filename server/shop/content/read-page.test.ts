import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentSite } from '#server/db/tables/content.ts';
import { readContentPage } from './read-page.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('content_pages').execute());

const write = (site: ContentSite, version: number, values: { status?: 'HIDDEN'; blocks?: string } = {}) =>
  shop.db
    .insertInto('content_pages')
    .values({
      id: `${site} ${version}`,
      kind: 'POLICY',
      handle: 'returns',
      site,
      version,
      status: 'PUBLISHED',
      title: `${site} ${version}`,
      description: '',
      blocks: '[]',
      seed_hash: null,
      created_at: 1,
      updated_at: 1,
      ...values,
    })
    .execute();

const read = async (site: 'EU' | 'US') => (await readContentPage(shop, 'POLICY', 'returns', site))?.title;

describe('a content page', () => {
  it('is the newest published version of its market, else that for all markets', async () => {
    await write('ALL', 7);
    await write('EU', 1);
    await write('EU', 10);
    await write('EU', 11, { status: 'HIDDEN' });
    expect([await read('EU'), await read('US')]).toEqual(['EU 10', 'ALL 7']);
  });

  it('that nobody wrote is undefined', async () => {
    expect(await read('US')).toBeUndefined();
  });

  it('shows what its owner changed at once', async () => {
    await write('ALL', 1);
    const blocks = async () => (await readContentPage(shop, 'POLICY', 'returns', 'US'))?.blocks;
    expect(await blocks()).toEqual([]);
    const trust = { id: 'a', moduleId: 'a', type: 'TRUST_ROW', version: 1, data: { items: [] } };
    await shop.db
      .updateTable('content_pages')
      .set({ blocks: JSON.stringify([trust]) })
      .execute();
    expect(await blocks()).toEqual([trust]);
  });

  it('leaves out blocks of an unknown type or version', async () => {
    const block = { id: 'a', moduleId: 'a', type: 'TRUST_ROW', version: 1, data: { items: [] } };
    const unknown = [
      { ...block, type: 'HOLOGRAM' },
      { ...block, type: 'constructor' },
      { ...block, version: 2 },
    ];
    await write('ALL', 1, { blocks: JSON.stringify([...unknown, block]) });
    expect((await readContentPage(shop, 'POLICY', 'returns', 'US'))?.blocks).toEqual([block]);
  });
});
