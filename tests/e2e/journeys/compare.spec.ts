import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { openRunning, settled, title } from '../steps/open.ts';

test('a shopper picks two lamps in a list, sees them side by side, and sets the light of both with one slider', async ({
  page,
}) => {
  await openRunning(page, '/home/search?q=lamp&sort=BEST');
  await page.locator('main h3 a').first().focus();
  const toggles = page.getByRole('button', { name: /^Compare / });
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  const bar = page.getByRole('region', { name: 'Lamps to compare' });
  await expect(bar.getByRole('status')).toHaveText('2 of 4');
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect(title(page)).toHaveText('Side by side');
  await expect(page.getByRole('columnheader')).toHaveCount(2);

  const slider = page.getByRole('slider', { name: 'Light you need' });
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect(page.locator('canvas[data-state="ready"]')).toHaveCount(2);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);

  await page
    .getByRole('link', { name: /^Remove / })
    .nth(1)
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
