import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { overBudget } from '../../../tools/build/budgets.ts';
import type { RouteSize } from '../../../tools/build/sizes.ts';
import { holdBack } from '../steps/hold-back.ts';
import { openRunning, title } from '../steps/open.ts';
import { codeOfTable } from '../steps/page-code.ts';

const sizes: readonly RouteSize[] = JSON.parse(await readFile('dist/sizes.json', 'utf8'));

/** Where visits start, as a guest. */
const addresses = ['/home', '/product-detail?spu=LM-DOME', '/account/login', '/collections', '/shopping-cart'];

/** Bytes of scripts on the wire, from the request of the page until 5 s after its load, and their addresses. */
async function scriptsOf(page: Page, address: string) {
  const scripts = new Map<string, Promise<number>>();
  const themeFiles: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        request.sizes().then((size) => size.responseBodySize),
      );
    if (pathname.startsWith('/themes/')) themeFiles.push(pathname);
  });
  await page.goto(address, { waitUntil: 'load' });
  // What counts is what comes within 5 s, so they have to pass.
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit instanceof PerformanceNavigationTiming && performance.now() - visit.loadEventEnd >= 5_000;
  });
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(scripts.values());
  return { bytes: bytes.reduce((sum, size) => sum + size, 0), names: [...scripts.keys()], themeFiles };
}

for (const [index, address] of addresses.entries()) {
  test(
    `${address} loads as many bytes of scripts as the build says, early and late`,
    { tag: index === 0 ? [] : wholeTag },
    async ({ page }) => {
      const size = sizes.find(({ path }) => path === address.split('?')[0]);
      if (!size) throw new Error(`The build has no ${address}`);
      const { bytes, names, themeFiles } = await scriptsOf(page, address);
      const said = size.js + size.lateJs;
      expect(Math.abs(bytes - said), `${bytes} on the wire, ${said} in the table: ${names.join(' ')}`).toBeLessThan(
        500,
      );
      expect(overBudget({ ...size, lateJs: bytes - size.js })).toEqual([]);
      // The look of the page is that of the shop's own files.
      expect(themeFiles).toEqual([]);
    },
  );
}

test('a page comes alive without the table of all pages, and a link that was followed waits for it', async ({
  page,
}) => {
  const letThrough = await holdBack(page, `**${await codeOfTable()}`);
  await openRunning(page, '/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveURL(/\/collections/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  letThrough();
  await expect(title(page)).toHaveText('Collections');
});

test('a skeleton that no code fills gives way to words after ten seconds', { tag: '@all' }, async ({ page }) => {
  await page.route(/\.js$/, () => new Promise(() => undefined));
  await page.goto('/account/my-center', { waitUntil: 'commit' });
  const words = page.getByRole('main').getByText('The page took too long. Try reloading.');
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  await expect(words).toBeVisible();
});
