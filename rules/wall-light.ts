import { gainOf, type LinearRgb } from './light-color.ts';

/** What a lamp adds to a photograph of a room: the light of its zones as pictured, or all of it in one light. */
export interface WallLight {
  /** Undefined where each zone keeps the colour that it has in the picture. */
  readonly own: LinearRgb | undefined;
  /** Parts of the light of the picture. */
  readonly gain: number;
}

/** A photograph of a room and how late it is there. */
export interface WallRoom {
  /** How bright the photograph is, see `brightnessOf`. */
  readonly brightness: number;
  /** What is left of the photograph's own light, per channel: 1 as it was taken. */
  readonly evening: LinearRgb;
}

/** The middle of the square that a lamp lies in and its side, in pixels of the picture. */
export interface WallPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Red, green, blue and alpha of each pixel, 0 to 255. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** A lamp without its surroundings: off with an alpha, what shines on it, and what it throws on nine times its square. */
export interface WallLamp {
  readonly cut: Pixels;
  readonly light: Pixels;
  readonly glow: Pixels;
}

/** A stored value s of 0..255 of light and glow stands for this times (s / 255)^3 of the light of a room by day. */
export const brightestOnWall = 4;
/** How many times as wide as the lamp its glow is. */
export const glowReach = 3;
/** What a lamp of 80 % adds, so that a screen shows it shining. */
const strength = 1.9;
/** Nothing in a room is blacker: light is seen on everything, in parts of white. */
export const leastReflected = 0.02;
/** How much of the glow a lamp keeps from itself. */
export const ownShade = 0.85;
/** A photograph of a room by day has this mean light. */
const byDay = 0.35;
/** Less would show the noise of a dark photograph instead of its walls. */
const darkest = 0.2;

/** What is left of each channel in the last of the evening: the sky leaves blue. */
const dusk: LinearRgb = [0.75, 0.88, 1.1];

const linear = (byte: number): number => (byte / 255) ** 2.2;
const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => linear(byte));
const storedLight = (byte: number): number => brightestOnWall * (byte / 255) ** 3;

export const wallLight = (own: LinearRgb | undefined, level: number): WallLight => ({
  own,
  gain: strength * gainOf(level),
});

/** @param percent 0 as the photograph was taken, 100 the darkest */
export const eveningOf = (percent: number): LinearRgb => {
  const late = percent / 100;
  const left = (1 - 0.9 * late) ** 2;
  const [red, green, blue] = dusk;
  return [left * (1 - late + late * red), left * (1 - late + late * green), left * (1 - late + late * blue)];
};

/** How bright a photograph is, in parts of one by day: what it shows of a wall is divided by this. */
export function brightnessOf({ data }: Pixels): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) sum += linearOfByte[data[at + channel] ?? 0] ?? 0;
  return Math.min(1, Math.max(darkest, sum / (data.length * 0.75) / byDay));
}

/** The evening that suits a photograph, in percent: one by day is darkened, one by night stays. */
export const firstEvening = (brightness: number): number =>
  Math.round((15 * (brightness - darkest)) / (1 - darkest)) * 5;

/** Reads a picture between its pixels: four values of 0..255 into `found`, what is transparent counting for no colour. */
function sample({ data, width, height }: Pixels, u: number, v: number, found: Float32Array): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [x - left, y - top];
  found.fill(0);
  for (const [column, row, share] of [
    [left, top, (1 - across) * (1 - down)],
    [right, top, across * (1 - down)],
    [left, bottom, (1 - across) * down],
    [right, bottom, across * down],
  ] as const) {
    const at = 4 * (row * width + column);
    const alpha = data[at + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1)
      found[channel] = (found[channel] ?? 0) + share * alpha * (data[at + channel] ?? 0);
    found[3] = (found[3] ?? 0) + share * alpha;
  }
  const alpha = found[3] ?? 0;
  for (let channel = 0; channel < 3 && alpha > 0; channel += 1) found[channel] = (found[channel] ?? 0) / alpha;
}

/** A lamp where it hangs or stands, in the light that it is set to. */
export interface PlacedLamp {
  readonly lamp: WallLamp;
  readonly place: WallPlace;
  readonly light: WallLight;
}

/** What the lamps of a room add up to at one of its pixels. */
interface Found {
  /** Of the photograph and the bodies on it, three channels each. */
  readonly base: Float32Array;
  /** What the place reflects: by day, whatever the photograph was taken in. */
  readonly reflected: Float32Array;
  /** What shines there. */
  readonly shining: Float32Array;
  readonly cut: Float32Array;
  readonly near: Float32Array;
  readonly glow: Float32Array;
  readonly light: Float32Array;
}

/** Adds a lamp to what has been found at a pixel: its body covers, its light comes on top. */
function addLamp(
  { lamp, place: { x, y, side }, light: { own, gain } }: PlacedLamp,
  at: readonly [column: number, row: number],
  brightness: number,
  { base, reflected, shining, cut, near, glow, light }: Found,
): void {
  const [u, v] = [(at[0] + 0.5 - x) / side + 0.5, (at[1] + 0.5 - y) / side + 0.5];
  const [far, low] = [(u - 0.5) / glowReach + 0.5, (v - 0.5) / glowReach + 0.5];
  if (far < 0 || far >= 1 || low < 0 || low >= 1) return;
  const isNear = u >= 0 && u < 1 && v >= 0 && v < 1;
  sample(lamp.glow, far, low, glow);
  if (isNear) {
    sample(lamp.cut, u, v, cut);
    sample(lamp.light, u, v, near);
  }
  const alpha = isNear ? (cut[3] ?? 0) / 255 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const thrown = storedLight(glow[channel] ?? 0) * (1 - ownShade * alpha);
    light[channel] = thrown + (isNear ? storedLight(near[channel] ?? 0) : 0);
  }
  const strongest = Math.max(light[0] ?? 0, light[1] ?? 0, light[2] ?? 0);
  for (let channel = 0; channel < 3; channel += 1) {
    const body = alpha > 0 ? linear(cut[channel] ?? 0) : 0;
    base[channel] = (base[channel] ?? 0) * (1 - alpha) + body * brightness * alpha;
    reflected[channel] = (reflected[channel] ?? 0) * (1 - alpha) + body * alpha;
    const shown = own ? strongest * (own[channel] ?? 0) : (light[channel] ?? 0);
    shining[channel] = (shining[channel] ?? 0) + gain * shown;
  }
}

/**
 * Lamps on a photograph, each in front of those before it. The photograph keeps its own light, less in the evening; the light of the
 * lamps is added up in linear space by what each place reflects, and what a screen cannot show rolls off, half of it turning white as on film.
 * Where no light of a lamp comes and it is no evening, the photograph stays as it is.
 * @param picture receives red, green and blue; as large as the photograph
 */
export function lightWall(
  { data, width }: Pixels,
  lamps: readonly PlacedLamp[],
  { brightness, evening }: WallRoom,
  picture: Uint8ClampedArray | Float32Array,
): void {
  const three = () => new Float32Array(3);
  const four = () => new Float32Array(4);
  const found: Found = {
    ...{ base: three(), reflected: three(), shining: three(), light: three() },
    ...{ cut: four(), near: four(), glow: four() },
  };
  const { base, reflected, shining } = found;
  const added = three();
  for (let at = 0; at < picture.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      const wall = linearOfByte[data[at + channel] ?? 0] ?? 0;
      base[channel] = wall;
      reflected[channel] = wall / brightness;
      shining[channel] = 0;
    }
    const place = [(at / 4) % width, Math.floor(at / 4 / width)] as const;
    for (const lamp of lamps) addLamp(lamp, place, brightness, found);
    for (let channel = 0; channel < 3; channel += 1)
      added[channel] = ((reflected[channel] ?? 0) + leastReflected) * (shining[channel] ?? 0);
    const most = Math.max(added[0] ?? 0, added[1] ?? 0, added[2] ?? 0);
    const inItsHue = most > 0 ? (1 - Math.exp(-most)) / most : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const adding = added[channel] ?? 0;
      const shown = 0.5 * adding * inItsHue + 0.5 * (1 - Math.exp(-adding));
      const dark = (base[channel] ?? 0) * (evening[channel] ?? 1);
      picture[at + channel] = 255 * (dark + (1 - dark) * shown) ** (1 / 2.2);
    }
  }
}
