import type { components } from '#openapi/types.ts';
import { isLabelSite, yearlyUse, type LabelSite } from '#rules/energy.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CatalogueLabel, CatalogueProduct } from './catalogue.ts';
import { findProduct, type ProductRef } from './find-product.ts';

type EnergyLabel = components['schemas']['EnergyLabel'];

const labelsOf = ({ skus }: CatalogueProduct): CatalogueLabel[] =>
  skus.flatMap(({ energyLabel }) => (energyLabel ? [energyLabel] : []));

/** What two labels of one light have in common. */
const printed = ({ class: energyClass, kWhPer1000h }: CatalogueLabel): string => `${energyClass} ${kWhPer1000h}`;

/** What the supplier calls a light: a label belongs to one model, so variants with labels of their own are told apart. */
export function modelOf(product: CatalogueProduct, { sku }: CatalogueLabel): string {
  return new Set(labelsOf(product).map(printed)).size > 1 ? sku : product.model;
}

/** Where the sheet of a SKU is served, the same for as long as the SKU exists. */
const sheetUrl = (sku: string, site: LabelSite): string =>
  `/app-mall/v1/product/information-sheet?sku=${encodeURIComponent(sku)}&site=${site}`;

function toLabel(product: CatalogueProduct, label: CatalogueLabel, site: LabelSite): EnergyLabel {
  const { sheet, ...printedLabel } = label;
  return {
    ...printedLabel,
    supplier: product.brand,
    model: modelOf(product, label),
    yearly: yearlyUse(label.kWhPer1000h, site),
    ...(sheet && { sheet: { url: sheetUrl(label.sku, site), ...sheet } }),
  };
}

/** The energy labels of a SKU, or of every SKU of a product; none where labels are not shown. @throws NOT_FOUND */
export async function readEnergyLabels(shop: ShopContext, site: Site, ref: ProductRef): Promise<EnergyLabel[]> {
  const product = await findProduct(shop, ref);
  if (!isLabelSite(site)) return [];
  return labelsOf(product)
    .filter(({ sku }) => ref.sku === undefined || sku === ref.sku)
    .map((label) => toLabel(product, label, site));
}
