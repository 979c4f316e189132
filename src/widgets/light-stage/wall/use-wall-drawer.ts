import { useEffect, useRef, useState } from 'react';
import { loadImage } from '#design-system/components/light-preview/load-image.ts';
import { chairsScene } from '../../scene-picture/scenes.ts';
import { photographOf, type Photograph } from './photograph.ts';
import type { LampImages, WallDrawer } from './wall-scene.ts';

/** What has been asked for, by its address; what did not come is asked for again. */
type Images = Map<string, Promise<HTMLImageElement>>;
type Loaded = { readonly lamps: readonly LampImages[]; readonly room: Photograph };
export type WallState = 'loading' | 'ready' | 'failed' | 'no-canvas';

function imageAt(images: Images, src: string): Promise<HTMLImageElement> {
  const image = images.get(src) ?? loadImage(src);
  images.set(src, image);
  image.catch(() => images.delete(src));
  return image;
}

async function loadLamp(images: Images, url: string): Promise<LampImages> {
  const [cut, light, glow] = await Promise.all([
    imageAt(images, `${url}cut-640.avif`),
    imageAt(images, `${url}light-640.avif`),
    imageAt(images, `${url}glow-192.avif`),
  ]);
  return { cut, light, glow };
}

async function loadAll(images: Images, urls: readonly string[]): Promise<Loaded | undefined> {
  const [example, ...lamps] = await Promise.all([
    imageAt(images, `${chairsScene.url}day-960.avif`),
    ...urls.map((url) => loadLamp(images, url)),
  ]);
  const room = photographOf(example, example.naturalWidth, example.naturalHeight);
  return room && { lamps, room };
}

/**
 * The pictures of lamps and what draws them on a photograph, on the card or by hand.
 * @param urls of the pictures of each lamp
 * @param own the shopper's photograph; the room of the example when absent
 */
export function useWallDrawer(urls: readonly string[], own: Photograph | undefined) {
  const images = useRef<Images>(new Map());
  const [state, setState] = useState<WallState>('loading');
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [hasCard, setHasCard] = useState(true);
  const [drawer, setDrawer] = useState<WallDrawer>();
  const photograph = own ?? loaded?.room;
  const addresses = urls.join(' ');

  useEffect(() => {
    let isHere = true;
    loadAll(images.current, addresses.split(' ')).then(
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
  }, [addresses, attempt]);

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
      opened = open(photograph.canvas, loaded.lamps, giveUpTheCard);
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
