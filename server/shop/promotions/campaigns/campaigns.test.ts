import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { campaignRoutes } from '#server/routes/campaign.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { importPrices } from '../../catalogue/import-prices.ts';
import { loadOffers } from '../../catalogue/load-offers.ts';
import { campaignFile, fileText } from './campaign-fixture.ts';

let shop: TestShop;
let api: TestApi;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  api = await openTestApi(shop, campaignRoutes);
  folder = await mkdtemp(join(tmpdir(), 'lampyris-campaigns-'));
});
afterAll(async () => {
  await api.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const ops = async (...args: string[]) => (await runCommand(shop, ['campaign', ...args])).join('\n');
const { handle } = campaignFile;
const at = (day: number, hour = 12) => shop.clock.set(Date.UTC(2027, 0, day, hour));
const read = (site: Site = 'US', preview?: string) =>
  api.call('getCampaign', { site, query: { handle, ...(preview !== undefined && { preview }) } });
const standsAs = async (site?: Site) => {
  const { code, data } = await read(site);
  return code ?? data.phase;
};
const listed = async (status: 'LIVE' | 'COMING' | 'ENDED', site: Site = 'US') =>
  (await api.ok('listActivities', { site, query: { status } })).list.map((card) => card.handle);

async function fileOf(file: object): Promise<string> {
  const path = join(folder, `${shop.newId()}.json`);
  await writeFile(path, fileText(file));
  return path;
}

describe('the events that a shop begins with', () => {
  it.each(['black-friday-deals', 'black-friday-in-july', 'prime-deals', 'evening-light', 'garden-weeks'])(
    'are files that can be imported: %s, composed by the rules',
    async (seeded) => {
      const file = join(folder, `${seeded}.json`);
      await writeFile(file, await ops('export', seeded));
      const lines = (await ops('check', file)).split('\n');
      expect(lines[0]).toBe(`"${seeded}" can be imported`);
      expect(lines.filter((line) => line.startsWith('Advice'))).toEqual([]);
    },
  );
});

describe('the life of a campaign', () => {
  it('is a draft that only a signed link shows, until the link ends', async () => {
    at(8);
    const file = await fileOf(campaignFile);
    expect(await ops('check', file)).toContain('"long-evenings" can be imported\n  US  Tue, Jan 12, 2027, 9:00 AM ET');
    expect(await ops('import', file)).toContain('is DRAFT with version 1');
    expect(await standsAs()).toBe('NOT_FOUND');
    const links = (await ops('preview', handle, '--phase', 'LAST_CHANCE', '--hours', '2')).split('\n');
    expect(links.map((line) => line.slice(0, 2))).toEqual(['US', 'EU']);
    const link = new URL(links[0]?.slice(4) ?? '');
    expect(link.pathname).toBe('/prom/activity-making/long-evenings');
    const key = link.searchParams.get('preview') ?? '';
    expect((await read('US', key)).data).toMatchObject({ phase: 'LAST_CHANCE', isPreview: true });
    expect((await read('US', key.replace('LAST_CHANCE', 'MAIN'))).code).toBe('NOT_FOUND');
    shop.clock.advance(2 * 3_600_000);
    expect((await read('US', key)).code).toBe('NOT_FOUND');
  });

  it('shows in each phase and market the blocks that are for it', async () => {
    expect(await ops('schedule', handle)).toContain('"long-evenings" is SCHEDULED');
    const blocks = async (site?: Site) => (await read(site)).data.blocks.map(({ id }) => id.replace(/^part-/, ''));
    expect([await standsAs(), await listed('COMING')]).toEqual(['NOT_FOUND', expect.not.arrayContaining([handle])]);
    at(11);
    expect([await standsAs(), await standsAs('EU'), await standsAs('JA')]).toEqual([
      'WARMUP',
      'NOT_FOUND',
      'OTHER_MARKET',
    ]);
    expect([await listed('COMING'), await listed('COMING', 'EU')]).toEqual([
      expect.arrayContaining([handle]),
      expect.not.arrayContaining([handle]),
    ]);
    expect(await blocks()).toEqual(['top', 'clock', 'ways', 'coupons', 'hold', 'remind', 'rules']);
    at(13);
    expect([await standsAs(), await standsAs('EU')]).toEqual(['MAIN', 'MAIN']);
    expect(await blocks()).toEqual(['top', 'clock', 'ways', 'coupons', 'kinds', 'hold', 'rules']);
    expect(await blocks('EU')).toEqual(['top', 'clock', 'ways', 'coupons', 'kinds', 'hold']);
    expect(await listed('LIVE')).toContain(handle);
  });

  it('fills its blocks with the coupons and the products of the market', async () => {
    const { blocks } = (await read('EU')).data;
    const coupons = blocks.find((block) => block.type === 'COUPONS');
    expect(coupons?.data.offers.map(({ terms, state }) => [terms.templateId, state])).toEqual([
      ['ten-eu', 'CLAIMABLE'],
    ]);
    const tabs = blocks.find((block) => block.type === 'TABS');
    expect(tabs?.data.tabs.map(({ label, products }) => [label, products.length])).toEqual([
      ['Table lamps', 3],
      ['Outdoors', 3],
      ['One of them', 1],
    ]);
    expect(blocks.find((block) => block.type === 'PRICE_HOLD')?.data.until).toBe(Date.UTC(2027, 0, 15, 23));
  });

  it('holds the prices of its page: nothing lowers one before it ends', async () => {
    const others = shop.db.updateTable('promotions').where('type', '=', 'EVENT').where('handle', '!=', handle);
    await others.set({ status: 'ENDED' }).execute();
    const sku = 'LM-DOME-VERMILION';
    const priceOf = async (site: Site) =>
      (await loadOffers(shop.db, site, [sku], shop.clock.now())).get(sku)?.listAmount ?? 0;
    const set = async (site: Site, change: number) =>
      importPrices(shop, [{ sku, site, listAmount: (await priceOf(site)) + change, saleAmount: null }]);
    const promise =
      'EU LM-DOME-VERMILION: the page "Long evenings" promises not to lower any price before Sat 16 Jan, 00:00 CET.';
    await expect(set('EU', -1)).rejects.toMatchObject({ fields: [{ rule: 'hold', message: promise }] });
    expect(await set('EU', 100)).toMatchObject({ changed: 1 });
    // Another market has no such page.
    expect(await set('GB', -1)).toMatchObject({ changed: 1 });

    const item = (amount: number) => ({ sku, amounts: { EU: amount }, quota: 5 });
    const sessions = [{ time: '10:00', minutes: 60 }];
    const create = async (name: string, amount: number) =>
      runCommand(shop, ['flash', 'create', name, await fileOf({ sessions, items: [item(amount)] })]);
    const price = await priceOf('EU');
    await expect(create('lower', price - 1)).rejects.toThrow(promise);
    await create('as-it-is', price);
    await shop.db
      .updateTable('promotions')
      .set({ config: JSON.stringify({ sessions: [], items: [item(price - 1)] }) })
      .where('handle', '=', 'as-it-is')
      .execute();
    await expect(runCommand(shop, ['promo', 'schedule', 'as-it-is'])).rejects.toThrow(promise);
    await others.set({ status: 'SCHEDULED' }).execute();
  });

  it('takes a new version of its page at once, and nothing of a bad file', async () => {
    const [, ...others] = campaignFile.blocks;
    await expect(ops('import', await fileOf({ ...campaignFile, title: 'Bad', blocks: others }))).rejects.toThrow(
      /is not a campaign:\nLine \d+, blocks\.0: must be a HERO/,
    );
    expect((await read()).data.promotion.title).toBe('Long evenings');
    const shorter = {
      ...campaignFile,
      title: 'Longer evenings',
      blocks: [campaignFile.blocks[0], campaignFile.blocks[4]],
    };
    expect(await ops('import', await fileOf(shorter))).toContain('is SCHEDULED with version 2');
    expect((await read()).data).toMatchObject({
      promotion: { title: 'Longer evenings' },
      blocks: [{ id: 'part-top' }, { id: 'part-kinds' }],
    });
    expect(JSON.parse(await ops('export', handle))).toEqual(shorter);
  });

  it('says at last that it ends soon, and is over where staff end it', async () => {
    at(15, 15);
    expect([await standsAs(), await standsAs('EU')]).toEqual(['LAST_CHANCE', 'MAIN']);
    expect(await ops('end', handle)).toBe('"long-evenings" is ENDED');
    expect((await read()).data).toMatchObject({ phase: 'ENDED', blocks: [] });
    expect([await listed('LIVE'), await listed('ENDED')]).toEqual([
      expect.not.arrayContaining([handle]),
      expect.arrayContaining([handle]),
    ]);
    await expect(ops('import', await fileOf(campaignFile))).rejects.toThrow(
      'is the handle of a promotion that has ended',
    );
    expect(await ops('archive', handle)).toBe('"long-evenings" is ARCHIVED');
    expect(await standsAs()).toBe('NOT_FOUND');
  });

  it.each([
    [['preview', 'nowhere'], 'There’s no campaign "nowhere"'],
    [['schedule', handle], '"long-evenings" is ARCHIVED, so it cannot schedule'],
    [['preview', handle, '--phase', 'SOON'], '--phase must be one of WARMUP, MAIN, LAST_CHANCE.'],
    [['check', '/nowhere.json'], '/nowhere.json cannot be read (ENOENT).'],
  ])('tells the operator what is wrong with %j', async (args, sentence) => {
    await expect(ops(...args)).rejects.toThrow(sentence);
  });
});
