/** How near a picture has to come to the view, in pixels, and how long it waits there, in milliseconds. */
export const lazyThreshold = 100;
export const lazyDelay = 300;

type Waiting = Map<Element, () => void>;

const isNear = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    top <= window.innerHeight + lazyThreshold &&
    bottom >= -lazyThreshold &&
    left <= window.innerWidth + lazyThreshold &&
    right >= -lazyThreshold
  );
};

/**
 * Looks which of its elements are near the view: 300 ms after something moved, and once however much moved meanwhile.
 * So one timer is the delay of a picture and the throttle of the looking.
 */
export function createNearness() {
  const waiting: Waiting = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    timer = undefined;
    for (const [element, onNear] of [...waiting].filter(([each]) => isNear(each))) {
      waiting.delete(element);
      onNear();
    }
    if (waiting.size === 0) listen('removeEventListener');
  };
  const lookSoon = () => {
    timer ??= setTimeout(look, lazyDelay);
  };
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    // Rails scroll inside the page: their scrolling does not bubble, so it is caught on the way down.
    window[how]('scroll', lookSoon, { capture: true });
    window[how]('resize', lookSoon);
  };

  /** Calls once when the element has come near. Answers with how to give up. */
  return (element: Element, onNear: () => void): (() => void) => {
    if (waiting.size === 0) listen('addEventListener');
    waiting.set(element, onNear);
    lookSoon();
    return () => {
      waiting.delete(element);
      if (waiting.size === 0) listen('removeEventListener');
    };
  };
}

export const whenNear = /* @__PURE__ */ createNearness();
