import { useEffect, useRef, useState } from 'react';
import type { LinearRgb } from '#rules/light-color.ts';
import { afterFirstSign } from '../../foundations/first-sign.ts';
import { savesData } from '../../foundations/saves-data.ts';
import { drawSpill } from './draw-spill.ts';
import { loadImage } from './load-image.ts';
import type { LightPass, Mix } from './mix.ts';

export type RelitState = 'waiting' | 'ready' | 'failed';

/** Fetches a picture that nobody waits for yet. */
function fetchAhead(src: string): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = src;
}

/** @returns what opens a mix of passes: on the graphics card, or by hand where WebGL is unavailable */
const opener = async (hasCard: boolean) =>
  hasCard ? (await import('./mix-with-gl.ts')).mixWithGl : (await import('./mix-by-hand.ts')).mixByHand;

/**
 * Draws the mixed passes on a canvas whenever the lights change, at most once a frame, and their edges on a second one.
 * @param lights one per pass, in their order
 * @param isWanted whether the shopper has come to set a light. Before that the passes are only fetched, at the first sign of
 * somebody, with low priority and not where data is saved; nothing is decoded or drawn, and what mixes is not loaded.
 */
export function useRelit(passes: readonly LightPass[], lights: readonly LinearRgb[], isWanted: boolean) {
  const [state, setState] = useState<RelitState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const [hasCard, setHasCard] = useState(true);
  const canvas = useRef<HTMLCanvasElement>(null);
  const spill = useRef<HTMLCanvasElement>(null);
  const mix = useRef<Mix>(undefined);

  useEffect(() => {
    if (isWanted || savesData(navigator)) return undefined;
    return afterFirstSign(() => passes.forEach(({ src }) => fetchAhead(src)));
  }, [isWanted, passes]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const giveUpTheCard = () => setHasCard(false);
    const start = async () => {
      const [open, ...images] = await Promise.all([opener(hasCard), ...passes.map(({ src }) => loadImage(src))]);
      if (!isCurrent) return;
      mix.current = open(passes, images, giveUpTheCard);
      if (!mix.current && hasCard) giveUpTheCard();
      else setState(mix.current ? 'ready' : 'failed');
    };
    start().catch(() => {
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
      if (element.width !== mixed.width) {
        element.width = mixed.width;
        element.height = mixed.height;
      }
      // Without a GPU compositor a WebGL canvas turns partly black while scrolling: this 2D canvas only receives copies.
      element.getContext('2d')?.drawImage(mixed, 0, 0);
      const behind = spill.current?.getContext('2d');
      if (behind) drawSpill(behind, element);
    });
    return () => cancelAnimationFrame(frame);
  });

  const retry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return { state, retry, canvas, spill, kind: hasCard ? 'card' : 'hand' };
}
