import type { BrowserPorts } from '#bridge-sdk/browser/browser-fallbacks.ts';
import { unwrap } from '../../api/envelope.ts';
import type { ShopClient } from '../../api/client.ts';

/** Uploads files one after another; progress counts whole files. */
export function uploadThrough(client: ShopClient): NonNullable<BrowserPorts['upload']> {
  return async (files, { signal, onProgress }) => {
    const total = files.reduce((sum, { size }) => sum + size, 0);
    const media = [];
    let sent = 0;
    for (const file of files) {
      const form = new FormData();
      form.append('file', file);
      const request = { body: { file: file.name }, bodySerializer: () => form, ...(signal && { signal }) };
      const { url } = await unwrap(client.POST('/app-mall/v1/media/upload', request));
      media.push({ url, mime: file.type, bytes: file.size });
      onProgress((sent += file.size), total);
    }
    return media;
  };
}
