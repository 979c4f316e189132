import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { receiveFile } from './receive-file.ts';
import { film } from './upload-fixture.ts';
import { leastPace } from './upload-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'lampyris-receive-'));
let count = 0;
const target = (): string => join(folder, String((count += 1)));

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true }));

const type = 'multipart/form-data; boundary=edge';
const sent = film({ mediaBytes: 40 });
const form = Buffer.concat([
  Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'),
  sent,
  Buffer.from('\r\n--edge--\r\n'),
]);
/** The last line break belongs to nothing. */
const wholeAt = form.length - 2;

it('takes the file out of a form, however the form is cut into pieces', async () => {
  for (const size of [1, 2, 7, form.length]) {
    const pieces = Array.from({ length: Math.ceil(form.length / size) }, (_, at) =>
      form.subarray(at * size, (at + 1) * size),
    );
    const path = target();
    expect(await receiveFile(Readable.from(pieces), type, path)).toMatchObject({ bytes: sent.length });
    expect(readFileSync(path).equals(sent)).toBe(true);
  }
});

it('refuses a form that ends anywhere before its end', async () => {
  for (let end = 0; end < wholeAt; end += 1) {
    const answer = receiveFile(Readable.from([form.subarray(0, end)]), type, target());
    await expect(answer, `${end} bytes`).rejects.toMatchObject({ name: 'ShopError' });
  }
});

it.each([
  ['undefined', undefined],
  ['of JSON', 'application/json'],
  ['without a boundary', 'multipart/form-data'],
])('refuses a body with a type %s', async (_, contentType) => {
  await expect(receiveFile(Readable.from([form]), contentType, target())).rejects.toMatchObject({ httpStatus: 400 });
});

it('refuses a form whose file has another name', async () => {
  const other = Buffer.from(form.toString('latin1').replace('name="file"', 'name="other"'), 'latin1');
  await expect(receiveFile(Readable.from([other]), type, target())).rejects.toMatchObject({ httpStatus: 400 });
});

it('gives up a body that hardly moves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const source = new PassThrough();
  const answer = receiveFile(source, type, target());
  const refused = expect(answer).rejects.toMatchObject({ httpStatus: 408 });
  let isOver = false;
  void refused.then(() => (isOver = true));
  const [head, rest] = [form.subarray(0, 150), Buffer.alloc(leastPace.bytes)];
  source.write(head);
  source.write(rest);
  await vi.advanceTimersByTimeAsync(leastPace.within);
  expect(isOver).toBe(false);
  source.write(rest.subarray(1));
  await vi.advanceTimersByTimeAsync(leastPace.within);
  await refused;
});
