import { colourOf, whiteOf, type LinearRgb } from './light-color.ts';

/** What a dot sets the lamp to: the light of the picture, a white or a colour. */
export const lightChoices = ['scene', 'warm', 'cool', 'ember', 'teal', 'sea', 'rose'] as const;

export type LightChoice = (typeof lightChoices)[number];

/** Kelvin. */
export interface WhiteRange {
  readonly from: number;
  readonly to: number;
}

const hues = { ember: 18, teal: 168, sea: 212, rose: 332 } as const;
const warmWhite = 2_700;
const coolWhite = 5_600;

/** @returns the colour temperature next to this one that the lamp has, in kelvin */
const within = ({ from, to }: WhiteRange, kelvin: number): number => Math.min(to, Math.max(from, kelvin));

/** Where a lamp of white light begins, in kelvin. */
export const firstWhite = (white: WhiteRange): number => within(white, warmWhite);

/** @returns the light of a dot; undefined where each zone keeps the light that it has in the picture */
export function lightOf(choice: LightChoice, white: WhiteRange): LinearRgb | undefined {
  if (choice === 'scene') return undefined;
  if (choice === 'warm') return whiteOf(within(white, warmWhite));
  if (choice === 'cool') return whiteOf(within(white, coolWhite));
  return colourOf(hues[choice]);
}
