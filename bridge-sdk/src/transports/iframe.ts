import type { Transport } from '../transport.ts';

/** The origin of the page whose frame this is; undefined when it is nobody's frame or the browser does not say. */
export function parentOrigin(view: Window): string | undefined {
  if (view.parent === view) return undefined;
  const { location, document } = view;
  const named = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  if (named !== undefined) return named;
  return document.referrer === '' ? undefined : new URL(document.referrer).origin;
}

/** A host page around the frame. Heard only from that window and that origin, spoken to only at that origin. */
export function iframeTransport(view: Window, origin: string): Transport {
  return {
    kind: 'iframe',
    isPrivate: false,
    post: (text) => view.parent.postMessage(text, origin),
    listen(receive) {
      const hear = (event: MessageEvent) => {
        if (event.origin === origin && event.source === view.parent) receive(event.data);
      };
      view.addEventListener('message', hear);
      return () => view.removeEventListener('message', hear);
    },
  };
}
