import type { Transport } from '../transport.ts';

/**
 * A way to an app that answers by a function of the window: the app evaluates `name(text)`. A foreign frame cannot reach
 * it, while anybody may post to a window.
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
