import { bleach, develop, type LightPass, type Mix } from './mix.ts';

/** Pixels: few enough for a slow phone to mix while the slider is dragged. */
const width = 320;
/** Linear light from 0 to 8, in finer steps where it is dark. */
const steps = 4_096;
const brightest = 8;
const developed = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => {
  const x = brightest * (step / steps) ** 2;
  return Math.round(255 * develop(x));
});
const shown = (x: number): number => developed[Math.min(steps, Math.round(Math.sqrt(x / brightest) * steps))] ?? 255;

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
    const scale = passes[index]?.scale ?? 0;
    return Float32Array.from(context.getImageData(0, 0, width, height).data, (stored) => scale * (stored / 255) ** 3);
  });
  const picture = context.createImageData(width, height);
  return (lights) => {
    for (let at = 0; at < picture.data.length; at += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const [index, [r, g, b]] of lights.entries()) {
        const layer = layers[index];
        if (!layer) continue;
        red += (layer[at] ?? 0) * r;
        green += (layer[at + 1] ?? 0) * g;
        blue += (layer[at + 2] ?? 0) * b;
      }
      const grey = bleach * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
      picture.data[at] = shown(red * (1 - bleach) + grey);
      picture.data[at + 1] = shown(green * (1 - bleach) + grey);
      picture.data[at + 2] = shown(blue * (1 - bleach) + grey);
      picture.data[at + 3] = 255;
    }
    context.putImageData(picture, 0, 0);
    return canvas;
  };
}
