import type { Transport } from '../transport.ts';

/**
 * Receives from an app that evaluates `name(text)` in the window. A frame of another origin cannot call
 * it, while any window may post a message.
 */
export function receiverTransport(
  kind: Transport['kind'],
  view: object,
  name: string,
  post: Transport['post'],
): Transport {
  return {
    kind,
    isPrivate: true,
    post,
    listen(receive) {
      const own = (message: unknown) => receive(message);
      Reflect.set(view, name, own);
      return () => {
        if (Reflect.get(view, name) === own) Reflect.deleteProperty(view, name);
      };
    },
  };
}
