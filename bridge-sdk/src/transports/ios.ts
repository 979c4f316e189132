import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property } from './port.ts';
import { receiverTransport } from './receiver.ts';

/** A `WKScriptMessageHandler`; the app answers by evaluating the receiver. */
export function iosTransport(view: object, { call, receive }: ShellNames): Transport | undefined {
  const handler = property(property(property(view, 'webkit'), 'messageHandlers'), call);
  if (!isPort(handler)) return undefined;
  return receiverTransport('ios', view, receive, (text) => handler.postMessage(text));
}
