import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property } from './port.ts';
import { receiverTransport } from './receiver.ts';

/** A bare function, or an object with `postMessage` as Android's `JavascriptInterface` makes it. */
export function legacyCallTransport(view: object, { call, receive }: ShellNames): Transport | undefined {
  const found = property(view, call);
  // Called on its owner: Android refuses a method that was taken off its object.
  if (isPort(found)) return receiverTransport('legacy-call', view, receive, (text) => found.postMessage(text));
  if (typeof found !== 'function') return undefined;
  return receiverTransport('legacy-call', view, receive, (text) => void Reflect.apply(found, view, [text]));
}
