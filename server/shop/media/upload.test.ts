import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '#server/routes/media.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { uploadLimits } from './store-upload.ts';

let shop: TestShop;
let api: TestApi;
let token = '';

beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, mediaRoutes);
  ({ token } = await logInMember(shop));
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const upload = async (bytes: Buffer, name = 'picture.png', bearer = token) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/app-mall/v1/media/upload',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json<{ status: number; code?: string; data: { url: string; type: string; mediaId: string } }>();
};

describe('an upload', () => {
  it('is kept byte for byte under a name that nobody chose', async () => {
    const { status, data } = await upload(png, '../../evil.html');
    expect(status).toBe(200);
    expect(data.type).toBe('IMAGE');
    expect(data.url).toMatch(/^\/media\/uploads\/[0-9A-Z]{26}\.png$/);
    const onDisk = await readFile(join(shop.config.dataDir, 'uploads', data.url.split('/').at(-1) ?? ''));
    expect(onDisk.equals(png)).toBe(true);
  });

  it('is judged by its bytes, not by its name', async () => {
    expect(await upload(Buffer.from('<svg onload="alert(1)">'), 'picture.png')).toMatchObject({ status: 422, code: 'MEDIA_TYPE' });
  });

  it('may be a picture of exactly 8 MB and not of one byte more', async () => {
    const fill = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await upload(fill(uploadLimits.IMAGE))).status).toBe(200);
    expect(await upload(fill(uploadLimits.IMAGE + 1))).toMatchObject({ code: 'MEDIA_SIZE' });
  });

  it('needs a member', async () => {
    expect((await upload(png, 'picture.png', '')).status).toBe(401);
  });

  it('that is no form gets a clear answer', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/app-mall/v1/media/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
      payload: 'not a form',
    });
    expect(answer.json<{ status: number }>().status).toBe(400);
  });
});
