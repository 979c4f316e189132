import type { Transport } from '../transport.ts';

/** The origin of the parent page; undefined outside a frame or when the browser hides it. */
export function parentOrigin(view: Window): string | undefined {
  if (view.parent === view) return undefined;
  const { location, document } = view;
  const named = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  if (named !== undefined) return named;
  return document.referrer === '' ? undefined : new URL(document.referrer).origin;
}

/** A host page around the frame. Receives only from that window and origin, and posts only to that origin. */
export function iframeTransport(view: Window, origin: string): Transport {
  return {
    kind: 'iframe',
    isPrivate: false,
    post: (text) => view.parent.postMessage(text, origin),
    listen(receive) {
      const onMessage = (event: MessageEvent) => {
        if (event.origin === origin && event.source === view.parent) receive(event.data);
      };
      view.addEventListener('message', onMessage);
      return () => view.removeEventListener('message', onMessage);
    },
  };
}
