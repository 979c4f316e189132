import type { ShellNames } from '../shell-names.ts';
import type { Transport } from '../transport.ts';
import { isPort, property, type Port } from './port.ts';

interface AnsweringPort extends Port {
  onmessage: ((message: { readonly data: unknown }) => void) | null;
}

function answers(port: Port): port is AnsweringPort {
  return 'onmessage' in port;
}

/** Android's `addWebMessageListener`: the app decides by origin which pages get the port. */
export function androidTransport(view: object, { call }: ShellNames): Transport | undefined {
  const port = property(view, call);
  if (!isPort(port) || !answers(port)) return undefined;
  return {
    kind: 'android',
    isPrivate: true,
    post: (text) => port.postMessage(text),
    listen(receive) {
      const own = ({ data }: { readonly data: unknown }) => receive(data);
      port.onmessage = own;
      return () => {
        if (port.onmessage === own) port.onmessage = null;
      };
    },
  };
}
