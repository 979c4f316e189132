import { useEffect, useRef, useState } from 'react';
import { savesData } from '../../foundations/saves-data.ts';
import { drawSpill } from './draw-spill.ts';
import type { LinearRgb } from './light-color.ts';
import { mixWithGl } from './mix-with-gl.ts';
import type { LightPass, Mix } from './mix.ts';

export type RelitState = 'waiting' | 'ready' | 'failed';

/** Fetches a picture that nobody waits for yet. */
function fetchAhead(src: string): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = src;
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * Draws the mixed passes on a canvas whenever the lights change, at most once a frame, and their edges on a second one.
 * @param lights one per pass, in their order
 * @param isWanted whether the shopper has come to set a light. Before that the passes are only fetched, with low priority
 * and not where data is saved; nothing is decoded or drawn.
 */
export function useRelit(passes: readonly LightPass[], lights: readonly LinearRgb[], isWanted: boolean) {
  const [state, setState] = useState<RelitState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const [hasCard, setHasCard] = useState(true);
  const canvas = useRef<HTMLCanvasElement>(null);
  const spill = useRef<HTMLCanvasElement>(null);
  const mix = useRef<Mix>(undefined);

  useEffect(() => {
    if (isWanted || savesData(navigator)) return;
    for (const { src } of passes) fetchAhead(src);
  }, [isWanted, passes]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const giveUpTheCard = () => setHasCard(false);
    const open = async () => {
      const images = await Promise.all(passes.map(({ src }) => load(src)));
      // Loaded only where WebGL is unavailable, which is rare.
      const byHand = hasCard ? undefined : await import('./mix-by-hand.ts');
      if (!isCurrent) return;
      mix.current = byHand ? byHand.mixByHand(passes, images) : mixWithGl(passes, images, giveUpTheCard);
      if (!mix.current && hasCard) giveUpTheCard();
      else setState(mix.current ? 'ready' : 'failed');
    };
    open().catch(() => {
      if (isCurrent) setState('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, passes, hasCard, attempt]);

  useEffect(() => {
    if (state !== 'ready') return undefined;
    const frame = requestAnimationFrame(() => {
      const { current: element } = canvas;
      const mixed = mix.current?.(lights);
      if (!element || !mixed) return;
      // Without a GPU compositor a WebGL canvas turns partly black while scrolling: this 2D canvas only receives copies.
      element.getContext('2d')?.drawImage(mixed, 0, 0, element.width, element.height);
      const behind = spill.current?.getContext('2d');
      if (behind) drawSpill(behind, element, element.width);
    });
    return () => cancelAnimationFrame(frame);
  });

  const retry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return { state, retry, canvas, spill, kind: hasCard ? 'card' : 'hand' };
}
