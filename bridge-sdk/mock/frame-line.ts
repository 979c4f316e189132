/** The host page's connection to a frame. */
export interface FrameLine {
  /** Posts a message. It is lost when the frame shows no document of the origin. */
  readonly send: (message: unknown) => void;
  readonly close: () => void;
}

/**
 * Connects a page to the shop in a frame: it receives only from that window and origin, and posts only to that origin.
 * A window stays the same when the frame reloads or navigates.
 */
export function frameLine(
  frame: HTMLIFrameElement,
  origin: string,
  receive: (message: unknown) => void,
  view: Window = window,
): FrameLine {
  const onMessage = (event: MessageEvent): void => {
    if (event.origin === origin && event.source !== null && event.source === frame.contentWindow) receive(event.data);
  };
  view.addEventListener('message', onMessage);
  return {
    send: (message) => frame.contentWindow?.postMessage(message, origin),
    close: () => view.removeEventListener('message', onMessage),
  };
}
