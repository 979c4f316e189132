import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { goesAway } from '../steps/goes-away.ts';
import { openRunning, title } from '../steps/open.ts';

const entries = (page: Page) => page.evaluate(() => history.length);

test('Back closes what lies over a page, and a link in it leads on from the page', async ({ page, isMobile }) => {
  const back = async () => void (await page.goBack());
  await openRunning(page, '/home');
  await openRunning(page, '/product-detail?spu=LM-DOME');
  const before = await entries(page);
  const picture = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close picture' }) });
  const closer = page
    .getByRole('main')
    .getByRole('button', { name: /^Picture \d/ })
    .first();
  const added = page.getByRole('dialog', { name: 'Added to cart' });

  await test.step('a picture, of which Forward shows nothing again', async () => {
    await closer.click();
    await expect(picture).toBeVisible();
    await goesAway(picture, back);
    await expect(closer).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/spu=LM-DOME/);
    await expect(picture).toHaveCount(0);
  });

  await test.step('closed by hand: nothing stays in the history', async () => {
    await closer.click();
    await goesAway(picture, () => page.keyboard.press('Escape'));
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    expect(await entries(page)).toBe(before + 1);
  });

  await test.step('a link in a sheet, and back to the page below it', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    await added.getByRole('link', { name: 'Go to cart' }).click();
    await expect(title(page)).toHaveText('Your cart');
    await page.goBack();
    await expect(title(page)).toHaveText('Dome table lamp');
    await expect(added).toHaveCount(0);
    expect(await page.evaluate(() => history.state)).toBeNull();
  });

  await test.step('a reload while it is open', async () => {
    await closer.click();
    await expect(picture).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText('Dome table lamp');
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await expect(title(page)).not.toHaveText('Dome table lamp');
  });

  if (!isMobile) return;
  await test.step('the menu', async () => {
    const menu = page.getByRole('button', { name: /^(Menu|Close menu)$/ });
    await openRunning(page, '/home/search');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
    await back();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await expect(page).toHaveURL(/home\/search/);
  });
});
