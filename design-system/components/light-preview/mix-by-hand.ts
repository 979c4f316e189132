import { mixLights, storedLight } from '#rules/light-mix.ts';
import type { LightPass, Mix } from './mix.ts';

/** Pixels: few enough for a slow phone to mix while the slider is dragged. */
const width = 320;
/** Mixes on the CPU, where WebGL is unavailable. */
export function mixByHand(passes: readonly LightPass[], images: readonly HTMLImageElement[]): Mix | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const [pass] = images;
  if (!context || !pass) return undefined;
  const height = Math.round((width * pass.naturalHeight) / pass.naturalWidth);
  canvas.width = width;
  canvas.height = height;
  const layers = images.map((image, index) => {
    context.drawImage(image, 0, 0, width, height);
    return storedLight(context.getImageData(0, 0, width, height).data, passes[index] ?? { scale: 0 });
  });
  const picture = context.createImageData(width, height);
  picture.data.fill(255);
  return (lights) => {
    mixLights(layers, lights, picture.data, 4);
    context.putImageData(picture, 0, 0);
    return canvas;
  };
}
