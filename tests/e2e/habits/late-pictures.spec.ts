import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { open, quiet, withoutScripts } from '../steps/open.ts';

/** Pages whose first view has all the pictures that they ask for at once. */
const pages = [
  ['/home', []],
  ['/support/sku-faq-detail/LM-DOME', [wholeTag]],
] as const;

test.use({ viewport: { width: 1280, height: 800 } });

/** The distances below the view of the pictures that were asked for, in pixels; of the nearest place of each. */
const distances = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const nearest = new Map<string, number>();
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      if (!names.has(image.currentSrc) || !image.checkVisibility()) continue;
      const distance = (image.parentElement ?? image).getBoundingClientRect().top - innerHeight;
      nearest.set(image.currentSrc, Math.min(distance, nearest.get(image.currentSrc) ?? distance));
    }
    return [...nearest.values()];
  });

const farther = (all: readonly number[], than: number): number[] => all.filter((distance) => distance > than);

for (const [path, tag] of pages) {
  test(
    `${path} asks for no picture more than 100 pixels below the view, until it is scrolled to`,
    { tag: [...tag] },
    async ({ page }) => {
      await open(page, path);
      await quiet(page);
      expect(farther(await distances(page), 100)).toEqual([]);
      const before = (await distances(page)).length;
      expect(before).toBeGreaterThan(0);
      await page.mouse.wheel(0, 1_200);
      await expect.poll(async () => (await distances(page)).length).toBeGreaterThan(before);
      expect(farther(await distances(page), 100)).toEqual([]);
    },
  );
}

test('a browser left to itself asks for pictures far below the view', async ({ page }) => {
  await page.addInitScript(() => {
    const letThemCome = () => document.documentElement.removeAttribute('data-late-pictures');
    new MutationObserver(letThemCome).observe(document, { attributeFilter: ['data-late-pictures'], subtree: true });
  });
  await open(page, '/home');
  await quiet(page);
  expect(farther(await distances(page), 100).length).toBeGreaterThan(0);
});

test('without scripts all pictures of a page can be seen', async ({ browser }) => {
  await withoutScripts(browser, '/home', async (page) => {
    const pictures = page.locator('main img');
    const moved = await pictures.evaluateAll((images) =>
      images.filter((image) => getComputedStyle(image).translate !== 'none').map(({ outerHTML }) => outerHTML),
    );
    expect(moved).toEqual([]);
    const last = pictures.filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
