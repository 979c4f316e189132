import { hues, plainLight, type ChosenLight, type PlainLight, type WhiteRange } from './light-choices.ts';

/** Linear light, each channel from 0; 1 is the maximum of a lamp. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => Math.max(0, channel) ** 2.2;
const luminance = ([red, green, blue]: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const scaled = ([red, green, blue]: LinearRgb, by: number): LinearRgb => [red * by, green * by, blue * by];

/** @param hex `#rrggbb` */
export const linearOf = (hex: string): LinearRgb => {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/**
 * White light of a temperature.
 * @param kelvin 1,000 to 6,600; after the fit of Tanner Helland, "How to convert temperature (K) to RGB" (2012)
 */
export const whiteOf = (kelvin: number): LinearRgb => {
  const t = kelvin / 100;
  const green = (99.4708 * Math.log(t) - 161.1196) / 255;
  const blue = t <= 19 ? 0 : (138.5177 * Math.log(t - 10) - 305.0448) / 255;
  return [1, linear(Math.min(1, green)), linear(Math.min(1, blue))];
};

/**
 * Coloured light. Every hue has about the same luminance: a deep blue of the same power would leave the room dark.
 * @param hue degrees
 */
export const colourOf = (hue: number): LinearRgb => {
  const channel = (from: number) => {
    const k = (from + hue / 60) % 6;
    return linear(1 - 0.92 * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  const colour: LinearRgb = [channel(5), channel(3), channel(1)];
  return scaled(colour, 0.5 / (luminance(colour) + 0.15));
};

/** The light of a brightness: 80 % is that of the picture, and the steps look even. */
export const gainOf = (percent: number): number => (percent / 80) ** 2;

/** The `#rrggbb` of light on a screen. */
export const hexOf = (light: LinearRgb): string =>
  `#${light
    .map((channel) =>
      Math.round(255 * Math.min(1, channel) ** (1 / 2.2))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** @returns undefined where each zone keeps the light that it has in the picture */
export function linearLight(light: PlainLight): LinearRgb | undefined {
  if (light === 'scene') return undefined;
  return typeof light === 'number' ? whiteOf(light) : colourOf(hues[light]);
}

/** @returns the light of a dot or a colour temperature; undefined where each zone keeps the light that it has in the picture */
export const lightOf = (light: ChosenLight, white: WhiteRange): LinearRgb | undefined =>
  linearLight(plainLight(light, white));
