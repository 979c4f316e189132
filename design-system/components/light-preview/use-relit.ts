import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../foundations/use-near.ts';
import type { LinearRgb } from './light-color.ts';
import { mixWithGl } from './mix-with-gl.ts';
import type { LightPass, Mix } from './mix.ts';

/** One screen height before it comes into view, in pixels. */
const ahead = 600;

export type RelitState = 'waiting' | 'ready' | 'failed';

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * Draws the mixed passes on a canvas whenever the lights change, at most once a frame. Nothing is fetched
 * before the canvas is near the view.
 * @param lights one per pass, in their order
 */
export function useRelit(passes: readonly LightPass[], lights: readonly LinearRgb[]) {
  const [state, setState] = useState<RelitState>('waiting');
  const [watch, isNear] = useNear(ahead);
  const [attempt, setAttempt] = useState(0);
  const [hasCard, setHasCard] = useState(true);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mix = useRef<Mix>(undefined);

  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    const giveUpTheCard = () => setHasCard(false);
    const open = async () => {
      const images = await Promise.all(passes.map(({ src }) => load(src)));
      // Loaded only where WebGL is unavailable, which is rare.
      const byHand = hasCard ? undefined : await import('./mix-by-hand.ts');
      if (!isWanted) return;
      mix.current = byHand ? byHand.mixByHand(passes, images) : mixWithGl(passes, images, giveUpTheCard);
      if (!mix.current && hasCard) giveUpTheCard();
      else setState(mix.current ? 'ready' : 'failed');
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
    const frame = requestAnimationFrame(() => {
      const { current: element } = canvas;
      const mixed = mix.current?.(lights);
      // Without a GPU compositor a WebGL canvas turns partly black while scrolling: this 2D canvas only receives copies.
      if (element && mixed) element.getContext('2d')?.drawImage(mixed, 0, 0, element.width, element.height);
    });
    return () => cancelAnimationFrame(frame);
  });

  const retry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return { state, retry, watch, canvas, kind: hasCard ? 'card' : 'hand' };
}
