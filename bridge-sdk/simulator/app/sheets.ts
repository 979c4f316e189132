import type { AlertParams, Confirmed, ConfirmParams, UploadParams } from '../../src/generated/types.ts';
import { HostRefusal } from '../../mock/host-core.ts';

/** A sheet that covers the page until the person has answered. */
export type Sheet = { readonly id: number } & SheetContent;

export type SheetContent =
  | { readonly kind: 'confirm'; readonly params: ConfirmParams; readonly answer: (result: Confirmed) => void }
  | { readonly kind: 'alert'; readonly params: AlertParams; readonly answer: () => void }
  | { readonly kind: 'login'; readonly answer: () => void }
  | { readonly kind: 'upload'; readonly params: UploadParams; readonly answer: (files: readonly File[]) => void };

/** Opens a sheet and waits for its answer; cancelling the call removes the sheet. */
export type Ask = <T>(signal: AbortSignal, content: (answer: (result: T) => void) => SheetContent) => Promise<T>;

export function askBySheets(change: (to: (sheets: readonly Sheet[]) => readonly Sheet[]) => void): Ask {
  let lastId = 0;
  return (signal, content) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const close = (): void => change((sheets) => sheets.filter((sheet) => sheet.id !== id));
      const sheet = content((result) => {
        close();
        resolve(result);
      });
      signal.addEventListener('abort', () => {
        close();
        reject(new HostRefusal('USER_CANCELLED'));
      });
      change((sheets) => [...sheets, { ...sheet, id }]);
    });
}
