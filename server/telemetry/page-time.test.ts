import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketRoutes } from '#server/routes/market.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { pageTimeReport } from './page-time-report.ts';

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
beforeEach(async () => {
  await shop.db.deleteFrom('page_times').execute();
  shop.clock.set(Date.UTC(2026, 10, 21, 23, 59, 59, 999));
});

const looked = (pathName: string, ...durations: number[]) =>
  api.ok('reportPageTime', {
    clientId: 'the-reporting-client',
    body: {
      pages: durations.map((duration) => ({
        path: `/${pathName}`,
        duration,
        pathName,
        moduleId: '',
        activityName: '',
      })),
    },
  });
const days = (filter: { pathName?: string } = {}) => pageTimeReport(shop.db, { since: 0, limit: 100, ...filter });
const ops = async (...args: string[]) => Array.from(await runCommand(shop, args), String);

describe('how long pages are looked at', () => {
  it.each([
    [[3_000], 3_000, 3_000],
    [[1_000, 4_000], 2_500, 2_500],
    [[9_000, 1_000, 2_000], 2_000, 4_000],
    [[1, 2, 3, 1_000], 3, 252],
    [[0, 0, 0, 0, 299_999], 0, 60_000],
    [[5, 5, 5, 5], 5, 5],
  ])('%j has the median %i and the mean %i', async (durations, median, mean) => {
    await looked('home', ...durations);
    expect(await days()).toEqual([{ pathName: 'home', day: '2026-11-21', views: durations.length, median, mean }]);
  });

  it('is reported per page and day, the newest day and the most viewed page first', async () => {
    await looked('home', 1_000);
    await looked('cart', 2_000, 4_000);
    shop.clock.advance(1);
    await looked('cart', 7_000);
    expect((await days()).map(({ day, pathName, views }) => [day, pathName, views])).toEqual([
      ['2026-11-22', 'cart', 1],
      ['2026-11-21', 'cart', 2],
      ['2026-11-21', 'home', 1],
    ]);
    expect(await days({ pathName: 'home' })).toHaveLength(1);
  });

  it('is read by an operator as a table or as JSON', async () => {
    await looked('home', 1_000, 2_500);
    await looked('product-detail', 61_000);
    expect(await ops('page-time')).toEqual([
      'day         page            views  median  mean',
      '2026-11-21  home            2      1.8 s   1.8 s',
      '2026-11-21  product-detail  1      61.0 s  61.0 s',
    ]);
    expect((await ops('page-time', '--json', '--path', 'home')).map((line) => JSON.parse(line))).toEqual([
      { pathName: 'home', day: '2026-11-21', views: 2, median: 1_750, mean: 1_750 },
    ]);
    shop.clock.advance(8 * 86_400_000);
    expect(await ops('page-time')).toEqual(['No page views were recorded.']);
    expect(await ops('page-time', '--since', '2026-11-21')).toHaveLength(3);
  });
});
