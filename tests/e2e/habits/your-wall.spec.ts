import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import sharp from 'sharp';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { goesAway } from '../steps/goes-away.ts';
import { open, quiet } from '../steps/open.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'See it on your wall' });
const wall = (page: Page) => page.getByRole('dialog', { name: 'See it on your wall' });
const lamp = (page: Page) => wall(page).getByRole('slider', { name: 'The lamp in the room' });
const slider = (page: Page, name: string) => wall(page).getByRole('slider', { name });
const drawn = (page: Page) => wall(page).locator('canvas[data-state="ready"]');

async function openWall(page: Page, spu = 'LM-HEX'): Promise<void> {
  await open(page, `/product-detail?spu=${spu}`);
  await opener(page).click();
  await expect(drawn(page)).toBeVisible();
}

/** A grey wall as a phone takes it: lying on its side, with a note of how it was held. */
const photograph = async () => ({
  name: 'my wall.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#606468' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

async function hangPhotograph(page: Page): Promise<void> {
  await wall(page)
    .getByLabel('Your photo')
    .setInputFiles(await photograph());
  await expect(wall(page).getByRole('status')).toHaveText('Your photo is ready');
}

/** The picture that a press on Save hands to the browser's downloads: its size, and the mean colour round a place of the room in it. */
async function savedPicture(page: Page) {
  const download = page.waitForEvent('download');
  await wall(page).getByRole('button', { name: 'Save' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
  // By its path: where a module of the server is loaded beside this test, nothing is decoded from memory.
  const picture = await (await download).path();
  const { format, width, height: whole } = await sharp(picture).metadata();
  expect(format).toBe('jpeg');
  // Below the room stands what is in it, what it costs and where it is.
  const height = Math.min(whole, 2_048);
  const at = async (x: number, y: number) => {
    const area = { left: Math.round(x * width) - 8, top: Math.round(y * height) - 8, width: 16, height: 16 };
    const { data } = await sharp(picture).extract(area).raw().toBuffer({ resolveWithObject: true });
    const mean = (channel: number) =>
      data.reduce((sum, value, place) => (place % 3 === channel ? sum + value : sum), 0) / 256;
    return [mean(0), mean(1), mean(2)];
  };
  return { width, height, whole, at };
}

test('a lamp hangs on a photograph of the shopper: lit there, as it was taken far off, and nothing is sent', async ({
  page,
}) => {
  await openWall(page);
  await quiet(page);
  const sent: number[] = [];
  page.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0));
  await hangPhotograph(page);
  await slider(page, 'Evening').fill('0');
  await slider(page, 'Size').fill('50');
  await expect(lamp(page)).toHaveAttribute('aria-valuetext', /^51% from the left, 25% from the top/);
  expect(await axeFaults(page)).toEqual([]);
  const lit = await savedPicture(page);
  // Upright, as the camera was held, and no larger than is kept.
  expect([lit.width, lit.height]).toEqual([1_365, 2_048]);
  expect(lit.whole, 'with its caption').toBeGreaterThan(2_048 + 60);
  for (const channel of await lit.at(0.5, 0.95)) expect(Math.abs(channel - 0x64)).toBeLessThanOrEqual(5);
  const [red = 0, , blue = 0] = await lit.at(0.38, 0.2);
  expect(red - 0x60, 'beside the panels').toBeGreaterThan(8);
  expect(red - 0x60, 'beside the red ones').toBeGreaterThan(blue - 0x68);

  // A tap on a lamp is its switch.
  await lamp(page).press('Enter');
  await expect(wall(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
  const off = await savedPicture(page);
  for (const channel of await off.at(0.38, 0.2)) expect(Math.abs(channel - 0x64)).toBeLessThanOrEqual(5);
  expect(Math.max(0, ...sent), 'bytes of the largest request: how long the page is looked at').toBeLessThan(1_000);
});

test(
  'a finger, a mouse or keys put the lamp anywhere, and Escape or Back leaves it',
  { tag: wholeTag },
  async ({ page, hasTouch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWall(page);
    const entries = await page.evaluate(() => history.length);
    await lamp(page).focus();
    await lamp(page).press('ArrowRight');
    await lamp(page).press('Shift+ArrowDown');
    await expect(lamp(page)).toHaveAttribute('aria-valuetext', /^52% from the left, 30% from the top/);
    await lamp(page).press('+');
    await expect(slider(page, 'Size')).toHaveAttribute('aria-valuetext', '105%');

    const box = await drawn(page).boundingBox();
    if (!box) throw new Error('No picture');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (hasTouch) await page.touchscreen.tap(middle.x, middle.y);
    else await page.mouse.click(middle.x, middle.y);
    await expect(lamp(page)).toHaveAttribute('aria-valuetext', /^50% from the left, 50% from the top/);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 40, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect(lamp(page)).toHaveAttribute('aria-valuetext', /^(?:3\d|4\d)% from the left, 50% from the top/);
    if (!hasTouch) {
      await page.mouse.wheel(0, -200);
      await expect(slider(page, 'Size')).not.toHaveAttribute('aria-valuetext', '105%');
    }

    await goesAway(wall(page), () => page.keyboard.press('Escape'));
    await expect(opener(page)).toBeFocused();
    await opener(page).press('Enter');
    await expect(drawn(page)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await goesAway(wall(page), async () => void (await page.goBack()));
    await expect(page).toHaveURL(/spu=LM-HEX/);
  },
);

test('two fingers resize it, and what is shared is the picture', { tag: '@all' }, async ({ page, hasTouch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async ({ files }: ShareData) => void (document.documentElement.dataset.shared = files?.[0]?.name),
    });
  });
  await openWall(page);
  await quiet(page);
  const box = await drawn(page).boundingBox();
  if (!box) throw new Error('No picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hasTouch) {
    const client = await page.context().newCDPSession(page);
    const fingers = (half: number) => [-half, half].map((by, id) => ({ x: x + by, y, id }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const half of [45, 60])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(half) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(slider(page, 'Size')).toHaveAttribute('aria-valuetext', /^(?:195|200|205) %$/);
  }
  await wall(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html[data-shared="lampyris-on-my-wall.jpg"]')).toBeAttached();
});

test('the card and the processor draw the same', { tag: '@all' }, async ({ page }) => {
  const places = [
    [0.5, 0.27],
    [0.35, 0.2],
    [0.7, 0.4],
    [0.2, 0.9],
  ] as const;
  await openWall(page);
  await expect(drawn(page)).toHaveAttribute('data-kind', 'card');
  const card = await savedPicture(page);
  const byCard = await Promise.all(places.map(([x, y]) => card.at(x, y)));
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...more]);
      },
    });
  });
  await openWall(page);
  await expect(drawn(page)).toHaveAttribute('data-kind', 'hand');
  const hand = await savedPicture(page);
  for (const [index, [x, y]] of places.entries()) {
    const mixed = await hand.at(x, y);
    byCard[index]?.forEach((value, channel) =>
      expect(Math.abs(value - (mixed[channel] ?? -99)), `${x} ${y}`).toBeLessThanOrEqual(6),
    );
  }
});

test.describe('what cannot be shown says so', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported module|ChunkError/ });

  test(
    'a file that is no photograph, one that is too large, and one in a format of some phones',
    { tag: wholeTag },
    async ({ page }) => {
      await openWall(page);
      const file = wall(page).getByLabel('Your photo');
      const give = (name: string, mimeType: string, buffer: Buffer) => file.setInputFiles({ name, mimeType, buffer });
      await give('wall.heic', 'image/heic', Buffer.from('no picture'));
      await expect(wall(page).getByRole('alert')).toContainText('HEIC');
      const huge = Buffer.from((await photograph()).buffer);
      const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
      huge.writeUInt16BE(20_000, frame + 5);
      huge.writeUInt16BE(20_000, frame + 7);
      await give('wall.jpg', 'image/jpeg', huge);
      await expect(wall(page).getByRole('alert')).toContainText('64 megapixels');
      await give('wall.txt', 'text/plain', Buffer.from('no picture'));
      await expect(wall(page).getByRole('alert')).toContainText('can’t open that file');
      await goesAway(wall(page).getByRole('alert'), () => hangPhotograph(page));
    },
  );

  test('without a network, and it opens by itself when that is back', { tag: wholeTag }, async ({ page, context }) => {
    await open(page, '/product-detail?spu=LM-HEX');
    await page.getByRole('slider', { name: 'Brightness' }).focus();
    await quiet(page);
    await context.setOffline(true);
    await opener(page).click();
    await expect(page.getByText('You’re offline. This part loads once you’re back.')).toBeVisible();
    await context.setOffline(false);
    await expect(drawn(page)).toBeVisible();
  });

  test('a lamp whose pictures are lost with the network comes by itself when that is back', async ({
    page,
    context,
  }) => {
    await open(page, '/product-detail?spu=LM-HEX');
    const picture = '**/wall-cut-640.avif';
    await page.route(picture, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await opener(page).click();
    await expect(wall(page).getByText('You’re offline. This part loads once you’re back.')).toBeVisible();
    await page.unroute(picture);
    await context.setOffline(false);
    await expect(drawn(page)).toBeVisible();
  });
});
