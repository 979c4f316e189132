import { shellNames } from '../src/shell-names.ts';
import type { Transport } from '../src/transport.ts';
import { legacyCallTransport } from '../src/transports/legacy-call.ts';

export interface LegacyNames {
  /** The property of the window that is exactly `true` inside the app. */
  readonly flag: string;
  /** The function that takes one string, or the object with `postMessage`. */
  readonly fn: string;
  /** The page's function through which the app answers; by default that of this SDK. */
  readonly receive?: string | undefined;
  /** Without it the window of the page, and undefined on a server. */
  readonly view?: object | undefined;
}

/**
 * The transport to an app that was made before this package: one flag and one function in the window, under any names.
 * Undefined where either is missing.
 */
export function legacyCall({
  flag,
  fn,
  receive = shellNames.receive,
  view = typeof window === 'undefined' ? undefined : window,
}: LegacyNames): Transport | undefined {
  if (!view || Reflect.get(view, flag) !== true) return undefined;
  return legacyCallTransport(view, { flag, call: fn, receive });
}
