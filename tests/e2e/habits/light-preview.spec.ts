import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { open } from '../steps/open.ts';

const room = (page: Page) => page.getByRole('region', { name: 'Turn it on' });
const slider = (page: Page, name: string) => room(page).getByRole('slider', { name });

/** The code of the room comes when the shopper comes near. */
const comeNear = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();

async function openRoom(page: Page, spu: string): Promise<Locator> {
  await open(page, `/product-detail?spu=${spu}`);
  await comeNear(page);
  await room(page).scrollIntoViewIfNeeded();
  const canvas = room(page).getByRole('img', { name: /in the light you set$/ });
  await expect(canvas).toHaveAttribute('data-state', 'ready');
  return canvas;
}

/** What the eye gets on the whole: the mean of each channel, 0 to 255. */
async function lightIn(page: Page, canvas: Locator): Promise<{ red: number; green: number; blue: number }> {
  const png = (await canvas.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) throw new Error('No canvas to read with');
    context.drawImage(picture, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, picture.width, picture.height);
    const mean = (channel: number) =>
      pixels.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0) / (pixels.length / 4);
    return { red: mean(0), green: mean(1), blue: mean(2) };
  }, png);
}

const lightOnceIt = (page: Page, canvas: Locator, is: (light: Awaited<ReturnType<typeof lightIn>>) => boolean) =>
  expect.poll(async () => is(await lightIn(page, canvas))).toBe(true);

test('the room follows the colour and the brightness that a shopper sets, by hand or by keyboard', async ({ page }) => {
  const canvas = await openRoom(page, 'LM-HEX');
  await room(page).getByRole('radio', { name: 'Colour' }).check({ force: true });
  await slider(page, 'Colour').fill('200');
  await lightOnceIt(page, canvas, ({ red, blue }) => blue > red + 15);
  await slider(page, 'Colour').focus();
  await page.keyboard.press('End');
  await expect(slider(page, 'Colour')).toHaveAttribute('aria-valuetext', '360°');
  await lightOnceIt(page, canvas, ({ red, blue }) => red > blue + 15);

  const lit = await lightIn(page, canvas);
  await slider(page, 'Brightness').focus();
  await page.keyboard.press('Home');
  await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', 'Off');
  await lightOnceIt(page, canvas, ({ red }) => red < lit.red * 0.75);
});

test('a lamp of white light is set from warm to cold as far as it goes', async ({ page }) => {
  const canvas = await openRoom(page, 'LM-DISC');
  await expect(room(page).getByRole('radio')).toHaveCount(0);
  await slider(page, 'Warmth').fill('2200');
  await lightOnceIt(page, canvas, ({ red, blue }) => red > blue + 20);
  const warm = await lightIn(page, canvas);
  await slider(page, 'Warmth').press('End');
  await expect(slider(page, 'Warmth')).toHaveAttribute('aria-valuetext', '6500 K');
  await lightOnceIt(page, canvas, ({ blue }) => blue > warm.blue + 20);
});

test('without a graphics card the same picture is mixed by hand', async ({ page, context }) => {
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
  test.use({ tolerated: /ERR_FAILED/ });

  test('the picture stays, and a second try brings them', async ({ page }) => {
    await page.route(/night-pass/, (route) => route.abort());
    await open(page, '/product-detail?spu=LM-HEX');
    await comeNear(page);
    await room(page).scrollIntoViewIfNeeded();
    await expect(room(page).getByText('The light of this room did not load.')).toBeVisible();
    await page.unroute(/night-pass/);
    await room(page).getByRole('button', { name: 'Try again' }).click();
    await expect(slider(page, 'Brightness')).toBeVisible();
    await expect(room(page).locator('canvas')).toHaveAttribute('data-state', 'ready');
  });
});
