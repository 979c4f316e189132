import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

/** Not stored, unlike a title: nothing reads the last notification later. */
export const notifyApp =
  ({ view }: Pick<BrowserPorts, 'view'>): Fallback<'notifyApp'> =>
  ({ name, data }) => {
    view.dispatchEvent(new view.CustomEvent(name, { detail: data }));
    return undefined;
  };
