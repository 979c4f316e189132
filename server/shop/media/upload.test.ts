import { request as httpRequest, type IncomingMessage } from 'node:http';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { mediaRoutes } from '#server/routes/media.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { sniff } from './sniff.ts';
import { removeLeftArrivals } from './upload-folders.ts';
import { dailyQuota, uploadLimits } from './upload-limits.ts';
import { bomb, box, film, filesOnDisk, jpeg, longBox, png } from './upload-fixture.ts';

interface Answer {
  readonly httpStatus: number;
  readonly retryAfter: string | undefined;
  readonly status: number;
  readonly code?: string;
  readonly message: string;
  readonly data: { readonly url: string; readonly type: string; readonly mediaId: string };
}

let shop: TestShop;
let app: Awaited<ReturnType<typeof makeApp>>;
let port = 0;
let token = '';

beforeAll(async () => {
  shop = await openTestShop();
  app = await makeApp({ shop, handlers: mediaRoutes, contract: { partial: true } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
});
beforeEach(async () => {
  ({ token } = await logInMember(shop));
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const boundary = 'a-boundary-of-the-tests';
const before = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../../evil.html"\r\ncontent-type: text/html\r\n\r\n`,
);
const after = Buffer.from(`\r\n--${boundary}--\r\n`);

interface Sending {
  readonly bearer?: string;
  /** What the header says; absent, the body goes in chunks. */
  readonly length?: number;
}

/** Sends a body as it comes and reads the answer, which may be there before all is sent. */
const send = async (body: Iterable<Buffer>, { bearer = token, length }: Sending = {}): Promise<Answer> => {
  const sending = httpRequest({
    port,
    method: 'POST',
    path: '/app-mall/v1/media/upload',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(length === undefined ? {} : { 'content-length': length }),
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
    },
  });
  // The server may hang up on a sender who goes on after the answer.
  sending.on('error', () => undefined);
  const answered = new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
  Readable.from(body).pipe(sending);
  const answer = await answered;
  const text = (await answer.toArray()).join('');
  sending.destroy();
  return {
    ...(JSON.parse(text) as Omit<Answer, 'httpStatus' | 'retryAfter'>),
    httpStatus: answer.statusCode ?? 0,
    retryAfter: answer.headers['retry-after'],
  };
};

const upload = (file: Buffer, options: Sending = {}): Promise<Answer> => {
  const body = [before, file, after];
  return send(body, { length: Buffer.concat(body).length, ...options });
};

function* large(first: Buffer, megabytes: number): Generator<Buffer> {
  const megabyte = Buffer.alloc(1024 * 1024, 7);
  yield before;
  yield first;
  for (let sent = 0; sent < megabytes; sent += 1) yield megabyte;
  yield after;
}

const read = async (url: string): Promise<{ headers: Headers; bytes: Buffer }> => {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const countMedia = async (): Promise<number> => (await shop.db.selectFrom('media').select('id').execute()).length;

/** Nothing of a refused file is left: no row, no file, no part of one. */
const expectRefused = async (answer: () => Promise<Answer>, expected: Partial<Answer>): Promise<void> => {
  const [rows, files] = [await countMedia(), filesOnDisk(shop.config.dataDir)];
  expect(await answer()).toMatchObject(expected);
  expect(await countMedia()).toBe(rows);
  expect(filesOnDisk(shop.config.dataDir)).toEqual(files);
};

describe('a picture', () => {
  it('is written anew under a name that nobody chose, and served as what it is', async () => {
    const { data, status } = await upload(await png({ alpha: 0.5 }));
    expect(status).toBe(200);
    expect(data.url).toMatch(/^\/media\/uploads\/[\da-f]{32}\.png$/);
    const { headers, bytes } = await read(data.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 20, hasAlpha: true });
  });

  it('says neither where it was taken nor by what, and stands upright', async () => {
    const sent = await jpeg({ orientation: 6 });
    const noted = await sharp(sent).metadata();
    expect([noted.exif?.includes('Lampyris camera'), noted.orientation]).toEqual([true, 6]);
    const { data } = await upload(sent);
    const { bytes } = await read(data.url);
    const { exif, orientation, width, height, icc } = await sharp(bytes).metadata();
    expect({ exif, icc, orientation, width, height }).toEqual({
      exif: undefined,
      icc: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    });
    expect(bytes.includes('Lampyris camera')).toBe(false);
  });

  it('is at most 2,560 pixels long', async () => {
    const { data } = await upload(await jpeg({ width: 4_000, height: 1_000 }));
    expect(await sharp((await read(data.url)).bytes).metadata()).toMatchObject({ width: 2_560, height: 640 });
  });

  it('that moves is kept by its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 10, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { data } = await upload(moving);
    const { bytes } = await read(data.url);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(bytes).stats()).channels.map(({ mean }) => mean > 128)).toEqual([true, false, false]);
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an archive', 'PK\u0003\u0004 secrets.txt'],
    ['a GIF', 'GIF89a'],
  ])('loses %s that was appended to it', async (_, tail) => {
    for (const whole of [await jpeg(), await png()]) {
      const sent = Buffer.concat([whole, Buffer.from(tail, 'latin1')]);
      // By its first bytes alone it would have been kept as it is.
      expect(sniff(sent)).toBeDefined();
      const { data } = await upload(sent);
      expect((await read(data.url)).bytes.includes(tail)).toBe(false);
    }
  });
});

describe('a film', () => {
  it('is kept without the place that its camera noted', async () => {
    const sent = film();
    expect(sent.includes('+52.5200')).toBe(true);
    const { data } = await upload(sent);
    expect(data.type).toBe('VIDEO');
    const { headers, bytes } = await read(data.url);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(bytes.length).toBe(sent.length);
    expect(bytes.includes('+52.5200')).toBe(false);
  });

  const note = box('udta', box('\u00a9xyz', Buffer.from('+52.5200+013.4050/')));
  it.each([
    ['in its media', () => film({ inTrack: [box('mdia', box('mdhd', Buffer.alloc(24)), note)] })],
    ['in a box of its own kind', () => film({ inTrack: [box('loci', Buffer.from('+52.5200'))] })],
    ['in a fragment', () => film({ behind: [box('moof', box('mfhd', Buffer.alloc(8)), box('traf', note))] })],
    ['in a long box', () => film({ behind: [longBox('uuid', Buffer.from('+52.5200 of a camera'))] })],
  ])('is kept whole, without what was noted %s', async (_, made) => {
    const sent = made();
    const { data } = await upload(sent);
    const { bytes } = await read(data.url);
    expect(bytes.length).toBe(sent.length);
    expect(bytes.includes('+52.5200')).toBe(false);
    // Every box still ends where the next one begins.
    expect((await upload(bytes)).data.type).toBe('VIDEO');
  });

  const samples = (type: string) =>
    box('mdia', box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(type, Buffer.alloc(78))))));
  it('keeps tracks of pictures and sound alone: another one hides its notes among the pictures', async () => {
    expect((await upload(film({ inTrack: [samples('avc1')] }))).data.type).toBe('VIDEO');
    await expectRefused(() => upload(film({ inTrack: [samples('mebx')] })), { code: 'MEDIA_TYPE' });
  });

  it.each([
    ['has a page behind it', () => Buffer.concat([film(), Buffer.from('<script>alert(1)</script>')]), 'MEDIA_BROKEN'],
    ['has a foreign box', () => Buffer.concat([film(), box('evil', Buffer.alloc(9))]), 'MEDIA_BROKEN'],
    ['is cut off', () => film().subarray(0, -10), 'MEDIA_BROKEN'],
    ['has no film in it', () => box('ftyp', Buffer.from('isom\0\0\0\0isom')), 'MEDIA_BROKEN'],
    ['is longer than 30 seconds', () => film({ ms: 31_000 }), 'MEDIA_LENGTH'],
  ])('is refused when it %s', async (_, sent, code) => {
    await expectRefused(() => upload(sent()), { code });
  });
});

describe('what is refused leaves nothing behind', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'MEDIA_TYPE'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">', 'MEDIA_TYPE'],
    ['a GIF', 'GIF89a-and-some-more-bytes', 'MEDIA_TYPE'],
    ['an archive', 'PK\u0003\u0004-and-some-more-bytes', 'MEDIA_TYPE'],
    ['nothing', '', 'MEDIA_TYPE'],
    ['first bytes of a JPEG before a page', '\u00ff\u00d8\u00ff\u00e0<html><script>alert(1)</script>', 'MEDIA_BROKEN'],
    ['first bytes of a PNG before a drawing', '\u0089PNG\r\n\u001a\n<svg onload="alert(1)">', 'MEDIA_BROKEN'],
    ['first bytes of a WebP', 'RIFF\u0010\0\0\0WEBPVP8 ', 'MEDIA_BROKEN'],
  ])('%s', async (_, text, code) => {
    await expectRefused(() => upload(Buffer.from(text, 'latin1')), { code });
  });

  it('a picture that is cut off', async () => {
    const whole = await jpeg({ width: 400, height: 400 });
    await expectRefused(() => upload(whole.subarray(0, whole.length / 2)), { code: 'MEDIA_BROKEN' });
  });

  it('a few kilobytes that would be 7.5 GB', async () => {
    const sent = bomb(50_000, 50_000);
    expect(sent.length).toBeLessThan(4_000);
    await expectRefused(() => upload(sent), { code: 'MEDIA_PIXELS' });
  });

  it('a picture of one byte more than 8 MB', async () => {
    const whole = await jpeg();
    const filled = (size: number) => Buffer.concat([whole, Buffer.alloc(size - whole.length)]);
    expect((await upload(filled(uploadLimits.IMAGE))).status).toBe(200);
    await expectRefused(() => upload(filled(uploadLimits.IMAGE + 1)), { code: 'MEDIA_SIZE' });
  });

  it('200 MB that say so', async () => {
    const body = large(film({ mediaBytes: 0 }), 200);
    const length = 200 * 1024 * 1024 + before.length + film({ mediaBytes: 0 }).length + after.length;
    await expectRefused(() => send(body, { length }), { httpStatus: 413, code: 'MEDIA_SIZE' });
  });

  it('200 MB in chunks that do not', async () => {
    await expectRefused(() => send(large(film({ mediaBytes: 0 }), 200)), { code: 'MEDIA_SIZE' });
  });

  it('a body that ends in the middle of the form', async () => {
    const half = (await jpeg({ width: 400, height: 400 })).subarray(0, 200);
    await expectRefused(() => send([before, half]), { httpStatus: 400, code: 'BAD_REQUEST' });
  });

  it('a form without a file, and a body that is no form', async () => {
    await expectRefused(() => send([Buffer.from(`--${boundary}--\r\n`)]), { httpStatus: 400 });
    await expectRefused(() => send([Buffer.from('not a form')]), { httpStatus: 400 });
  });

  it('an upload of nobody, before a byte of it is read', async () => {
    await expectRefused(() => upload(film(), { bearer: '' }), { status: 401 });
    await expectRefused(() => send(large(film({ mediaBytes: 0 }), 40), { bearer: 'at_no-such-token' }), {
      status: 401,
    });
  });

  it('an upload whose sender goes away', async () => {
    const files = filesOnDisk(shop.config.dataDir);
    const sending = httpRequest({
      port,
      method: 'POST',
      path: '/app-mall/v1/media/upload',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` },
    });
    sending.on('error', () => undefined);
    sending.write(Buffer.concat([before, film({ mediaBytes: 200_000 })]));
    await expect.poll(() => filesOnDisk(shop.config.dataDir).length).toBe(files.length + 1);
    sending.destroy();
    await expect.poll(() => filesOnDisk(shop.config.dataDir)).toEqual(files);
  });
});

describe('many uploads', () => {
  it('of 60 MB at once are taken a few at a time, in little memory', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => logInMember(shop)));
    const films = film({ mediaBytes: 58 * 1024 * 1024 });
    const start = process.memoryUsage().rss;
    let most = start;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        most = Math.max(most, process.memoryUsage().rss);
        await turn();
      }
    })();
    const answers = await Promise.all(members.map(({ token: bearer }) => upload(films, { bearer })));
    isOver = true;
    await watching;
    const stored = answers.filter(({ status }) => status === 200);
    const busy = answers.filter(({ httpStatus }) => httpStatus === 503);
    expect(stored.length).toBeGreaterThan(0);
    expect(busy.length).toBeGreaterThan(0);
    expect(stored.length + busy.length).toBe(20);
    expect(busy.every(({ retryAfter, message }) => retryAfter === '5' && message.includes('try again'))).toBe(true);
    // The sender is in this process, too, and holds the one film; twenty buffered bodies would be 1,160 MB.
    expect(most - start).toBeLessThan(400 * 1024 * 1024);
    expect(filesOnDisk(shop.config.dataDir).filter((name) => name.endsWith('.sent'))).toEqual([]);
  });

  it('of a member end with the quota of the day, until the next one', async () => {
    const { accountId, token: bearer } = await logInMember(shop);
    const now = shop.clock.now();
    const rows = Array.from({ length: dailyQuota.files - 1 }, () => {
      const id = shop.newId();
      const path = `${id}.png`;
      return {
        id,
        account_id: accountId,
        path,
        kind: 'IMAGE' as const,
        content_type: 'image/png',
        bytes: 8,
        created_at: now,
        updated_at: now,
      };
    });
    await shop.db.insertInto('media').values(rows).execute();
    expect((await upload(await png(), { bearer })).status).toBe(200);
    const small = await png();
    await expectRefused(() => upload(small, { bearer }), { httpStatus: 429, code: 'MEDIA_QUOTA' });
    await shop.db.updateTable('media').set({ bytes: 1 }).where('account_id', '=', accountId).execute();
    await shop.db
      .updateTable('media')
      .set({ created_at: now - 86_400_000 })
      .where('account_id', '=', accountId)
      .execute();
    expect((await upload(small, { bearer })).status).toBe(200);
    await shop.db.updateTable('media').set({ bytes: dailyQuota.bytes }).where('account_id', '=', accountId).execute();
    await expectRefused(() => upload(small, { bearer }), { code: 'MEDIA_QUOTA' });
  });
});

it('a request whose body never ends is ended', () => {
  expect(app.server.requestTimeout).toBe(600_000);
});

describe('the folders', () => {
  it('serve the names of stored files and nothing else', async () => {
    const { data } = await upload(await png());
    const folder = join(shop.config.dataDir, 'uploads');
    writeFileSync(join(folder, 'notes.html'), '<script>');
    writeFileSync(join(folder, '01J00000000000000000000000.svg'), '<svg>');
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await statusOf(data.url)).toBe(200);
    // One from the time when names were ids.
    writeFileSync(join(folder, '01J00000000000000000000000.png'), await png());
    expect(await statusOf('/media/uploads/01J00000000000000000000000.png')).toBe(200);
    for (const path of ['notes.html', '01J00000000000000000000000.svg', '', '../arriving/x', '%2e%2e/shop.sqlite'])
      expect(await statusOf(`/media/uploads/${path}`)).not.toBe(200);
  });

  it('lose what a process left behind that ended in the middle of an upload', async () => {
    const folder = join(shop.config.dataDir, 'arriving');
    mkdirSync(folder, { recursive: true });
    for (const [name, age] of [
      ['left.sent', 16],
      ['arriving.sent', 1],
    ] as const) {
      writeFileSync(join(folder, name), 'part of a film');
      const written = new Date(shop.clock.now() - age * 60_000);
      utimesSync(join(folder, name), written, written);
    }
    expect(await removeLeftArrivals(shop)).toBe(1);
    expect(filesOnDisk(shop.config.dataDir)).toContain('arriving.sent');
    expect(filesOnDisk(shop.config.dataDir)).not.toContain('left.sent');
  });
});
