import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from './market-catalogue.ts';
import { pricePart } from './price-part.ts';
import { readShownPromotions, shownOffer } from './promotion-offer.ts';

type WallLamp = components['schemas']['WallLamp'];

/** The variants of a market that have pictures for a photograph of a room, at the prices of the promotions that run. */
export async function listWallLamps(shop: ShopContext, site: Site): Promise<WallLamp[]> {
  const { items } = await readMarketCatalogue(shop, site);
  const found = [...items.values()].map(({ product, variants }) => ({
    product,
    variants: variants.filter(({ sku }) => sku.relit?.wall && !sku.isAddOn),
  }));
  const promotions = await readShownPromotions(shop, site, found);
  return found.flatMap(({ product: { spu, title, light }, variants }) =>
    variants.flatMap(({ sku: { sku, options, image, relit }, offer }): WallLamp[] => {
      if (!light || !relit?.wall) return [];
      const price = pricePart(shownOffer(offer, promotions));
      const sceneColours = relit.zones.map(({ color }) => color);
      return [{ spu, sku, title, options: [...options], image, price, light, sceneColours, wall: relit.wall }];
    }),
  );
}
