import { lightWall, type PlacedLamp, type Pixels } from '#rules/wall-light.ts';
import { inPixels, sizedTo, type LampImages, type WallDrawer } from './wall-scene.ts';

function pixelsOf(image: CanvasImageSource, width: number, height: number): ImageData | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/** Draws on the CPU, where WebGL is unavailable; undefined where there is no canvas at all. */
export function drawByHand(photograph: HTMLCanvasElement, pictures: readonly LampImages[]): WallDrawer | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const own = (image: HTMLImageElement) => pixelsOf(image, image.naturalWidth, image.naturalHeight);
  const lamps = pictures.flatMap((images) => {
    const [cut, light, glow] = [own(images.cut), own(images.light), own(images.glow)];
    return cut && light && glow ? { cut, light, glow } : [];
  });
  if (!context || lamps.length < pictures.length) return undefined;
  let last: Pixels | undefined;
  return {
    hasCard: false,
    dispose: () => undefined,
    draw: ({ lamps: placed, ...room }, longest) => {
      const { width, height } = sizedTo(photograph, longest);
      const wall = last?.width === width ? last : pixelsOf(photograph, width, height);
      if (!wall) return canvas;
      last = wall;
      Object.assign(canvas, { width, height });
      const picture = context.createImageData(width, height);
      picture.data.fill(255);
      const shown = lamps.flatMap((lamp, index): PlacedLamp[] => {
        const light = placed[index];
        return light ? [{ lamp, place: inPixels(light.place, width, height), light }] : [];
      });
      lightWall(wall, shown, room, picture.data);
      context.putImageData(picture, 0, 0);
      return canvas;
    },
  };
}
