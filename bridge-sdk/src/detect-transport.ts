import { shellNames, type ShellNames } from './shell-names.ts';
import type { Transport } from './transport.ts';
import { androidTransport } from './transports/android.ts';
import { iframeTransport, parentOrigin } from './transports/iframe.ts';
import { iosTransport } from './transports/ios.ts';
import { legacyCallTransport } from './transports/legacy-call.ts';
import { reactNativeTransport } from './transports/react-native.ts';

export interface DetectOptions {
  /** Without it the window of the page, and undefined on a server. */
  readonly view?: (Window & typeof globalThis) | undefined;
  readonly names?: Partial<ShellNames> | undefined;
  /** Allowed origins of a host page when the shop runs in its frame. */
  readonly frameHosts?: readonly string[] | undefined;
}

const inApp = [androidTransport, iosTransport, reactNativeTransport, legacyCallTransport];

/**
 * Detects the app around the page synchronously, without waiting for a message. An app is present exactly when the flag is
 * `true` and there is a function to call.
 */
export function detectTransport({
  view = typeof window === 'undefined' ? undefined : window,
  names,
  frameHosts = [],
}: DetectOptions = {}): Transport | undefined {
  if (!view) return undefined;
  const allNames = { ...shellNames, ...names };
  if (Reflect.get(view, allNames.flag) === true) {
    for (const open of inApp) {
      const transport = open(view, allNames);
      if (transport) return transport;
    }
  }
  const origin = parentOrigin(view);
  return origin !== undefined && frameHosts.includes(origin) ? iframeTransport(view, origin) : undefined;
}
