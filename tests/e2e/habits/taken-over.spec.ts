import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { lookedAt } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { sampleVisits } from '../pages/visits.ts';
import { openRunning } from '../steps/open.ts';

/** What React says when it throws away what the server rendered. */
const mismatch = /React error #4(?:18|2[1-5])/;
test.use({ tolerated: /status of 404/ });

/** A processor twenty times slower, a line on which a document comes in pieces, and a clock that is a minute and a half ahead. */
async function slowDown(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await devices.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    uploadThroughput: -1,
    downloadThroughput: 60_000,
  });
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 90_000;
  });
}

/** The second page finds its scripts in the browser, so they run while its document is still on its way. */
test('a slow device takes over what the server rendered without a mismatch', async ({ page }) => {
  await slowDown(page);
  for (const path of ['/coupon/rule', '/home/search?q=doem%20lamp']) await openRunning(page, path);
});

test('every page is taken over by a slow device', { tag: wholeTag }, async ({ page }) => {
  await slowDown(page);
  for (const { path } of lookedAt(sampleVisits('guest'))) await test.step(path, () => openRunning(page, path));
});

test.describe('control: markup that the browser would not render', () => {
  test.use({ tolerated: mismatch });

  test('is a mismatch', { tag: wholeTag }, async ({ page }) => {
    await page.route('/coupon/rule', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<h1[^>]*>/, '<p></p>$&');
      await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } });
    });
    const thrown = page.waitForEvent('pageerror');
    await openRunning(page, '/coupon/rule');
    expect((await thrown).message).toMatch(mismatch);
  });
});
