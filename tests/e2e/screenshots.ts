/**
 * Pictures of every page on a narrow and a wide screen in both themes, for people to look at:
 * `node tests/e2e/screenshots.ts <folder> [part of an address]`. ORIGIN names a running shop with its demo shopper;
 * without it a fresh one is started.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { startShop } from '#tests/fixtures/shop-process.ts';
import { lostVisits, sampleVisits, unpaidVisits, type Visit } from './pages/visits.ts';
import { demo, logIn } from './steps/member.ts';

const [folder = 'screenshots', part = ''] = process.argv.slice(2);
const screens = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } };
/** Not an order of anybody: the page says so, and shows its looks all the same. */
const noOrder = 'LUS000000AAAAAA';
const guestVisits = [...sampleVisits('guest'), ...lostVisits('guest'), ...unpaidVisits('guest', noOrder)];

const own = process.env['ORIGIN'] ? undefined : await startShop();
const origin = process.env['ORIGIN'] ?? own?.origin ?? '';
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const width of [390, 1280] as const) {
    for (const theme of ['light', 'dark'] as const) {
      await takePictures(browser, { width, theme, who: 'guest', visits: guestVisits });
      await takePictures(browser, { width, theme, who: 'member', visits: sampleVisits('member') });
    }
  }
} finally {
  await browser.close();
  await own?.stop();
}

interface Round {
  readonly width: keyof typeof screens;
  readonly theme: 'light' | 'dark';
  readonly who: 'guest' | 'member';
  readonly visits: readonly Visit[];
}

async function takePictures(by: Browser, { width, theme, who, visits }: Round): Promise<void> {
  const context = await by.newContext({ viewport: screens[width], colorScheme: theme, baseURL: origin });
  const page = await context.newPage();
  if (who === 'member') {
    await page.goto('/account/login');
    await logIn(page, demo);
    await page.waitForURL(/my-center/);
  }
  for (const visit of visits.filter((each) => each.path.includes(part))) {
    await page.goto(visit.path, { waitUntil: 'networkidle' });
    // A screen as high as the page shows what comes only when it is near; pictures beside the view are asked for here.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: screens[width].width, height });
    await page.evaluate(() => {
      document.documentElement.removeAttribute('data-late-pictures');
      [...document.images].forEach((image) => (image.loading = 'eager'));
    });
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
    await page.evaluate(() =>
      Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
    );
    await page.setViewportSize(screens[width]);
    const name = `${visit.path.replaceAll(/[^\w]+/g, '-').replace(/^-/, '')}.${who}.${width}.${theme}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true });
    console.log(name);
  }
  await context.close();
}
