/** How near to the view a picture loads, in pixels, and how long it must be near, in milliseconds. */
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
 * Checks which of its elements are near the view: 300 ms after a scroll, and once however much is scrolled meanwhile.
 * One timer is both the delay of a picture and the throttle of the check.
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
    // Carousels scroll inside the page: scroll events do not bubble, so they are captured.
    window[how]('scroll', lookSoon, { capture: true });
    window[how]('resize', lookSoon);
  };

  /** Calls back once when the element is near. Returns a function that stops it. */
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
