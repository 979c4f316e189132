import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { themeSheetText } from '#design-system/theme/apply.ts';
import { serverTokens } from '#design-system/theme/server-tokens.ts';
import { parseFont, parseUi } from '#design-system/theme/validate.ts';
import { themeVersions } from '#server/render/theme-files.ts';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { randomThemeFiles, trustingSheet } from '#tests/fixtures/random-theme-files.ts';
import { factLimit } from '#tests/limits.ts';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let dataDir: string;
let shop: ShopProcess;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the shopper's browser reported to the shop. */
let reports: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lampyris-themes-'));
  shop = await startShop({ dataDir });
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await browser.newContext({ baseURL: shop.origin, colorScheme: 'dark' });
  context.setDefaultTimeout(factLimit());
  page = await context.newPage();
  reports = [];
  page.on('request', (request) => {
    if (request.url().includes('/web-log/')) reports.push(request.postData() ?? '');
  });
});
afterEach(async () => {
  await context.close();
  await rm(path.join(dataDir, 'themes'), { recursive: true });
  await mkdir(path.join(dataDir, 'themes', 'skins'), { recursive: true });
  await served();
});

/** What an operator does: lays a file into the folder of the shop's data. */
async function lay(file: string, content: unknown): Promise<void> {
  const place = path.join(dataDir, 'themes', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content));
  await served();
}

/** Pages say which files the themes have once a second. */
async function served(): Promise<void> {
  const versions = await themeVersions(dataDir);
  const page = async () => (await fetch(`${shop.origin}/home`)).text();
  await expect.poll(page).toContain(`name="theme-files" content="${versions}"`);
}

const style = (selector: string, property: string) =>
  page.evaluate(([at, name]) => getComputedStyle(document.querySelector(at) ?? document.body).getPropertyValue(name), [
    selector,
    property,
  ] as const);
/** Style sheets hold it up: before it the page has no colours yet. */
const firstPaint = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
const ground = () => style('html', 'background-color');
const theme = () => page.locator('html').getAttribute('data-theme');

const builtIn = { light: 'rgb(250, 246, 239)', dark: 'rgb(16, 18, 20)' };

describe('an operator who lays a ui.json into the data of the shop', () => {
  it('sees the colour after a reload, without a build or another start, and from the first paint of the next visit on', async () => {
    await page.goto('/home');
    expect(await ground()).toBe(builtIn.dark);
    await lay('dark/ui.json', { 'color-bg-page': '#0c1420' });
    await page.reload();
    await expect.poll(ground).toBe('rgb(12, 20, 32)');

    const requests: string[] = [];
    await page.route('**/themes/**', (route) => void requests.push(route.request().url()));
    await page.goto('/home', { waitUntil: 'commit' });
    await firstPaint();
    expect(await ground()).toBe('rgb(12, 20, 32)');
    await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(requests, 'files that the kept look was made of').toEqual([]);

    await page.unroute('**/themes/**');
    await rm(path.join(dataDir, 'themes/dark/ui.json'));
    await served();
    await page.reload();
    await expect.poll(ground).toBe(builtIn.dark);
  });

  it('whose colours nobody could read is refused: light is shown, and it is reported [S4.theme.09 S8.errors.05]', async () => {
    await lay('dark/ui.json', { 'color-bg-page': '#f4eee3' });
    await page.goto('/home');
    await expect.poll(theme).toBe('light');
    await expect.poll(ground).toBe(builtIn.light);
    await expect.poll(() => reports.join()).toContain('Theme config validation failed for dark');
    await lay('light/ui.json', 'null');
    await page.reload();
    await expect.poll(() => reports.join()).toContain('Theme config validation failed for light');
    expect(await ground()).toBe(builtIn.dark);
  });
});

describe('a festival', () => {
  const celebrate = async (name: string) => {
    await page.addInitScript((skin) => localStorage.setItem('festivalSkin', skin), name);
    await page.goto('/home');
  };

  it.each(['snow', 'lantern'])(
    '%s of the shop hangs over bar, scene and page, in the theme on screen',
    async (name) => {
      await celebrate(name);
      await expect.poll(() => style('header', 'background-image')).toContain(`/skins/${name}/dark/header.svg`);
      expect(await style('html', 'background-image')).toContain(`/skins/${name}/dark/background.svg`);
      const scenes = await page
        .locator('main section')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').backgroundImage));
      expect(scenes).toContainEqual(expect.stringContaining(`/skins/${name}/dark/hero.svg`));
      const answer = await context.request.get(`/skins/${name}/dark/hero.svg`);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it('of the operator needs a folder and a line in the list', async () => {
    await lay('skins.json', ['easter']);
    await lay('skins/easter/dark/ui.json', { 'skin-header': 'url(/skins/easter/header.svg)' });
    await lay('skins/easter/dark/header.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await celebrate('easter');
    await expect.poll(() => style('header', 'background-image')).toContain('/skins/easter/dark/header.svg');
    expect((await context.request.get('/skins/easter/dark/header.svg')).status()).toBe(200);
  });

  it('comes and goes while the shop is open', async () => {
    await page.goto('/home');
    await page.waitForLoadState('load');
    const tab = await context.newPage();
    await tab.goto('/home');
    const celebrateThere = (name: string) => tab.evaluate((skin) => localStorage.setItem('festivalSkin', skin), name);
    await expect
      .poll(async () => {
        await celebrateThere('');
        await celebrateThere('snow');
        return style('header', 'background-image');
      })
      .toContain('/skins/snow/dark/header.svg');
    await celebrateThere('');
    await expect.poll(() => style('header', 'background-image')).toBe('none');
  });

  it('comes and goes while the files of the theme are on their way', async () => {
    const other = await context.newPage();
    await other.goto('/home');
    const changeTo = (name: string) => other.evaluate((skin) => localStorage.setItem('festivalSkin', skin), name);
    /** Opens the shop, and changes the festival while one file has not arrived. */
    const openAndChange = async (file: string, name: string) => {
      const request = new Promise<Route>((resolve) => void page.route(file, resolve, { times: 1 }));
      await page.goto('/home');
      const route = await request;
      await changeTo(name);
      await route.continue();
    };
    // Files that came with the shop are not read at the start, when there is no festival yet.
    await lay('dark/ui.json', { 'color-brand-bg': '#ff9d2e' });
    await openAndChange('**/themes/dark/ui.json', 'snow');
    await expect.poll(() => style('header', 'background-image')).toContain('/skins/snow/dark/header.svg');
    await openAndChange('**/themes/skins/snow/dark/ui.json', 'lantern');
    await expect.poll(() => style('header', 'background-image')).toContain('/skins/lantern/dark/header.svg');
    await openAndChange('**/themes/skins/lantern/dark/ui.json', '');
    await expect.poll(() => style('header', 'background-image')).toBe('none');
  });

  it('whose pictures lie under text leaves every text readable', async () => {
    await page.goto('/home');
    const colour = (name: string, theme: 'light' | 'dark') =>
      serverTokens[`color-${name}`]?.[theme === 'light' ? 2 : 3] ?? '';
    const least = (url: string, theme: 'light' | 'dark', ground: string) =>
      page.evaluate(lowestContrast, { url, text: colour('fg-muted', theme), ground: colour(ground, theme) });
    for (const name of ['snow', 'lantern']) {
      for (const theme of ['light', 'dark'] as const) {
        for (const [slot, ground] of [
          ['background', 'bg-page'],
          ['coupon', 'bg-surface'],
        ] as const) {
          const url = `/skins/${name}/${theme}/${slot}.svg`;
          expect(await least(url, theme, ground), url).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
    // The friezes are no ground for text: they would not do.
    expect(await least('/skins/snow/light/hero.svg', 'light', 'bg-page')).toBeLessThan(4.5);
  });
});

describe('random theme files in a browser without any policy', () => {
  const corpus = randomThemeFiles(5_000);

  /** Addresses outside the shop that are asked for while each sheet is on screen. */
  async function requestsOf(sheets: readonly string[]): Promise<string[]> {
    const open = await browser.newContext({ baseURL: shop.origin, bypassCSP: true });
    const requests: string[] = [];
    await open.route(
      ({ origin }) => origin !== shop.origin,
      (route) => {
        requests.push(route.request().url());
        return route.abort();
      },
    );
    const other = await open.newPage();
    await other.goto('/home');
    await other.evaluate((texts) => {
      for (const text of texts) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
        getComputedStyle(document.documentElement).getPropertyValue('background-image');
      }
    }, sheets);
    await other.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await open.close();
    return requests;
  }

  it('send no request, and CSS understands every value that is let through', async () => {
    const values = new Map<string, readonly [name: string, value: string]>();
    const sheets = new Set<string>();
    for (const { theme: name, ui, font } of corpus) {
      for (const result of [parseUi(name, ui), parseFont(name, font)]) {
        if (!result.ok) continue;
        sheets.add(themeSheetText('light', result.values));
        for (const entry of Object.entries(result.values)) values.set(entry.join(), entry);
      }
    }
    expect(Math.min(sheets.size, values.size)).toBeGreaterThan(500);
    expect(await requestsOf([...sheets].slice(0, 500))).toEqual([]);
    await page.goto('/home');
    const strange = await page.evaluate(
      (entries) => {
        const properties = [
          [/^color|^overlay/, 'color'],
          [/^elevation|^glow/, 'box-shadow'],
          [/^gradient|^skin/, 'background-image'],
          [/^radius/, 'border-radius'],
          [/^font-weight/, 'font-weight'],
          [/^font/, 'font-family'],
          [/size$/, 'font-size'],
          [/line$/, 'line-height'],
        ] as const;
        return entries.filter(([name, value]) => {
          const property = properties.find(([of]) => of.test(name))?.[1] ?? '';
          return !CSS.supports(property, value);
        });
      },
      [...values.values()],
    );
    expect(strange).toEqual([]);
  });

  it('send requests from a page that trusts them', async () => {
    const sheets = corpus
      .map((files) => trustingSheet({ ...files, theme: 'light' }))
      .filter((text) => text.includes('evil') && text.length < 1_000)
      .slice(0, 60);
    expect((await requestsOf(sheets)).length).toBeGreaterThan(0);
  });
});

/** In the page: the least contrast of muted text with any pixel of a picture over its ground. */
async function lowestContrast(sample: { url: string; text: string; ground: string }): Promise<number> {
  const image = new Image();
  image.src = sample.url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth + 1, image.naturalHeight);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('No canvas');
  brush.fillStyle = sample.ground;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0);
  // The text has a column of its own, so that its colour is read as the picture's are.
  brush.fillStyle = sample.text;
  brush.fillRect(image.naturalWidth, 0, 1, canvas.height);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = (at: number) =>
    0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0);
  const text = light(data.length - 4);
  let least = 21;
  for (let at = 0; at < data.length; at += 4) {
    if ((at / 4) % canvas.width === canvas.width - 1) continue;
    const pixel = light(at);
    least = Math.min(least, (Math.max(pixel, text) + 0.05) / (Math.min(pixel, text) + 0.05));
  }
  return least;
}
