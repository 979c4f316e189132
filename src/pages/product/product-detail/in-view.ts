/** Whether an element is in view. A store, so that only who reads it renders when that changes. */
export interface InView {
  /** Calls back after a change; returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** True until the browser says otherwise. */
  readonly read: () => boolean;
}

type Watch = (element: Element | null) => (() => void) | undefined;

/** @returns the ref of the element, and what says whether it is in view */
export function createInView(): readonly [Watch, InView] {
  let isInView = true;
  const listeners = new Set<() => void>();
  const watch: Watch = (element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting === isInView) return;
      isInView = entry.isIntersecting;
      for (const listener of listeners) listener();
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return [watch, { subscribe, read: () => isInView }];
}
