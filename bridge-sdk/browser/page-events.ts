import type { BrowserPorts } from './ports.ts';
import { pageEventKey } from './storage-keys.ts';

/** Dispatches a page event, and stores its parameters for parts of the page that load later. */
export const dispatchPageEvent =
  ({ view, store }: Pick<BrowserPorts, 'view' | 'store'>, name: string) =>
  (detail: unknown): undefined => {
    store.set(pageEventKey(name), JSON.stringify(detail));
    view.dispatchEvent(new view.CustomEvent(name, { detail }));
  };
