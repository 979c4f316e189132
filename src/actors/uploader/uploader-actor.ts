import { createActor } from 'xstate';
import { createUploaderImplementations } from '#machines/uploader/implementations.ts';
import { uploaderMachine } from '#machines/uploader/machine.ts';
import { orderKey } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import type { Shop } from '../../api/shop.ts';

/** The length of a film in ms, as this browser reads it. */
function measureFilm(file: File, signal: AbortSignal): Promise<number> {
  const film = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise<number>((resolve, reject) => {
    const giveUp = () => reject(new Error(`The length of ${file.type} cannot be read`));
    signal.addEventListener('abort', giveUp);
    film.addEventListener('error', giveUp);
    film.addEventListener('loadedmetadata', () => resolve(film.duration * 1_000));
    film.preload = 'metadata';
    film.src = url;
  }).finally(() => {
    film.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}

/** A guest's order, whose key opens the uploads about it, or a message to the shop that is being written. */
export type UploadAccess =
  | { readonly orderNo: string; readonly accessKey: string | undefined }
  | { readonly draftId: string };

/** A fault of the shop says less than the page does. */
const isRefusal = ({ code }: ShopApiError): boolean => code !== undefined && code !== 'INTERNAL';

/** Uploads of one form, at most `room` files. The bytes stay here; the machine knows them by their ids. */
export function createUploader({ client }: Shop, room: number, access?: UploadAccess) {
  const picked = new Map<string, File>();
  const urls = new Map<string, string>();
  const refusals = new Map<string, string>();
  const fileOf = (id: string): File => {
    const file = picked.get(id);
    if (file === undefined) throw new Error('The file was taken back');
    return file;
  };
  const send = (id: string, file: File, signal: AbortSignal) => {
    const sent = {
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file);
        return form;
      },
      signal,
      fetch: async (request: Request) => {
        const { countedTransport } = await import('../../api/counted-transport.ts');
        const onPart = (part: number) => actor.send({ type: 'upload.progressed', id, part });
        return client.send(request, countedTransport(onPart));
      },
    };
    if (access !== undefined && 'draftId' in access) {
      const { draftId } = access;
      return client.POST('/app-mall/v1/support/ticket/media', { ...sent, params: { query: { draftId } } });
    }
    return client.POST('/app-mall/v1/media/upload', {
      ...sent,
      params: { query: access?.accessKey === undefined ? {} : { orderNo: access.orderNo } },
      headers: orderKey(access?.accessKey),
    });
  };
  const implementations = createUploaderImplementations({
    measureVideo: (id, signal) => measureFilm(fileOf(id), signal),
    upload: async (id, signal) => {
      const file = fileOf(id);
      refusals.delete(id);
      const { mediaId, url } = await unwrap(send(id, file, signal)).catch((error: unknown) => {
        if (error instanceof ShopApiError && isRefusal(error)) refusals.set(id, error.message);
        throw error;
      });
      urls.set(id, url);
      return mediaId;
    },
  });
  const actor = createActor(uploaderMachine.provide(implementations), { input: { room } });

  return {
    actor,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ id: crypto.randomUUID(), file }));
      for (const { id, file } of added) picked.set(id, file);
      actor.send({
        type: 'files.added',
        files: added.map(({ id, file: { name, size, type } }) => ({ id, name, size, type })),
      });
    },
    remove: (id: string) => {
      actor.send({ type: 'file.remove', id });
      picked.delete(id);
      urls.delete(id);
      refusals.delete(id);
    },
    /** Where a file is shown that has arrived. */
    urlOf: (id: string) => urls.get(id),
    /** Why the shop did not take a file, in its own words. */
    refusalOf: (id: string) => refusals.get(id),
    retry: (id: string) => actor.send({ type: 'file.retry', id }),
  };
}
