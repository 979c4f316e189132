/** The host page's end of the way to a frame. */
export interface FrameLine {
  /** Hands over any message as it is. Lost when the frame shows no document of the origin. */
  readonly send: (message: unknown) => void;
  readonly close: () => void;
}

/**
 * The way from a page to the shop in a frame of it: heard only from that window and that origin, spoken to only at that
 * origin. A window stays the same when the frame is loaded anew or goes to another page.
 */
export function frameLine(
  frame: HTMLIFrameElement,
  origin: string,
  receive: (message: unknown) => void,
  view: Window = window,
): FrameLine {
  const hear = (event: MessageEvent): void => {
    if (event.origin === origin && event.source !== null && event.source === frame.contentWindow) receive(event.data);
  };
  view.addEventListener('message', hear);
  return {
    send: (message) => frame.contentWindow?.postMessage(message, origin),
    close: () => view.removeEventListener('message', hear),
  };
}
