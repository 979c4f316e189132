/** What a dot sets the lamp to: the light of the picture, a white or a colour. */
export const lightChoices = ['scene', 'warm', 'cool', 'ember', 'teal', 'sea', 'rose'] as const;

export type LightChoice = (typeof lightChoices)[number];

/** Kelvin. */
export interface WhiteRange {
  readonly from: number;
  readonly to: number;
}

/** Degrees. */
export const hues = { ember: 18, teal: 168, sea: 212, rose: 332 } as const;
const warmWhite = 2_700;
const coolWhite = 5_600;

/** @returns the colour temperature next to this one that the lamp has, in kelvin */
const within = ({ from, to }: WhiteRange, kelvin: number): number => Math.min(to, Math.max(from, kelvin));

/** Where a lamp of white light begins, in kelvin. */
export const firstWhite = (white: WhiteRange): number => within(white, warmWhite);

/** A dot, or the colour temperature of a lamp of white light in kelvin. */
export type ChosenLight = LightChoice | number;

/** Kelvin between two whites, so that lights and their pictures can be counted. */
export const kelvinStep = 100;
/** The whites there is a formula for, in kelvin. */
const whites: WhiteRange = { from: 1_000, to: 6_600 };

const onStep = (kelvin: number): number => within(whites, Math.round(kelvin / kelvinStep) * kelvinStep);
export const isPlainWhite = (kelvin: number): boolean => kelvin === onStep(kelvin);

/** What a light is in the end, whatever the lamp: that of the picture, a hue by its name, or a white in kelvin. */
export type PlainLight = 'scene' | keyof typeof hues | number;

export function plainLight(light: ChosenLight, white: WhiteRange): PlainLight {
  if (light === 'warm') return onStep(within(white, warmWhite));
  if (light === 'cool') return onStep(within(white, coolWhite));
  return typeof light === 'number' ? onStep(within(white, light)) : light;
}
