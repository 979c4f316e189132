import { lightWall, type Pixels } from '#rules/wall-light.ts';
import { inPixels, sizedTo, type LampImages, type WallDrawer } from './wall-scene.ts';

function pixelsOf(image: CanvasImageSource, width: number, height: number): ImageData | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/** Draws on the CPU, where WebGL is unavailable; undefined where there is no canvas at all. */
export function drawByHand(photograph: HTMLCanvasElement, images: LampImages): WallDrawer | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const [cut, light, glow] = [images.cut, images.light, images.glow].map((image) =>
    pixelsOf(image, image.naturalWidth, image.naturalHeight),
  );
  if (!context || !cut || !light || !glow) return undefined;
  let last: Pixels | undefined;
  return {
    hasCard: false,
    dispose: () => undefined,
    draw: ({ place, ...scene }, longest) => {
      const { width, height } = sizedTo(photograph, longest);
      const wall = last?.width === width ? last : pixelsOf(photograph, width, height);
      if (!wall) return canvas;
      last = wall;
      Object.assign(canvas, { width, height });
      const picture = context.createImageData(width, height);
      picture.data.fill(255);
      lightWall(wall, { cut, light, glow }, inPixels(place, width, height), scene, scene, picture.data);
      context.putImageData(picture, 0, 0);
      return canvas;
    },
  };
}
