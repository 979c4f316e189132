import { energyClassSteps, type EnergyClass } from '#rules/energy.ts';
import type { LightSourceKind, SkuSeed } from './types.ts';

/** The factor by which the efficacy counts, by kind of light source. */
const factors: Readonly<Record<LightSourceKind, number>> = {
  mains: 1,
  'mains-directional': 1.176,
  'low-voltage': 0.926,
};

/** The energy class of a sku and its kWh per 1,000 hours; undefined when its light output or power is unknown. */
export function energyLabelOf(
  kind: LightSourceKind,
  { lumens, watts }: SkuSeed,
): { class: EnergyClass; kWhPer1000h: number } | undefined {
  if (lumens === undefined || watts === undefined) return undefined;
  const efficacy = (lumens / watts) * factors[kind];
  const reached = energyClassSteps.find(([, from]) => efficacy >= from);
  return reached && { class: reached[0], kWhPer1000h: Math.ceil(watts) };
}
