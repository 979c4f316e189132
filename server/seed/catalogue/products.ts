import { backlights } from './products/backlights.ts';
import { bulbsAndCeiling } from './products/bulbs-and-ceiling.ts';
import { controls } from './products/controls.ts';
import { floorLamps } from './products/floor-lamps.ts';
import { outdoor } from './products/outdoor.ts';
import { panels } from './products/panels.ts';
import { strips } from './products/strips.ts';
import { tableLamps } from './products/table-lamps.ts';
import type { ProductSeed } from './types.ts';

/** Every product of the seeded shop, in the order of the categories. */
export const products: readonly ProductSeed[] = [
  ...strips,
  ...backlights,
  ...panels,
  ...floorLamps,
  ...tableLamps,
  ...bulbsAndCeiling,
  ...outdoor,
  ...controls,
];
