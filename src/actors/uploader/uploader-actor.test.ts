import { afterEach, expect, test, vi } from 'vitest';
import { selectFiles, selectMediaIds } from '#machines/uploader/selectors.ts';
import { createShopClient } from '../../api/client.ts';
import { createUploader } from './uploader-actor.ts';

afterEach(() => vi.unstubAllGlobals());

function open(answer: () => object) {
  const requests: Request[] = [];
  const client = createShopClient((request) => {
    requests.push(request);
    return Promise.resolve(Response.json({ status: 200, message: 'OK', serverTime: 1, traceId: 't', ...answer() }));
  }, 'https://shop.test');
  const uploader = createUploader({ client, site: 'US', member: 'A1' }, 6);
  uploader.actor.start();
  return { ...uploader, requests };
}

const lamp = new File([new Uint8Array([1, 2, 3])], 'lamp.jpg', { type: 'image/jpeg' });

test('a picture travels as a form with its name, its type and its bytes', async () => {
  const { add, urlOf, actor, requests } = open(() => ({ data: { mediaId: 'M1', url: '/media/M1', type: 'IMAGE' } }));
  add([lamp]);
  await expect.poll(() => selectMediaIds(actor.getSnapshot())).toEqual(['M1']);
  expect(urlOf(selectFiles(actor.getSnapshot())[0]?.id ?? '')).toBe('/media/M1');
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  const sent = (await requests[0]?.formData())?.get('file');
  expect(sent).toMatchObject({ name: 'lamp.jpg', type: 'image/jpeg', size: 3 });
});

test('a bar follows the bytes that leave the browser', async () => {
  const answer = { status: 200, message: 'OK', data: { mediaId: 'M1', url: '/media/M1', type: 'IMAGE' } };
  let arrive = (): void => undefined;
  class Call extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly response = JSON.stringify(answer);
    readonly open = vi.fn();
    readonly setRequestHeader = vi.fn();
    readonly getAllResponseHeaders = () => 'content-type: application/json\r\n';
    send(body: Blob) {
      const loaded = body.size / 4;
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: body.size }),
      );
      arrive = () => this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call);
  const client = createShopClient((request, transport) => transport?.(request) ?? fetch(request), 'https://shop.test');
  const { actor, add } = createUploader({ client, site: 'US', member: 'A1' }, 6);
  actor.start();
  add([lamp]);
  const file = () => selectFiles(actor.getSnapshot())[0];
  await expect.poll(() => file()).toMatchObject({ status: 'sending', part: 0.25 });
  arrive();
  await expect.poll(() => file()).toMatchObject({ status: 'done', mediaId: 'M1' });
});

test('a refusal of the server is a failed file that can be tried again', async () => {
  let refuses = true;
  const { add, retry, refusalOf, actor } = open(() =>
    refuses
      ? { status: 422, code: 'MEDIA_TYPE', message: 'Please use a JPEG.', data: null }
      : { data: { mediaId: 'M2', url: '/media/M2', type: 'IMAGE' } },
  );
  add([lamp]);
  const files = () => selectFiles(actor.getSnapshot());
  await expect.poll(() => files()[0]?.status).toBe('failed');
  expect(refusalOf(files()[0]?.id ?? '')).toBe('Please use a JPEG.');
  refuses = false;
  retry(files()[0]?.id ?? '');
  await expect.poll(() => files()[0]).toMatchObject({ status: 'done', mediaId: 'M2' });
  expect(refusalOf(files()[0]?.id ?? '')).toBeUndefined();
});

test('a file that was taken back is gone with its bytes', () => {
  const { add, remove, actor } = open(() => ({ data: null }));
  add([lamp, lamp, lamp]);
  const [, , third] = selectFiles(actor.getSnapshot());
  remove(third?.id ?? '');
  expect(selectFiles(actor.getSnapshot())).toHaveLength(2);
});
