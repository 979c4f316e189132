import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property } from './port.ts';
import { installReceiver } from './receiver.ts';

/** A React Native WebView; the app answers with `injectJavaScript` of the receiver. */
export function reactNativeTransport(view: object, { receive: name }: ShellNames): Transport | undefined {
  const port = property(view, 'ReactNativeWebView');
  if (!isPort(port)) return undefined;
  return {
    kind: 'react-native',
    isPrivate: true,
    post: (text) => port.postMessage(text),
    listen: (receive) => installReceiver(view, name, receive),
  };
}
