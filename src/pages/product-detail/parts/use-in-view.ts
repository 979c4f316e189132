import { useEffect, useRef, useState } from 'react';

/** Whether an element is in view; it counts as seen until the browser says otherwise. */
export function useInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, inView };
}
