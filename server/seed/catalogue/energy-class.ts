import type { LightSourceKind, SkuSeed } from './types.ts';

/** Total mains efficacy from which a class is reached, in lm/W: (EU) 2019/2015, Annex II. */
const classes = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
  ['G', 0],
] as const;

/** The factor by which the efficacy counts, by kind of light source. */
const factors: Readonly<Record<LightSourceKind, number>> = {
  mains: 1,
  'mains-directional': 1.176,
  'low-voltage': 0.926,
};

export type EnergyClass = (typeof classes)[number][0];

/** The energy class of a sku and its kWh per 1,000 hours; undefined when its light output or power is unknown. */
export function energyLabelOf(
  kind: LightSourceKind,
  { lumens, watts }: SkuSeed,
): { class: EnergyClass; kWhPer1000h: number } | undefined {
  if (lumens === undefined || watts === undefined) return undefined;
  const efficacy = (lumens / watts) * factors[kind];
  const reached = classes.find(([, from]) => efficacy >= from);
  return reached && { class: reached[0], kWhPer1000h: Math.ceil(watts) };
}
