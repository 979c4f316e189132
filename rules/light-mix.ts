import { gainOf, linearOf, scaled, type LinearRgb } from './light-color.ts';

/** One light of a picture, rendered alone and in white: a stored value s of 0..1 stands for scale * s^3 of linear light. */
export interface LightScale {
  readonly scale: number;
}

/** A light and its setting in the picture as it was taken. */
export interface SetLight extends LightScale {
  /** `#rrggbb` */
  readonly color: string;
  readonly gain: number;
}

/** A film curve: maps linear light of any strength to 0..1 for a screen (Narkowicz's fit of ACES, 2015). */
const develop = (x: number): number => {
  const shown = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.min(1, Math.max(0, shown)) ** (1 / 2.2);
};

/** How far a saturated colour turns white, as on film. */
export const bleach = 0.05;

/** Linear light from 0 to 8, in finer steps where it is dark. */
const steps = 4_096;
const brightest = 8;
const developed = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => {
  const x = brightest * (step / steps) ** 2;
  return Math.round(255 * develop(x));
});
const shown = (x: number): number => developed[Math.min(steps, Math.round(Math.sqrt(x / brightest) * steps))] ?? 255;

/** The linear light of the stored bytes of a pass. */
export function storedLight(bytes: ArrayLike<number>, { scale }: LightScale): Float32Array {
  const lightOf = Float32Array.from({ length: 256 }, (_, stored) => scale * (stored / 255) ** 3);
  const light = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) light[at] = lightOf[bytes[at] ?? 0] ?? 0;
  return light;
}

/**
 * What each pass of a room shines with: the ambient one as it is, the zones in a light of their own or in this one.
 * @param own undefined where each zone keeps the colour that it has in the picture
 * @param level the brightness of the lamp in percent; 80 is that of the picture
 */
export const roomLights = (
  ambient: SetLight,
  zones: readonly SetLight[],
  own: LinearRgb | undefined,
  level: number,
): LinearRgb[] => [
  scaled(linearOf(ambient.color), ambient.gain),
  ...zones.map((zone) => scaled(own ?? linearOf(zone.color), zone.gain * gainOf(level))),
];

/**
 * Adds lights and develops them for a screen: the one formula of browser and server.
 * @param layers linear light of each pass, `channels` values a pixel, as long as `picture`
 * @param lights one per layer
 * @param picture receives red, green and blue; a fourth channel stays as it is
 */
export function mixLights(
  layers: readonly Float32Array[],
  lights: readonly LinearRgb[],
  picture: Uint8ClampedArray | Uint8Array,
  channels: 3 | 4,
): void {
  for (let at = 0; at < picture.length; at += channels) {
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
    picture[at] = shown(red * (1 - bleach) + grey);
    picture[at + 1] = shown(green * (1 - bleach) + grey);
    picture[at + 2] = shown(blue * (1 - bleach) + grey);
  }
}
