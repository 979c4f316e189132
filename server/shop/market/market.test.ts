import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketRoutes } from '#server/routes/market.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let api: TestApi;

beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, marketRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const start = async (headers: Record<string, string>) => {
  const answer = await api.app.inject({ url: '/app-mall/v1/client/init', headers });
  return answer.json<{ data: { site: string; country: string; clientId: string } }>().data;
};

describe('starting a client', () => {
  it.each([
    [{ site: 'DE' }, 'EU', 'DE'],
    [{ site: 'UK' }, 'GB', 'GB'],
    [{ site: 'JP' }, 'JA', 'JP'],
    [{ site: 'atlantis' }, 'EU', 'DE'],
    [{ country: 'FR' }, 'EU', 'FR'],
    [{ 'accept-language': 'de-AT,en;q=0.5' }, 'EU', 'AT'],
    [{ 'accept-language': 'en-CA' }, 'CA', 'CA'],
    [{}, 'US', 'US'],
    [{ site: 'US', country: 'DE' }, 'US', 'US'],
  ])('with %j is in the market %s and the country %s', async (headers, site, country) => {
    expect(await start(headers)).toMatchObject({ site, country });
  });

  it('keeps a client id of 11 characters and replaces one of 10', async () => {
    expect((await start({ clientid: 'a2345678901' })).clientId).toBe('a2345678901');
    expect((await start({ clientid: 'a234567890' })).clientId).not.toBe('a234567890');
    expect((await start({ clientid: 'a234567890' })).clientId.length).toBeGreaterThan(10);
  });
});

describe('the markets', () => {
  it('are five, each with its currency, its countries and its free-shipping line', async () => {
    const { list } = await api.ok('listMarkets');
    expect(list.map(({ key, sign, code, freeShipping }) => [key, sign, code, freeShipping.amount])).toEqual([
      ['US', '$', 'USD', 4900],
      ['EU', '€', 'EUR', 5900],
      ['GB', '£', 'GBP', 4900],
      ['CA', 'C$', 'CAD', 6900],
      ['JA', '¥', 'JPY', 6000],
    ]);
    expect(list[1]?.countries[0]).toEqual({ code: 'DE', name: 'Germany' });
  });
});

describe('page times', () => {
  const page = { path: '/home', duration: 3000, pathName: 'home', moduleId: '', activityName: '' };

  it('are kept under the client that reports them', async () => {
    await api.ok('reportPageTime', {
      clientId: 'the-reporting-client',
      body: { pages: [page, { ...page, duration: 299_999 }] },
    });
    const rows = await shop.db.selectFrom('page_times').select(['client_id', 'duration']).orderBy('duration').execute();
    expect(rows).toEqual([
      { client_id: 'the-reporting-client', duration: 3000 },
      { client_id: 'the-reporting-client', duration: 299_999 },
    ]);
  });

  it('of five minutes or more are dropped, and the others of their batch are kept', async () => {
    const clientId = 'a-client-that-slept';
    const pages = [300_000, 299_998, 86_400_000].map((duration) => ({ ...page, duration }));
    await api.ok('reportPageTime', { clientId, body: { pages } });
    await api.ok('reportPageTime', { clientId, body: { pages: pages.slice(0, 1) } });
    const rows = await shop.db.selectFrom('page_times').select('duration').where('client_id', '=', clientId).execute();
    expect(rows).toEqual([{ duration: 299_998 }]);
  });

  it('come a hundred at a time and no more, and keep no query', async () => {
    const clientId = 'a-client-of-hundred';
    const hundred = Array.from({ length: 100 }, () => ({ ...page, path: '/home?email=ada@lampyris.test#top' }));
    await api.ok('reportPageTime', { clientId, body: { pages: hundred } });
    expect((await api.call('reportPageTime', { clientId, body: { pages: [...hundred, page] } })).code).toBe(
      'BAD_REQUEST',
    );
    const rows = await shop.db.selectFrom('page_times').select('path').where('client_id', '=', clientId).execute();
    expect(rows).toEqual(hundred.map(() => ({ path: '/home' })));
  });
});
