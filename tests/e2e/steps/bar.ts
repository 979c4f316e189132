import { expect, type Locator, type Page } from '@playwright/test';

const names = {
  US: 'United States · USD',
  EU: 'Europe · EUR',
  GB: 'United Kingdom · GBP',
  CA: 'Canada · CAD',
  JA: 'Japan · JPY',
} as const;

/** The market stands in the bar of a wide screen and in the menu of a narrow one. */
async function inBar(page: Page, work: (place: Locator) => Promise<void>): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return work(page.getByRole('banner'));
  await menu.click();
  await work(page.getByRole('navigation', { name: 'Menu' }));
  await page.getByRole('button', { name: 'Close menu' }).click();
}

const marketButton = (place: Locator) => place.getByText(/ · [A-Z]{3}$/).filter({ visible: true });

export async function shopIn(page: Page, market: keyof typeof names): Promise<void> {
  await inBar(page, async (place) => {
    await marketButton(place).click();
    await place.getByRole('radio', { name: names[market] }).check();
    await place.getByRole('button', { name: 'Change market' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change market' }).click();
    await expect(marketButton(place)).toHaveText(names[market]);
  });
}

/** In the menu of a narrow screen and at the foot of the page on a wide one, where the device's choice is one of three. */
export async function chooseTheme(page: Page, theme: 'Light' | 'Dark' | 'Auto'): Promise<void> {
  await inBar(page, (place) =>
    place
      .or(page.getByRole('contentinfo'))
      .getByRole('radio', { name: theme, exact: true })
      .filter({ visible: true })
      .first()
      .check(),
  );
}

export const lightSwitch = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });

/** Points at the light switch, which fetches what its press shows, and waits for that. */
export async function comeToLightSwitch(page: Page): Promise<void> {
  const show = page.waitForResponse(/\/assets\/light-show-/);
  await lightSwitch(page).hover();
  await (await show).finished();
}

/** Waits until the page wears the theme and nothing of the one before fades any more. */
export async function lookSettles(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('[data-veil]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-switching');
}

/** Follows a link of the main navigation. */
export async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  await page
    .getByRole('navigation', { name: isNarrow ? 'Menu' : 'Main' })
    .getByRole('link', { name })
    .click();
}

export const cartLink = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('link', { name: pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items` });

export const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
