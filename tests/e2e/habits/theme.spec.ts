import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink, chooseTheme, lookSettles, shopIn, themeOf } from '../steps/bar.ts';
import { keep, kept } from '../steps/kept.ts';
import { open, openRunning, title } from '../steps/open.ts';

declare global {
  interface Window {
    /** The theme at every change, and "body" where the first thing that can be painted appears. */
    themeStory?: string[];
  }
}

/** Writes down the theme from before the first byte of the page on. */
async function watchTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const story: string[] = [];
    window.themeStory = story;
    const root = () => document.documentElement;
    const note = (word: string) => {
      if (story.at(-1) !== word) story.push(word);
    };
    new MutationObserver((changes) => {
      for (const { type, addedNodes } of changes) {
        if (type === 'attributes') note(root().dataset['theme'] ?? 'none');
        else if ([...addedNodes].some(({ nodeName }) => nodeName === 'BODY')) note('body');
      }
    }).observe(document, { attributes: true, attributeFilter: ['data-theme'], childList: true, subtree: true });
  });
}

const story = (page: Page) => page.evaluate(() => window.themeStory ?? []);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe('who prefers the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/home', '/shopping-cart']) {
    test(`never sees a light ${path}`, async ({ page }) => {
      await watchTheme(page);
      await open(page, path);
      await expect(title(page)).toBeVisible();
      expect(await story(page)).toEqual(['dark', 'body']);
    });
  }

  test('and chose the light sees no dark one', async ({ page }) => {
    await keep(page, 'themeId', '1');
    await watchTheme(page);
    await open(page, '/home');
    expect(await story(page)).toEqual(['light', 'body']);
  });

  test('follows the device while the choice is Auto', async ({ page }) => {
    await open(page, '/home');
    expect(await themeOf(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => themeOf(page)).toBe('light');
  });
});

test('a change of theme fades for 300 ms, and not at all for who wants less motion', async ({ page }) => {
  await openRunning(page, '/home');
  await chooseTheme(page, 'Light');
  await lookSettles(page, 'light');
  const before = await ground(page);
  // Read in the page itself: a question from outside takes longer than the fade.
  const fades = () =>
    page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          new MutationObserver((_changes, observer) => {
            observer.disconnect();
            resolve(getComputedStyle(document.documentElement).transitionDuration.split(', '));
          }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
        }),
    );
  const fading = fades();
  await chooseTheme(page, 'Dark');
  expect(await fading).toContain('0.3s');
  await lookSettles(page, 'dark');
  expect(await ground(page)).not.toBe(before);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = fades();
  await chooseTheme(page, 'Light');
  expect(await still).not.toContain('0.3s');
});

test('theme and market survive a reload and a new tab', async ({ page, context }) => {
  await openRunning(page, '/product-detail?spu=LM-DOME');
  await shopIn(page, 'JA');
  const other = (await themeOf(page)) === 'dark' ? 'Light' : 'Dark';
  await chooseTheme(page, other);
  await expect.poll(() => kept(page, 'site')).toBe('JA');

  for (const again of [() => page.reload(), () => page.goto('/home')]) {
    await again();
    await expect(page.getByRole('main')).toContainText('¥');
    await expect(page.getByRole('main')).not.toContainText('$');
    expect(await themeOf(page)).toBe(other.toLowerCase());
  }
  const tab = await context.newPage();
  await open(tab, '/home');
  await expect(tab.getByRole('main')).toContainText('¥');
  expect(await themeOf(tab)).toBe(other.toLowerCase());
  await expect(cartLink(tab, 0)).toBeVisible();
});
