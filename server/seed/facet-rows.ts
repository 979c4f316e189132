import { reachedSteps } from '#rules/ratings.ts';
import { brightnessSteps, colourTypes, connections, ipRatings, rooms, types, voices } from './catalogue/facets.ts';
import { energyLabelOf } from './catalogue/energy-class.ts';
import { ratingOf } from './catalogue/reviews.ts';
import type { ProductSeed, SkuSeed } from './catalogue/types.ts';
import type { NewRow } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

interface Facet {
  key: string;
  value: string;
  label: string;
  number?: number;
}

function productFacets({ spu, facets }: ProductSeed): Facet[] {
  const { colourType } = facets;
  return [
    ...facets.rooms.map((room) => ({ key: 'room', value: room, label: rooms[room] })),
    { key: 'type', value: facets.type, label: types[facets.type] },
    ...(colourType === undefined ? [] : [{ key: 'colour', value: colourType, label: colourTypes[colourType] }]),
    { key: 'ip', value: facets.ip, label: ipRatings[facets.ip] },
    ...facets.connections.map((connection) => ({
      key: 'connection',
      value: connection,
      label: connections[connection],
    })),
    { key: 'voice', value: facets.voice, label: voices[facets.voice] },
    ...reachedSteps(ratingOf(spu).avg).map(({ value, label, from }) => ({ key: 'rating', value, label, number: from })),
  ];
}

function skuFacets(sku: SkuSeed, { lightSource }: ProductSeed): Facet[] {
  const { lengthM, lumens } = sku;
  const step = lumens === undefined ? undefined : brightnessSteps.find(({ from }) => lumens >= from);
  const label = lightSource === undefined ? undefined : energyLabelOf(lightSource, sku);
  return [
    ...(lengthM === undefined ? [] : [{ key: 'length', value: `${lengthM}m`, label: `${lengthM} m`, number: lengthM }]),
    ...(step === undefined || lumens === undefined
      ? []
      : [{ key: 'brightness', value: step.value, label: step.label, number: lumens }]),
    ...(label === undefined ? [] : [{ key: 'energy', value: label.class, label: `Class ${label.class}` }]),
  ];
}

/** What the product and each of its skus can be filtered by. */
export function facetRows(product: ProductSeed, now: number): NewRow<'product_facets'>[] {
  const { spu } = product;
  const row = (sku: string | null, { key, value, label, number }: Facet) => ({
    ...seedRow(`facet ${key} ${value} of ${sku ?? spu}`, now),
    spu,
    sku,
    key,
    value,
    label,
    number: number ?? null,
  });
  return [
    ...productFacets(product).map((facet) => row(null, facet)),
    ...product.skus.flatMap((sku) => skuFacets(sku, product).map((facet) => row(sku.sku, facet))),
  ];
}
