import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeApp } from '#server/app.ts';
import { handlers } from '#server/routes/handlers.ts';
import { openTestShop } from '#server/testing/test-shop.ts';
import { openPicture } from './decoders.ts';
import { drawLitPicture, mixRoom } from './draw-lit-picture.ts';
import { createLitPictures } from './lit-pictures.ts';
import { findPicture } from './picture-manifest.ts';

const mediaDir = join(import.meta.dirname, '../../../media');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lit-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const anybody = () => undefined;
const levels = Array.from({ length: 20 }, (_, step) => 5 * (step + 1));
/** A picture of 1,000 bytes, drawn a little later. */
const fakeDraw = () =>
  vi.fn(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.alloc(1_000, 'lit');
  });
const weight = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

describe('pictures of a lamp in the light that was set', () => {
  test('show as pictured what the picture by night shows', async () => {
    for (const slug of ['dome', 'hex-panels']) {
      const { data } = await mixRoom(mediaDir, slug, 'scene', 80);
      const files = join(mediaDir, 'products', slug);
      const rendered = await openPicture(readFileSync(join(files, 'night-640.avif')))
        .raw()
        .toBuffer();
      const apart = data.reduce((sum, value, at) => sum + Math.abs(value - (rendered[at] ?? 0)), 0) / data.length;
      expect(apart, `steps of 255 between the two of ${slug}`).toBeLessThan(2);
    }
  });

  test('are drawn once, however many ask at the same time', async () => {
    const naive = fakeDraw();
    await Promise.all(Array.from({ length: 20 }, naive));
    expect(naive).toHaveBeenCalledTimes(20);

    const draw = fakeDraw();
    const countDraw = vi.fn(anybody);
    const pictures = createLitPictures({ mediaDir, folder, draw });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => pictures.read('dome', 'lit-rose-60.avif', countDraw)),
    );
    expect(all.every((picture) => picture?.bytes.length === 1_000)).toBe(true);
    await pictures.read('dome', 'lit-rose-60.avif', countDraw);
    expect([draw, countDraw].map((calls) => calls.mock.calls.length)).toEqual([1, 1]);
  });

  test('are kept within their bytes, those asked for last, and by the next process too', async () => {
    const draw = fakeDraw();
    const parts = { mediaDir, folder, draw, mostBytes: 5_000 };
    const pictures = createLitPictures(parts);
    for (const level of levels) {
      await pictures.read('dome', `lit-rose-${level}.avif`, anybody);
      await pictures.read('dome', 'lit-rose-5.avif', anybody);
    }
    expect(draw).toHaveBeenCalledTimes(levels.length);
    await expect.poll(() => weight()).toBe(5_000);

    const next = createLitPictures(parts);
    await next.read('dome', 'lit-rose-5.avif', anybody);
    await next.read('dome', 'lit-rose-100.avif', anybody);
    expect(draw).toHaveBeenCalledTimes(levels.length);
    await next.read('dome', 'lit-rose-10.avif', anybody);
    expect(draw).toHaveBeenCalledTimes(levels.length + 1);
  });

  test('are drawn anew where another process has removed one', async () => {
    const draw = fakeDraw();
    const pictures = createLitPictures({ mediaDir, folder, draw });
    await pictures.read('dome', 'lit-2700-60-card.jpg', anybody);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect((await pictures.read('dome', 'lit-2700-60-card.jpg', anybody))?.type).toBe('image/jpeg');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['dome', 'lit-warm-60.avif'],
    ['dome', 'lit-rose-61.avif'],
    ['dome', 'lit-rose-60.png'],
    ['dome', 'lit-rose-60-card.avif'],
    ['dome', 'lit-rose-60'],
    ['dome-detail', 'lit-rose-60.avif'],
    ['nowhere', 'lit-rose-60.avif'],
  ])('do not exist of %s as %s', async (slug, file) => {
    const draw = fakeDraw();
    expect(await createLitPictures({ mediaDir, folder, draw }).read(slug, file, anybody)).toBeUndefined();
    expect(draw).not.toHaveBeenCalled();
  });
});

test('the decoder that reads the passes is closed to the files of strangers, which are read by their path', async () => {
  const file = join(mediaDir, 'products/dome/night-pass-z1.avif');
  await expect(openPicture(file).metadata()).rejects.toThrow(/unsupported image format/);
  expect((await openPicture(readFileSync(file)).metadata()).width).toBe(640);
});

test('the shop serves them for a year, and draws sixty a minute for one network', async () => {
  const shop = await openTestShop({ config: { mediaDir, dataDir: folder, rateLimits: true } });
  const drawLit = vi.fn(drawLitPicture);
  const app = await makeApp({ shop, handlers, drawLit });
  onTestFinished(async () => {
    await app.close();
    await shop.close();
  });
  const get = (file: string, remoteAddress = '192.0.2.7') =>
    app.inject({ url: `/media/products/reed/${findPicture('reed')?.version}/${file}`, remoteAddress });
  const card = await get('lit-3000-40-card.jpg');
  expect([card.statusCode, card.headers['content-type'], card.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  const [name = ''] = readdirSync(join(folder, 'lit-pictures'));
  const { width, height } = await openPicture(join(folder, 'lit-pictures', name)).metadata();
  expect([width, height]).toEqual([1_200, 630]);
  expect((await get('lit-3000-41-card.jpg')).statusCode).toBe(404);
  drawLit.mockResolvedValue(Buffer.alloc(1_000, 'lit'));
  const statusesOf = async (names: readonly string[]) => {
    const statuses = [];
    for (const name of names) statuses.push((await get(name)).statusCode);
    return new Set(statuses);
  };
  const rooms = ['scene', 'rose', '3000'].flatMap((light) => levels.map((level) => `lit-${light}-${level}.avif`));
  // With the card they are sixty.
  const [last = ''] = rooms.splice(59);
  expect(rooms).toHaveLength(59);
  expect(await statusesOf(rooms)).toEqual(new Set([200]));
  expect((await get(last)).statusCode).toBe(429);
  expect(await statusesOf([...rooms, 'lit-3000-40-card.jpg']), 'what is kept is no draw').toEqual(new Set([200]));
  expect((await get(last, '198.51.100.7')).statusCode).toBe(200);
});
