import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink, chooseTheme, comeToLightSwitch, lightSwitch, lookSettles, shopIn, themeOf } from '../steps/bar.ts';
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

/** What a switch changes in the page, in its order, with the milliseconds since the first change, until all is over. */
const watchSwitch = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly (readonly [what: string, at: number])[]>((resolve) => {
        const root = document.documentElement;
        const story: [string, number][] = [];
        let started: number | undefined;
        const note = (what: string) => {
          started ??= performance.now();
          if (story.at(-1)?.[0] !== what) story.push([what, performance.now() - started]);
        };
        const observer = new MutationObserver((changes) => {
          for (const { attributeName, addedNodes, removedNodes } of changes) {
            if (attributeName === 'aria-checked') note('switch');
            if (attributeName === 'data-theme') note('theme');
            if (attributeName === 'data-theme-switching')
              note(root.hasAttribute('data-theme-switching') ? 'opening' : 'open');
            const isVeil = (node: Node) => node instanceof HTMLElement && node.dataset['veil'] !== undefined;
            if ([...addedNodes].some(isVeil)) note('veil');
            if ([...removedNodes].some(isVeil)) note('no veil');
          }
          const isDone = story.some(([what]) => what === 'theme') && !document.querySelector('[data-veil]');
          if (!isDone) return;
          observer.disconnect();
          resolve(story);
        });
        observer.observe(document, { attributes: true, childList: true, subtree: true });
      }),
  );

test('the light switch answers at once, the theme changes under its veil, and the veil opens for 300 ms', async ({
  page,
}) => {
  await openRunning(page, '/home');
  const before = await ground(page);
  const first = await themeOf(page);
  const other = first === 'dark' ? 'light' : 'dark';
  await comeToLightSwitch(page);
  const watching = watchSwitch(page);
  await lightSwitch(page).click();
  const story = await watching;
  expect(story.map(([what]) => what).filter((what) => what !== 'switch' && what !== 'veil')).toEqual([
    'theme',
    'opening',
    'no veil',
    'open',
  ]);
  expect(story.slice(0, 2).map(([what]) => what)).toContain('switch');
  const at = Object.fromEntries(story);
  expect((at['theme'] ?? 0) - (at['veil'] ?? 0), 'the veil is closed first').toBeGreaterThan(230);
  expect((at['open'] ?? 0) - (at['opening'] ?? 0)).toBeGreaterThan(290);
  await lookSettles(page, other);
  expect(await ground(page)).not.toBe(before);
  await expect(lightSwitch(page)).toBeChecked({ checked: other === 'dark' });
  expect(await kept(page, 'themeId')).toBe(other === 'dark' ? '2' : '1');
});

test('a theme that is chosen in the list comes under the veil alone', { tag: '@all' }, async ({ page }) => {
  await openRunning(page, '/home');
  const other = (await themeOf(page)) === 'dark' ? 'Light' : 'Dark';
  const watching = watchSwitch(page);
  await chooseTheme(page, other);
  const words = (await watching).map(([what]) => what).filter((what) => what !== 'switch');
  expect(words).toEqual(['veil', 'opening', 'theme', 'no veil', 'open']);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('for who wants less motion the theme changes without a veil', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRunning(page, '/home');
  const watching = watchSwitch(page);
  await lightSwitch(page).click();
  expect((await watching).map(([what]) => what).toSorted()).toEqual(['switch', 'theme']);
});

test('theme and market survive a reload and a new tab', async ({ page, context }) => {
  await openRunning(page, '/product-detail?spu=LM-DOME');
  await shopIn(page, 'JA');
  const other = (await themeOf(page)) === 'dark' ? 'Light' : 'Dark';
  await chooseTheme(page, other);
  await expect.poll(() => kept(page, 'site')).toBe('JA');

  for (const again of [() => page.reload(), () => open(page, '/home')]) {
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
