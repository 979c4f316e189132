import { useCallback, useState } from 'react';

/** Whether an element is in view: give it the ref. It counts as seen until the browser says otherwise. */
export function useInView() {
  const [inView, setInView] = useState(true);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, inView] as const;
}
