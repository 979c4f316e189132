import type { BrowserPorts } from './ports.ts';
import { pageEventKey } from './storage-keys.ts';

/** Tells the page what an app would have been told, and keeps it for parts that load later. */
export const tellPage =
  ({ view, store }: BrowserPorts, name: string) =>
  (detail: unknown): undefined => {
    store.set(pageEventKey(name), JSON.stringify(detail));
    view.dispatchEvent(new view.CustomEvent(name, { detail }));
  };
