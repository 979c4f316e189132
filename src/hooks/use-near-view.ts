import { useCallback, useState } from 'react';

/** How far below or above the screen an element counts as near. */
const margin = '300px 0px';

/** Whether an element has come near the screen, once and for all: give it the ref. Code for it is loaded then. */
export function useNearView() {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isNear] as const;
}
