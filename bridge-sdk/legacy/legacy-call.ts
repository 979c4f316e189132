import { shellNames } from '../src/shell-names.ts';
import type { Transport } from '../src/transport.ts';
import { legacyCallTransport } from '../src/transports/legacy-call.ts';

export interface LegacyNames {
  /** The property of the window that is exactly `true` inside the app. */
  readonly flag: string;
  /** The function that takes one text, or the object with `postMessage`. */
  readonly fn: string;
  /** The function of the page by which the app answers; without it the usual one. */
  readonly receive?: string | undefined;
  /** Without it the window of the page; none on a server. */
  readonly view?: object | undefined;
}

/**
 * The way to an app that was made before this package: one flag and one function in the window, under whatever names.
 * Undefined where either is missing: then nobody is there to be called.
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
