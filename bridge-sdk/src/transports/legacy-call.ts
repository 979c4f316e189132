import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property } from './port.ts';
import { installReceiver } from './receiver.ts';

/** A bare function, or an object with `postMessage` as Android's `JavascriptInterface` makes it. */
export function legacyCallTransport(view: object, { call, receive: name }: ShellNames): Transport | undefined {
  const found = property(view, call);
  if (!isPort(found) && typeof found !== 'function') return undefined;
  return {
    kind: 'legacy-call',
    isPrivate: true,
    // Called on its owner: Android refuses a method that was taken off its object.
    post: (text) => void (isPort(found) ? found.postMessage(text) : Reflect.apply(found, view, [text])),
    listen: (receive) => installReceiver(view, name, receive),
  };
}
