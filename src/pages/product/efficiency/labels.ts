import type { components } from '#openapi/types.ts';
import type { ProductDetail } from '../parts/choice.ts';

export type Label = components['schemas']['EnergyLabel'];

/** True where two variants of a light have other labels: then one has to be chosen. */
export function labelsDiffer(labels: readonly Label[]): boolean {
  return new Set(labels.map((label) => `${label.class} ${label.kWhPer1000h}`)).size > 1;
}

/** The label of the variant that the address names, else that of the default one, else the first. */
export function labelOf(
  labels: readonly Label[],
  { defaultSku }: ProductDetail,
  addressed: string | null,
): Label | undefined {
  return labels.find(({ sku }) => sku === addressed) ?? labels.find(({ sku }) => sku === defaultSku) ?? labels.at(0);
}

/** What tells a variant from the others: '150 cm', 'Bone, Large'. */
export function variantName({ skus }: ProductDetail, named: string): string {
  const variant = skus.find(({ sku }) => sku === named);
  return variant?.options.map(({ value }) => value).join(', ') || named;
}
