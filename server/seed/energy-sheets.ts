import type { StoredSheet } from '../shop/catalogue/catalogue.ts';
import type { Tx } from '../db/schema.ts';
import { energyLabelOf } from './catalogue/energy-class.ts';
import { products } from './catalogue/products.ts';
import type { ProductSeed, SkuSeed } from './catalogue/types.ts';

const specOf = ({ specs }: ProductSeed, name: string): string | undefined =>
  specs.find(([, named]) => named === name)?.[2];

/** `2200-6500` in kelvin; undefined for a light that is not white. */
function whiteRangeOf(product: ProductSeed): StoredSheet['colourTemperature'] {
  const [from, to] = (specOf(product, 'White range') ?? '').split('-').map(Number);
  return from && to ? { from, to } : undefined;
}

/** What the sheet of a SKU says; undefined where its light is no light source or not measured. */
function energySheetOf(product: ProductSeed, sku: SkuSeed): StoredSheet | undefined {
  const { lightSource, facets } = product;
  if (lightSource === undefined || sku.lumens === undefined || sku.watts === undefined) return undefined;
  const [w, d, h] = sku.dims;
  const colourTemperature = whiteRangeOf(product);
  const colourRendering = Number(specOf(product, 'Colour rendering'));
  return {
    mains: lightSource !== 'low-voltage',
    directional: lightSource === 'mains-directional',
    connected: facets.connections.length > 0,
    colourTunable: facets.colourType === 'rgb' || facets.colourType === 'rgbic',
    luminousFlux: sku.lumens,
    onModePower: sku.watts,
    ...(colourTemperature && { colourTemperature }),
    ...(colourRendering > 0 && { colourRendering }),
    size: { w, d, h },
  };
}

/**
 * Gives the labels of the seeded lights their sheets. A label that has one keeps it, and so does a label whose class or use
 * the owner has changed: its sheet would say something else.
 */
export async function seedEnergySheets(tx: Tx, now: number): Promise<void> {
  for (const product of products) {
    for (const sku of product.skus) {
      const sheet = energySheetOf(product, sku);
      const label = product.lightSource && energyLabelOf(product.lightSource, sku);
      if (!sheet || !label) continue;
      await tx
        .updateTable('energy_labels')
        .set({ sheet: JSON.stringify(sheet), updated_at: now })
        .where('sku', '=', sku.sku)
        .where('sheet', 'is', null)
        .where('class', '=', label.class)
        .where('kwh_per_1000h', '=', label.kWhPer1000h)
        .execute();
    }
  }
}
