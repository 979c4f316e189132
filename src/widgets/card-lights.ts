const firstSigns = ['pointerover', 'pointerdown', 'focusin', 'scroll'] as const;

/** Lets product cards light up. The code comes with the first sign of somebody: no page loads it by itself. */
export function startCardLights(): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let end: (() => void) | undefined;
  const start = () => {
    import('#design-system/components/product-card/card-light.ts').then(
      ({ lightCards }) => {
        if (!signal.aborted) end ??= lightCards(document);
      },
      () => undefined,
    );
  };
  for (const sign of firstSigns) document.addEventListener(sign, start, { passive: true, once: true, signal });
  return () => {
    waiting.abort();
    end?.();
  };
}
