import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { keepFiles, type KeptFile } from '#server/kept-files.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProduct } from '../find-product.ts';
import { manualFacts } from './manual-facts.ts';

/** Some 80 kilobytes each. */
const manualsInMemory = 100;

const keepManual = keepFiles(manualsInMemory);

/** Where the manual of a product is served, the same for as long as the product exists. */
export const manualUrl = (spu: string, site: Site): string =>
  `/documents/manual/${encodeURIComponent(spu)}?site=${site}`;

/**
 * The manual of a product in the words, the warranty and the address of a market.
 * @throws NOT_FOUND for an unknown product
 */
export async function openProductManual(shop: ShopContext, spu: string, site: Site): Promise<KeptFile> {
  const product = await findProduct(shop, { spu }).catch((cause: unknown) => {
    throw cause instanceof ShopError && cause.code === 'NOT_FOUND'
      ? new ShopError('NOT_FOUND', { httpStatus: 404 })
      : cause;
  });
  const { publicOrigin, mediaDir } = shop.config;
  const facts = manualFacts(product, site, publicOrigin);
  return keepManual(`${spu}-manual.pdf`, facts, async () => {
    // Drawing loads typefaces, a PDF writer and a decoder of pictures that nothing else needs.
    const { manualPdf } = await import('./draw-manual.ts');
    return manualPdf(facts, mediaDir, shop.clock.now());
  });
}
