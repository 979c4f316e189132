import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { lightSwitch } from '../steps/bar.ts';
import { openRunning, quiet } from '../steps/open.ts';

const hero = (page: Page) => page.getByRole('main').locator('section').first();
/** The picture of another hour, over the one that the page came with. */
const otherHour = (page: Page) => hero(page).locator('[data-shown] img');
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

test.describe('where the sun is known', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the room fades to the hour of the shopper, says when the sun sets, and leaves the theme alone', async ({
    page,
  }) => {
    await openRunning(page, '/home?hour=3');
    const before = await themeOf(page);
    await expect(otherHour(page)).toHaveJSProperty('complete', true);
    await expect(otherHour(page)).toHaveAttribute('srcset', /\/late-\d+\.avif/);
    await expect(hero(page).getByText(/^Sunset today: \d{1,2}:\d\d PM$/)).toBeVisible();
    expect(await themeOf(page)).toBe(before);
    // A veil of night lies behind its words; the room of noon has a bright one.
    await expect(hero(page)).not.toHaveAttribute('data-day');

    // Another theme shows the room of that theme.
    await lightSwitch(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
    await expect(otherHour(page)).toHaveCount(0);
    await expect(hero(page)).toHaveAttribute('data-day');
  });
});

test('where it is not, the room stays as it came and nothing is said about the sunset', async ({ page }) => {
  await openRunning(page, '/home?hour=3');
  await quiet(page);
  await expect(otherHour(page)).toHaveCount(0);
  await expect(hero(page).getByText(/Sunset/)).toHaveCount(0);
});
