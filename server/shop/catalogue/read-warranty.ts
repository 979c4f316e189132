import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProduct } from './find-product.ts';
import { inMarketSpelling } from './market-spelling.ts';

/** The warranty of a product in a market. @throws NOT_FOUND for an unknown product or one without a warranty */
export async function readWarranty(
  shop: ShopContext,
  site: Site,
  spu: string,
): Promise<components['schemas']['Warranty']> {
  const { warranty } = inMarketSpelling(await findProduct(shop, { spu }), site);
  if (!warranty) throw new ShopError('NOT_FOUND');
  const { months, ...words } = warranty;
  return { spu, months: months[site], ...words };
}
