import type { Locator, Page } from '@playwright/test';
import { contrast } from '#design-system/theme/contrast.ts';
import { mixRoom } from '#server/shop/media/draw-lit-picture.ts';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { holdBack } from '../steps/hold-back.ts';
import { open, openRunning, quiet, title } from '../steps/open.ts';

const room = (page: Page) => page.getByRole('region', { name: 'Turn it on' });
const slider = (page: Page, name: string) => room(page).getByRole('slider', { name });

const canvasOf = (page: Page) => room(page).locator('canvas[data-state]');
const dot = (page: Page, name: string) => room(page).getByRole('radio', { name });

/** Opens the page of a lamp and comes to its switches, which is when the light is mixed. */
async function openRoom(page: Page, spu: string): Promise<Locator> {
  await open(page, `/product-detail?spu=${spu}`);
  await slider(page, 'Brightness').focus();
  await expect(canvasOf(page)).toHaveAttribute('data-state', 'ready');
  return canvasOf(page);
}

interface Light {
  /** The mean of each channel, 0 to 255: what the eye gets on the whole. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** The colour of the brightest place. */
  readonly brightest: string;
}

/** The light of what an element covers. */
async function lightIn(page: Page, element: Locator): Promise<Light> {
  const png = (await element.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) throw new Error('No canvas to read with');
    context.drawImage(picture, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, picture.width, picture.height);
    const sums = [0, 0, 0];
    let brightest = [0, 0, 0];
    const total = (place: readonly number[]) => place.reduce((sum, channel) => sum + channel, 0);
    for (let at = 0; at < pixels.length; at += 4) {
      const place = [...pixels.slice(at, at + 3)];
      place.forEach((value, channel) => (sums[channel] = (sums[channel] ?? 0) + value));
      if (total(place) > total(brightest)) brightest = place;
    }
    const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (pixels.length / 4));
    return { red, green, blue, brightest: `rgb(${brightest.join(', ')})` };
  }, png);
}

const lightOnceIt = (page: Page, canvas: Locator, is: (light: Light) => boolean) =>
  expect.poll(async () => is(await lightIn(page, canvas))).toBe(true);

test('the room follows the colour and the brightness that a shopper sets, by hand or by keyboard', async ({ page }) => {
  const canvas = await openRoom(page, 'LM-HEX');
  await dot(page, 'Sea').check({ force: true });
  await lightOnceIt(page, canvas, ({ red, blue }) => blue > red + 15);
  await dot(page, 'Sea').press('ArrowRight');
  await expect(dot(page, 'Rose')).toBeChecked();
  await expect(room(page).getByRole('group', { name: 'Light Rose' })).toBeVisible();
  await lightOnceIt(page, canvas, ({ red, blue }) => red > blue + 10);

  const lit = await lightIn(page, canvas);
  await slider(page, 'Brightness').press('Home');
  await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', 'Off');
  await lightOnceIt(page, canvas, ({ red }) => red < lit.red * 0.75);
  await room(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', '80%');
  await lightOnceIt(page, canvas, ({ red }) => Math.abs(red - lit.red) < 2);
});

test('a lamp of white light is set from warm to cold as far as it goes', { tag: '@all' }, async ({ page }) => {
  const canvas = await openRoom(page, 'LM-DISC');
  await expect(room(page).getByRole('radio')).toHaveCount(0);
  await slider(page, 'Warmth').fill('2200');
  await lightOnceIt(page, canvas, ({ red, blue }) => red > blue + 20);
  const warm = await lightIn(page, canvas);
  await slider(page, 'Warmth').press('End');
  await expect(slider(page, 'Warmth')).toHaveAttribute('aria-valuetext', '6500 K');
  await lightOnceIt(page, canvas, ({ blue }) => blue > warm.blue + 20);
});

test('a link carries the light: the address follows the switches, and who opens it sees the room lit so', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async ({ url }: ShareData) => void (document.documentElement.dataset.shared = url),
    });
  });
  await openRoom(page, 'LM-HEX');
  await page.evaluate(() => history.replaceState({ ...history.state, mark: 'same entry' }, ''));
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await dot(page, 'Sea').check({ force: true });
  await slider(page, 'Brightness').fill('40');
  // The address is written once or twice, as the two come apart: the market may stand between them.
  const carried = ({ searchParams }: URL) => ['spu', 'light', 'level'].map((name) => searchParams.get(name)).join(' ');
  await expect(page).toHaveURL((url) => carried(url) === 'LM-HEX sea 40');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(requests, 'requests for what only this page shows').toEqual([]);

  await room(page).getByRole('button', { name: 'Share this light: Sea, 40%' }).click();
  await page.getByRole('textbox', { name: /Add a message/ }).fill('Our hall tonight?');
  await page.getByRole('button', { name: 'Share the link' }).click();
  const link = await page.locator('html[data-shared]').getAttribute('data-shared');
  expect(link).toBe(`${page.url()}#note=Our+hall+tonight%3F`);

  const served = await (await page.request.get(page.url())).text();
  expect(served).toMatch(/<img[^>]+srcSet="[^"]+\/lit-sea-40\.avif 640w"[^>]+fetchPriority="high"/i);
  expect(served).toMatch(/property="og:url" content="[^"]+spu=LM-HEX&amp;light=sea&amp;level=40"/);
  const [, preview = ''] = /property="og:image" content="([^"]+)"/.exec(served) ?? [];
  expect(preview).toMatch(/\/lit-sea-40-card\.jpg$/);
  expect((await page.request.get(new URL(preview).pathname)).headers()['content-type']).toBe('image/jpeg');

  const friend = await context.newPage();
  await open(friend, link ?? '');
  // Before anybody has touched the lamp.
  await expect(friend.getByText('“Our hall tonight?”')).toBeVisible();
  await expect(slider(friend, 'Brightness')).toHaveAttribute('aria-valuetext', '40%');
  await expect(dot(friend, 'Sea')).toBeChecked();
  const pictured = await lightIn(friend, room(friend).getByRole('img'));
  expect(pictured.blue).toBeGreaterThan(pictured.red + 5);
  await slider(friend, 'Brightness').focus();
  await expect(canvasOf(friend)).toHaveAttribute('data-state', 'ready');
  // To the focus a low screen has scrolled, and the bar lies over the picture.
  await friend.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const near = (one: number, other: number) => Math.abs(one - other) <= 2;
  await lightOnceIt(
    friend,
    canvasOf(friend),
    ({ red, green, blue }) => near(red, pictured.red) && near(green, pictured.green) && near(blue, pictured.blue),
  );
  await dot(friend, 'As pictured').check({ force: true });
  await slider(friend, 'Brightness').fill('80');
  await expect(friend).toHaveURL(/[?&]spu=LM-HEX(?:&site=US)?$/);
});

test('what a browser mixes is what the server draws, within two steps of 255', { tag: wholeTag }, async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, options: object) {
        return Reflect.apply(getContext, this, [
          kind,
          { ...options, ...(kind === '2d' && { willReadFrequently: true }) },
        ]);
      },
    });
  });
  const canvas = await openRoom(page, 'LM-HEX');
  await dot(page, 'Ember').check({ force: true });
  await slider(page, 'Brightness').fill('60');
  const drawn = await mixRoom('media', 'hex-panels', 'ember', 60);
  const apart = async () => {
    const shown = await canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('No canvas');
      const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
      return [...data].filter((_, at) => at % 4 !== 3);
    });
    if (shown.length !== drawn.data.length) throw new Error('Pictures of other sizes');
    return shown.filter((value, at) => Math.abs(value - (drawn.data[at] ?? 0)) > 2).length / shown.length;
  };
  await expect.poll(apart, 'share of the values that differ by more').toBeLessThan(0.001);
});

test('what is set before the code of the switches has come is set when it is there', async ({ page }) => {
  const release = await holdBack(page, '**/assets/opening-room-*.js');
  await openRunning(page, '/product-detail?spu=LM-HEX');
  await slider(page, 'Brightness').fill('30');
  await dot(page, 'Rose').check({ force: true });
  await dot(page, 'Sea').check({ force: true });
  await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', '80%');
  release();
  await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', '30%');
  await expect(room(page).getByRole('group', { name: 'Light Sea' })).toBeVisible();
  await expect(dot(page, 'Sea')).toBeChecked();
  await room(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', 'Off');
});

test('before a pointer, a finger or the focus has come, the picture stands there and nothing is drawn', async ({
  page,
  hasTouch,
}) => {
  const passes: string[] = [];
  const codes: string[] = [];
  page.on('request', (request) => {
    if (/night-pass/.test(request.url())) passes.push(request.url());
    if (/opening-room-/.test(request.url())) codes.push(request.url());
  });
  await open(page, '/product-detail?spu=LM-HEX');
  await expect(slider(page, 'Brightness')).toBeVisible();
  await quiet(page);
  expect(passes, 'light passes that were fetched for nobody').toEqual([]);
  expect(codes, 'code of switches that nobody has come to').toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => passes.length, 'light passes fetched at the first sign of somebody').toBe(4);
  await expect(canvasOf(page)).toHaveAttribute('data-state', 'waiting');
  await expect(canvasOf(page)).toBeHidden();
  // A finger on the picture may only scroll past it.
  if (hasTouch) await room(page).getByRole('img').tap();
  await expect(canvasOf(page)).toHaveAttribute('data-state', 'waiting');
  const pictured = await lightIn(page, room(page).getByRole('img'));
  await room(page).getByRole('img').hover();
  await expect(canvasOf(page)).toHaveAttribute('data-state', 'ready');
  // To come near changes nothing: the canvas begins with the light of the picture.
  const near = (one: number, other: number) => Math.abs(one - other) <= 6;
  await lightOnceIt(
    page,
    canvasOf(page),
    ({ red, green, blue }) => near(red, pictured.red) && near(green, pictured.green) && near(blue, pictured.blue),
  );
});

test(
  'the light of the room shines past the edge of the picture and leaves the words readable',
  { tag: '@all' },
  async ({ page }) => {
    await openRoom(page, 'LM-HEX');
    const spill = room(page).locator('canvas:not([data-state])');
    await slider(page, 'Brightness').press('End');
    for (const [name, isIts] of [
      ['Sea', (red: number, blue: number) => blue > red + 10],
      ['Ember', (red: number, blue: number) => red > blue + 10],
    ] as const) {
      await dot(page, name).check({ force: true });
      await expect
        .poll(() => spill.evaluate(meanOf).then(([red, , blue]) => isIts(red, blue)), `${name} behind the picture`)
        .toBe(true);
      expect(await spill.evaluate(leastContrast), `muted words over ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test(
  'a wide picture of a lamp fills its section, and the words on it can be read in the brightest light',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/home');
    const heading = page.getByRole('heading', { name: 'Turn it on' });
    const section = page.locator('section').filter({ has: heading }).first();
    await heading.scrollIntoViewIfNeeded();
    const brightness = section.getByRole('slider', { name: 'Brightness' });
    await brightness.press('End');
    await section.getByRole('radio', { name: 'Cool white' }).check({ force: true });
    const canvas = section.locator('canvas[data-state="ready"]');
    await expect(canvas).toBeVisible();
    const inner = await section.evaluate(({ clientWidth: width, clientHeight: height }) => ({ width, height }));
    for (const picture of [section.getByRole('img'), canvas]) expect(await picture.boundingBox()).toMatchObject(inner);
    await lightOnceIt(page, canvas, ({ red, blue }) => Math.abs(red - blue) < 25);

    const words = section.getByText(/^Halo follows/);
    await words.evaluate((element) => (element.style.color = 'transparent'));
    const { brightest: ground } = await lightIn(page, words);
    const colour = await heading.evaluate((element) => getComputedStyle(element).color);
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

/** Runs in the page. @returns the mean of each channel of a canvas, 0 to 255 */
function meanOf(canvas: SVGElement | HTMLElement): [red: number, green: number, blue: number] {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas');
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const mean = (channel: number) =>
    [...data].reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0) / (data.length / 4);
  return [mean(0), mean(1), mean(2)];
}

/** Runs in the page. @returns the contrast of muted words with the brightest place of the canvas over the night ground */
function leastContrast(canvas: SVGElement | HTMLElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas');
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const style = getComputedStyle(canvas);
  const colour = (name: string) => {
    const hex = style.getPropertyValue(`--lm-color-${name}`).trim();
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const alpha = Number(style.opacity);
  if (!(alpha < 1)) throw new Error('The light covers the ground');
  const ground = colour('bg-night');
  const words = luminance(colour('fg-night-muted'));
  const places = Array.from({ length: data.length / 4 }, (_, place) =>
    luminance(ground.map((value, channel) => value + alpha * ((data[place * 4 + channel] ?? 0) - value))),
  );
  return (words + 0.05) / (Math.max(...places) + 0.05);
}

test('without a graphics card the same picture is mixed by hand', { tag: '@all' }, async ({ page, context }) => {
  const onCard = await openRoom(page, 'LM-HEX');
  await expect(onCard).toHaveAttribute('data-kind', 'card');
  const byCard = await lightIn(page, onCard);

  const bare = await context.newPage();
  await bare.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind === 'webgl' ? null : Reflect.apply(getContext, this, [kind, ...more]);
      },
    });
  });
  const canvas = await openRoom(bare, 'LM-HEX');
  await expect(canvas).toHaveAttribute('data-kind', 'hand');
  const near = (one: number, other: number) => Math.abs(one - other) <= 4;
  await lightOnceIt(
    bare,
    canvas,
    ({ red, green, blue }) => near(red, byCard.red) && near(green, byCard.green) && near(blue, byCard.blue),
  );
});

test.describe('where the lights do not load', () => {
  test.use({ tolerated: /ERR_FAILED|dynamically imported module|ChunkError/ });

  test(
    'a press on a thumbnail says in its place that the picture cannot be enlarged',
    { tag: '@all' },
    async ({ page }) => {
      await page.route(/zoomed-picture-[^/]*\.js$/, (route) => route.abort());
      await open(page, '/product-detail?spu=LM-HEX');
      await page.getByRole('button', { name: 'Picture 2 of' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
      await expect(title(page)).toHaveText('Hex wall panels');
      // The press has scrolled the stage away, whose switches come where it is seen.
      await room(page).scrollIntoViewIfNeeded();
      await expect(slider(page, 'Brightness')).toBeAttached();
    },
  );

  test('a lamp without the code of its switches is still seen and bought', async ({ page }) => {
    const lost = page.waitForEvent('requestfailed', (request) => /opening-room-/.test(request.url()));
    await page.route(/opening-room-[^/]*\.js$/, (route) => route.abort());
    await openRunning(page, '/product-detail?spu=LM-HEX');
    await page.keyboard.press('Shift');
    await lost;
    await expect(room(page).getByRole('img')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
    await expect(slider(page, 'Brightness')).toHaveCount(0);
  });

  test('the picture stays, and a second try brings them', { tag: '@all' }, async ({ page }) => {
    await page.route(/night-pass/, (route) => route.abort());
    await open(page, '/product-detail?spu=LM-HEX');
    await room(page).getByRole('img').hover();
    await expect(room(page).getByText('The lighting didn’t load.')).toBeVisible();
    await page.unroute(/night-pass/);
    await room(page).getByRole('button', { name: 'Try again' }).click();
    await expect(slider(page, 'Brightness')).toBeVisible();
    await expect(canvasOf(page)).toHaveAttribute('data-state', 'ready');
  });
});
