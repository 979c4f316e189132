import type { Page, Response } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { alive } from '../steps/open.ts';

/** What the eye meets first. */
const addresses = ['/home', '/product-detail?spu=LM-DOME'] as const;

interface Shift {
  readonly value: number;
  readonly startTime: number;
}

/** Everything that has moved since the page began, but for what a person made move. */
const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: { value: number; startTime: number }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number')
              seen.push({ value: entry.value, startTime: entry.startTime });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later everything buffered has been handed over.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );

/** How far the letters of the machine are that stand in for ours. */
const standIns = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Fallback')).map(({ status }) => status),
  );

for (const path of addresses) {
  test(`the fonts of ${path} come to 72 kB at most, and nothing moves when they come late`, async ({ page }) => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const fonts: Promise<number>[] = [];
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.body().then(({ length }) => length));
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await alive(page);
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'));
    await expect
      .poll(() => standIns(page), 'the machine has Arial or letters of its widths')
      .toEqual(['loaded', 'loaded']);
    const before = await shifts(page);
    arrive();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const moved = (await shifts(page)).slice(before.length);
    expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.001);
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr'), 'Pushed down'));
    expect((await shifts(page)).length, 'words that push the page down are noticed').toBeGreaterThan(before.length);
    const sizes = await Promise.all(fonts);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(72_000);
  });
}

/** Elements of a whole document before anybody has scrolled. */
const mostElements = { '/home': 900, '/product-detail?spu=LM-DOME': 740 } as const;
/** Cards of a row before somebody is near it: those that the first view of a laptop may show, or one. */
const firstCards = { '/home': 4, '/product-detail?spu=LM-DOME': 1 } as const;

for (const path of addresses) {
  test(`the document of ${path} has at most ${mostElements[path]} elements before the first scroll, and its rows of cards fill as they come into view`, async ({
    page,
  }) => {
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('*').count()).toBeLessThanOrEqual(mostElements[path]);
    const row = page.getByRole('list', { name: path === '/home' ? 'New' : 'Goes well with it', exact: true });
    await expect(row.getByRole('listitem')).toHaveCount(firstCards[path]);
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => row.getByRole('listitem').count()).toBeGreaterThan(4);
  });
}

/** Words in the middle of their place move by a fraction of a letter when their font comes late. */
const fontsAlone = 0.005;

/** What a list or a form begins with; one of each with `npm test`. */
const beginnings = [
  ['/collections?categoryId=table-lamps', 'article', []],
  ['/collections?handle=golden-hour', 'article', [wholeTag]],
  ['/home/search?q=table+lamp', 'article', [wholeTag]],
  ['/account/login', 'input[name="email"]', []],
  ['/account/signUp', 'input[name="email"]', [wholeTag]],
] as const;

for (const [path, first, tag] of beginnings) {
  test(
    `${path} begins with its first product or field above y = 300 on a phone, and nothing on it moves`,
    { tag: [...tag] },
    async ({ page, isMobile }) => {
      await page.goto(path);
      await alive(page);
      await page.waitForLoadState('networkidle');
      const box = await page.locator('main').locator(first).first().boundingBox();
      // A wide screen has room for a picture first.
      if (isMobile) expect(box?.y).toBeLessThan(300);
      else expect(box?.y).toBeLessThan(800);
      expect((await shifts(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(fontsAlone);
    },
  );
}

/** Bytes of a photograph at its largest, as the design of the pictures promises. */
const mostBytes = 30_000;

test.describe('before any script has run', () => {
  // They are held back on purpose.
  test.use({ tolerated: /ERR_FAILED/ });

  for (const path of addresses) {
    test(`the largest thing on ${path} is its photograph, ${path === '/home' ? 'in the light of the theme' : 'by night in both themes'}`, async ({
      page,
    }) => {
      await page.route('**/*.js', (route) => route.abort());
      const photographs: Response[] = [];
      page.on('response', (response) => {
        if (/\/media\/.*\.(avif|webp)$/.test(response.url())) photographs.push(response);
      });
      await page.goto(path);
      const { url, theme } = await largest(page);
      const isByNight = theme === 'dark' || path !== '/home';
      const [time, other] = isByNight ? ['night', 'day'] : ['day', 'night'];
      expect(url, 'the address of what is largest').toMatch(new RegExp(`/media/products/.*/${time}-\\d+\\.avif$`));
      const own = photographs.find((response) => response.url() === url);
      expect(await startedBy(page, url), 'what asked for it').toBe('link');
      expect((await own?.body())?.length).toBeLessThanOrEqual(mostBytes);
      // Below the stage of a product stand more pictures of it, in both lights.
      if (path !== '/home') return;
      const folder = url.slice(0, url.lastIndexOf('/'));
      const fetched = photographs.map((response) => response.url());
      expect(fetched.filter((one) => one.startsWith(`${folder}/${other}-`))).toEqual([]);
    });
  }
});

/** What made the browser fetch an address: a link of the head, or an element that was laid out. */
const startedBy = (page: Page, url: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByName(name).flatMap((entry) => ('initiatorType' in entry ? [entry.initiatorType] : []))[0],
    url,
  );

/** The address of the largest thing painted so far, and the theme of the page. */
const largest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ url: string; theme: string | undefined }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (!last || !('url' in last) || typeof last.url !== 'string' || last.url === '') return;
          resolve({ url: last.url, theme: document.documentElement.dataset['theme'] });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
