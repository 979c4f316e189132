import { useEffect, useState } from 'react';
import { loadImage } from '#design-system/components/light-preview/load-image.ts';
import type { components } from '#openapi/types.ts';
import { chairsScene } from '../../scene-picture/scenes.ts';
import { photographOf, type Photograph } from './photograph.ts';
import type { LampImages, WallDrawer } from './wall-scene.ts';

type Loaded = { readonly images: LampImages; readonly room: Photograph };
export type WallState = 'loading' | 'ready' | 'failed' | 'no-canvas';

async function loadAll({ url }: components['schemas']['WallPicture']): Promise<Loaded | undefined> {
  const [cut, light, glow, example] = await Promise.all(
    [`${url}cut-640.avif`, `${url}light-640.avif`, `${url}glow-192.avif`, `${chairsScene.url}day-960.avif`].map(
      loadImage,
    ),
  );
  if (!cut || !light || !glow || !example) return undefined;
  const room = photographOf(example, example.naturalWidth, example.naturalHeight);
  return room && { images: { cut, light, glow }, room };
}

/**
 * The pictures of a lamp and what draws it on a photograph, on the card or by hand.
 * @param own the shopper's photograph; the room of the example when absent
 */
export function useWallDrawer(wall: components['schemas']['WallPicture'], own: Photograph | undefined) {
  const [state, setState] = useState<WallState>('loading');
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [hasCard, setHasCard] = useState(true);
  const [drawer, setDrawer] = useState<WallDrawer>();
  const photograph = own ?? loaded?.room;

  useEffect(() => {
    let isHere = true;
    loadAll(wall).then(
      (found) => {
        if (!isHere) return;
        setLoaded(found);
        if (!found) setState('no-canvas');
      },
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [wall, attempt]);

  useEffect(() => {
    if (!loaded || !photograph) return undefined;
    let opened: WallDrawer | undefined;
    let isHere = true;
    const giveUpTheCard = () => setHasCard(false);
    const start = async () => {
      const open = hasCard
        ? (await import('./draw-with-gl.ts')).drawWithGl
        : (await import('./draw-by-hand.ts')).drawByHand;
      if (!isHere) return;
      opened = open(photograph.canvas, loaded.images, giveUpTheCard);
      if (!opened && hasCard) giveUpTheCard();
      else setState(opened ? 'ready' : 'no-canvas');
      setDrawer(opened);
    };
    start().catch(() => isHere && setState('failed'));
    return () => {
      isHere = false;
      opened?.dispose();
    };
  }, [loaded, photograph, hasCard, attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, drawer, photograph, attempt, retry };
}
