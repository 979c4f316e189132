import type { Fallback } from '../../src/bridge.ts';
import { pickFiles } from '../pick-files.ts';
import type { BrowserPorts } from '../ports.ts';

/** Must run in the click that caused it: otherwise a browser opens no file chooser. */
export const uploadMedia =
  ({
    view,
    upload,
  }: BrowserPorts & { readonly upload: NonNullable<BrowserPorts['upload']> }): Fallback<'uploadMedia'> =>
  async (params, { signal, emit }) => {
    const files = await pickFiles(view.document, params, signal);
    if (files.length === 0) return { items: [] };
    const onProgress = (sent: number, total: number) => emit('mediaUploadProgress', { sent, total });
    return { items: await upload(files, { signal, onProgress }) };
  };
