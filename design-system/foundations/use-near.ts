import { startTransition, useCallback, useState } from 'react';
import { afterFirstSign } from './first-sign.ts';

/** How far outside the view an element is when its code is loaded, in CSS pixels. */
export const loadMargin = 300;

/**
 * Whether an element has come near the view: give it the ref. Once near, it stays so. False on the server and in the
 * first render, so that both agree. Where there is no IntersectionObserver everything is near. Third in the result is what
 * makes it near at once.
 * @param margin how far outside the view an element counts as near, in CSS pixels
 * @param from when it begins to look: as soon as the element is there, or at the first sign of somebody in the document, for
 * what nobody misses in a first view
 */
export function useNear(margin: number, from: 'at once' | 'a sign' = 'at once') {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const onNear = () => startTransition(() => setNear(true));
      if (!('IntersectionObserver' in globalThis)) {
        onNear();
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          onNear();
        },
        { rootMargin: `${margin}px` },
      );
      const observe = () => observer.observe(element);
      let stopWaiting: (() => void) | undefined;
      if (from === 'a sign') stopWaiting = afterFirstSign(observe);
      else observe();
      return () => {
        stopWaiting?.();
        observer.disconnect();
      };
    },
    [margin, from],
  );
  return [watch, isNear, setNear] as const;
}
