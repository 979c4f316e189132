import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { promotionTypes } from '#rules/promotion-states.ts';
import { campaignRoutes } from '#server/routes/campaign.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  api = await openTestApi(shop, campaignRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

it('shows each type of the season on its first page, and names the kinds of the market, with its doll machine where it has one', async () => {
  const { list, kinds } = await api.ok('listActivities', { site: 'US', query: { status: 'LIVE' } });
  expect(kinds).toEqual(promotionTypes);
  const ofPages = kinds.filter((kind) => kind !== 'SUIT' && kind !== 'DOLL_MACHINE');
  expect([...new Set(list.map(({ type }) => type))].toSorted()).toEqual(ofPages.toSorted());
  const elsewhere = await api.ok('listActivities', { site: 'EU', query: { status: 'ENDED' } });
  expect(elsewhere.kinds).toEqual(promotionTypes.filter((kind) => kind !== 'DOLL_MACHINE'));
});

const listed = async (status: 'LIVE' | 'COMING' | 'ENDED', site: Site = 'US') => {
  const pages = await Promise.all(
    [1, 2].map((pageNo) => api.ok('listActivities', { site, query: { status, pageNo } })),
  );
  return pages.flatMap(({ list }) => list).map(({ type, promoId }) => `${type} ${promoId}`);
};

it('lists lights that can be waited for or pledged for, giveaways and the pack of new members, but no light that is out', async () => {
  const live = await listed('LIVE');
  expect(live).toEqual(
    expect.arrayContaining([
      'NEW_USER new-user',
      'INTEREST interest-line',
      'CROWDFUND crowd-buoy',
      'GIVEAWAY new-lamp-series',
    ]),
  );
  expect(live).not.toContain('INTEREST interest-curtain');
  expect(await listed('COMING')).toContain('INTEREST interest-lantern');
  expect(await listed('COMING', 'GB')).toContain('CROWDFUND crowd-ledge');
  expect(await listed('ENDED')).toEqual(expect.arrayContaining(['CROWDFUND crowd-arch', 'CROWDFUND crowd-kite']));
});

it('shows each with a picture of its own or of the first light that it sells, but what is drawn until its launch', async () => {
  for (const status of ['LIVE', 'COMING', 'ENDED'] as const) {
    const { list } = await api.ok('listActivities', { site: 'US', query: { status } });
    const bare = list.filter(({ type, image }) => type !== 'INTEREST' && image === undefined);
    expect(bare.map(({ promoId }) => promoId)).toEqual([]);
  }
});
