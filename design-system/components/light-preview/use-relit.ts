import { useCallback, useEffect, useRef, useState } from 'react';
import type { LinearRgb } from './light-color.ts';
import type { LightPass, Paint } from './mix.ts';
import { paintByHand } from './paint-by-hand.ts';
import { paintWithGl } from './paint-with-gl.ts';

export type RelitState = 'waiting' | 'ready' | 'failed';

/** A screen's height before it comes into view. */
const ahead = '600px';

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * Puts the passes on a canvas and mixes them anew whenever the lights change, at most once a frame. Nothing is fetched
 * before the canvas comes near.
 * @param lights one for each pass, in their order
 */
export function useRelit(passes: readonly LightPass[], lights: readonly LinearRgb[]) {
  const [state, setState] = useState<RelitState>('waiting');
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasCard, setHasCard] = useState(true);
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useRef<Paint>(undefined);

  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    const giveUpTheCard = () => setHasCard(false);
    const open = async () => {
      const images = await Promise.all(passes.map(({ src }) => load(src)));
      const element = canvas.current;
      if (!isWanted || !element) return;
      paint.current = (hasCard ? paintWithGl : paintByHand)(element, passes, images);
      element.addEventListener('webglcontextlost', giveUpTheCard);
      // A canvas keeps its first kind of context for life, so the other way gets a canvas of its own.
      if (!paint.current && hasCard) giveUpTheCard();
      else setState(paint.current ? 'ready' : 'failed');
    };
    open().catch(() => {
      if (isWanted) setState('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [isNear, passes, hasCard, attempt]);

  useEffect(() => {
    if (state !== 'ready') return undefined;
    const frame = requestAnimationFrame(() => paint.current?.(lights));
    return () => cancelAnimationFrame(frame);
  });

  const retry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return { state, retry, watch, canvas, kind: hasCard ? 'card' : 'hand' };
}
