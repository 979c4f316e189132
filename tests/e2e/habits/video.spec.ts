import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { keep } from '../steps/kept.ts';
import { open, openRunning } from '../steps/open.ts';

// What the browser says about films that do not come.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

declare global {
  interface Window {
    /** The position of a film, in seconds, each time one starts to play. */
    startedAt?: number[];
  }
}

const stream = join(import.meta.dirname, '../../fixtures/stream');
const shown = 'Hexagonal light panels on a dark wall';
const streamed = 'A film that comes in pieces';

/** The home page with a second film, which comes as a stream. */
async function openTwoFilms(page: Page): Promise<void> {
  await page.route('**/stream/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';
    return route.fulfill({ body: readFileSync(join(stream, name)), contentType });
  });
  await page.route('**/app-mall/v1/home/layout*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const blocks: { id: string; type: string; data: { video?: object } }[] = body.data.blocks;
    const film = blocks.find(({ type }) => type === 'VIDEO');
    if (!film) throw new Error('The home page has no film');
    const sources = [{ src: '/stream/stream.m3u8', type: 'application/vnd.apple.mpegurl' }];
    const second = { ...film.data.video, title: streamed, sources };
    blocks.push({ ...film, id: 'second', data: { ...film.data, video: second } });
    await route.fulfill({ response, json: body });
  });
  // The server has rendered the first page; the home page after it is asked for by the browser.
  await openRunning(page, '/support');
  await page.getByRole('banner').getByRole('link', { name: 'Lampyris' }).click();
}

const player = (page: Page, name: string) => page.getByRole('group', { name });
const phase = (page: Page, name: string) => player(page, name).getAttribute('data-phase');
const play = (page: Page, name: string) => player(page, name).getByRole('button', { name: 'Play video' }).click();
const position = (page: Page, name: string) =>
  player(page, name)
    .locator('video')
    .evaluate((film: HTMLVideoElement) => film.currentTime);

test('nothing of a film is loaded before its poster is tapped', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/videos\/|hls/.test(request.url())) loaded.push(request.url());
  });
  await open(page, '/home');
  await player(page, shown).scrollIntoViewIfNeeded();
  await expect(player(page, shown).locator('video')).toHaveCount(0);
  expect(loaded).toEqual([]);
  await play(page, shown);
  await expect.poll(() => phase(page, shown)).toBe('playing');
  expect(loaded).toHaveLength(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('VIDEO');
});

test('a stream plays, and of two films only the one that was started last', async ({ page }) => {
  await openTwoFilms(page);
  // Its last piece never comes, so the stream cannot have ended when it is looked at.
  await page.route('**/stream/part-2.m4s', () => undefined);
  await play(page, shown);
  await expect.poll(() => phase(page, shown)).toBe('playing');
  await play(page, streamed);
  await expect.poll(() => position(page, streamed)).toBeGreaterThan(0.5);
  expect(await phase(page, shown)).toBe('paused');
  const films = page.locator('video');
  await expect(films).toHaveCount(2);
  expect(await films.evaluateAll((list: HTMLVideoElement[]) => list.filter((film) => !film.paused).length)).toBe(1);
});

test(
  'a film that fails says so, is not tried again by itself, and is by one tap',
  { tag: '@all' },
  async ({ page }) => {
    let tries = 0;
    let isBroken = true;
    await page.route('**/media/videos/*', (route) => {
      tries += 1;
      return isBroken ? route.abort() : route.continue();
    });
    await page.clock.install();
    // A minute passes in which the shop would welcome, or offer a guest a coupon.
    await keep(page, 'homeWelcomeDialog', 'true');
    await keep(page, 'newerCouponUnsignedDialog', 'true');
    await open(page, '/home');
    await play(page, shown);
    const retry = player(page, shown).getByRole('button');
    await expect(retry).toContainText('Loading failed, please try again');
    await expect(retry).toContainText('Tap to retry');
    await page.clock.runFor(60_000);
    expect(tries).toBe(1);
    isBroken = false;
    await retry.click();
    await expect.poll(() => phase(page, shown)).toBe('playing');
  },
);

test('a film that lost the network comes back with it, once, where it was', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.startedAt = [];
    const note = ({ target }: Event) =>
      target instanceof HTMLVideoElement && window.startedAt?.push(target.currentTime);
    document.addEventListener('playing', note, true);
  });
  await openTwoFilms(page);
  // The last piece of the stream is on its way until the network is lost.
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  let isLost = false;
  await page.route('**/stream/part-2.m4s', async (route) => {
    if (isLost) return route.fallback();
    await lost;
    return route.abort();
  });
  await play(page, streamed);
  await expect.poll(() => position(page, streamed)).toBeGreaterThan(1);
  isLost = true;
  await context.setOffline(true);
  lose();
  await expect(player(page, streamed).getByText('Tap to retry')).toBeVisible();
  // Before that it may have waited for a piece more than once.
  const [first] = await page.evaluate(() => window.startedAt?.splice(0) ?? []);
  expect(first).toBeLessThan(0.5);
  await context.setOffline(false);
  await expect.poll(() => phase(page, streamed)).toBe('ended');
  const again = await page.evaluate(() => window.startedAt ?? []);
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter((at) => at < 0.5)).toEqual([]);
});
