import type { Fallback } from '../../src/bridge.ts';
import type { BrowserPorts } from '../ports.ts';

/** News pass: unlike a title, nobody asks later what the last were. */
export const notifyApp =
  ({ view }: BrowserPorts): Fallback<'notifyApp'> =>
  ({ name, data }) => {
    view.dispatchEvent(new view.CustomEvent(name, { detail: data }));
    return undefined;
  };
