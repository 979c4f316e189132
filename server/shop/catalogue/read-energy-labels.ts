import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { showsLabels } from './price-part.ts';
import { findProduct, type ProductRef } from './find-product.ts';

type EnergyLabel = components['schemas']['EnergyLabel'];

/** The energy labels of a SKU, or of every SKU of a product; none where labels are not shown. @throws NOT_FOUND */
export async function readEnergyLabels(shop: ShopContext, site: Site, ref: ProductRef): Promise<EnergyLabel[]> {
  const { skus } = await findProduct(shop, ref);
  if (!showsLabels(site)) return [];
  return skus
    .filter(({ sku }) => ref.sku === undefined || sku === ref.sku)
    .flatMap(({ energyLabel }) => (energyLabel ? [energyLabel] : []));
}
