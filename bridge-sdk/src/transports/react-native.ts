import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property } from './port.ts';
import { receiverTransport } from './receiver.ts';

/** A React Native WebView; the app answers with `injectJavaScript` of the receiver. */
export function reactNativeTransport(view: object, { receive }: ShellNames): Transport | undefined {
  const port = property(view, 'ReactNativeWebView');
  if (!isPort(port)) return undefined;
  return receiverTransport('react-native', view, receive, (text) => port.postMessage(text));
}
