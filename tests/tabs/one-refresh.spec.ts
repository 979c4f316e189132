import { expect, test as base } from '@playwright/test';
import { share, wholeTag } from '../extent.ts';
import { useLocalStorageAsDatabase } from './naive-database.ts';
import { lookAtAll, openSignedInTabs, tokensIn, watchRefreshTokens } from './signed-in-tabs.ts';
import { openStrictShop, type StrictShop } from './strict-shop.ts';

const port = 4640;
const tabCount = 20;
const rounds = Math.max(8, 40 * share);
/** The naive recipe mostly fails within five rounds; it gets more so that its luck fails no run. */
const naiveRounds = 120;

const test = base.extend<{ shop: StrictShop }>({
  // Playwright reads what a fixture needs from this pattern, also when it is nothing.
  shop: async ({}, use) => {
    const shop = await openStrictShop(port);
    await use(shop);
    await shop.close();
  },
});

test(`${tabCount} tabs with an expired token refresh it once, ${rounds} times over, and nobody is logged out`, async ({
  context,
  shop,
}) => {
  const tabs = await openSignedInTabs(context, shop.origin, tabCount);
  const misused = watchRefreshTokens(context);
  let before = await tokensIn(tabs);
  expect(before).toHaveLength(1);

  for (let round = 1; round <= rounds; round += 1) {
    const endings = await lookAtAll(tabs, shop.expireTokens());
    expect(endings, `round ${round}`).toEqual(tabs.map(() => 'answered'));
    expect(shop.refreshes, `round ${round}`).toEqual({ rotated: round, refused: 0 });
    // Another process sees what one has written a moment later.
    await expect.poll(() => tokensIn(tabs), { intervals: [5] }).toHaveLength(1);
    const after = await tokensIn(tabs);
    expect(after).not.toEqual(before);
    before = after;
  }
  expect(misused, 'calls that carried a refresh token').toEqual([]);
});

test(
  'the recipe most projects copy, localStorage read again under the lock, logs people out',
  { tag: wholeTag },
  async ({ context, shop }) => {
    await context.addInitScript(useLocalStorageAsDatabase);
    const tabs = await openSignedInTabs(context, shop.origin, tabCount);
    const oneRefreshEach = async (round: number) => {
      const endings = await lookAtAll(tabs, shop.expireTokens());
      return endings.every((ending) => ending === 'answered') && shop.refreshes.rotated === round;
    };
    let round = 1;
    while (round <= naiveRounds && (await oneRefreshEach(round))) round += 1;
    expect(round, 'the round that went wrong').toBeLessThanOrEqual(naiveRounds);
  },
);
