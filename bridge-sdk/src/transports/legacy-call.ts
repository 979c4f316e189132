import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property } from './port.ts';
import { receiverTransport } from './receiver.ts';

/** A bare function, or an object with `postMessage` like Android's `JavascriptInterface`. */
export function legacyCallTransport(view: object, { call, receive }: ShellNames): Transport | undefined {
  const found = property(view, call);
  // Called as a method: Android refuses one that is detached from its object.
  if (isPort(found)) return receiverTransport('legacy-call', view, receive, (text) => found.postMessage(text));
  if (typeof found !== 'function') return undefined;
  return receiverTransport('legacy-call', view, receive, (text) => void Reflect.apply(found, view, [text]));
}
