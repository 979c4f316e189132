import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Variant, Variants } from './market-catalogue.ts';
import type { Offer, PromotionOffer, ShownPromotions } from './offer.ts';

/** Pieces that a promotion could sell if its quota were larger: a flash sale has those that are set aside for it. */
export const piecesFor = ({ available, setAside }: Offer, { isSetAside }: PromotionOffer): number =>
  isSetAside ? available + setAside : available;

/** An offer with what a promotion changes of its price, limit and stock. */
export function withPromotion(offer: Offer, promotion: PromotionOffer): Offer {
  const { amount, perOrderLimit = Infinity, left = Infinity, memberLeft = Infinity } = promotion;
  return {
    ...offer,
    unitAmount: Math.min(offer.unitAmount, amount),
    perOrderLimit: Math.min(offer.perOrderLimit, perOrderLimit, memberLeft),
    available: Math.min(piecesFor(offer, promotion), left),
  };
}

/** The same where a page may name the promotion: undefined where it costs no less than the variant, or has nothing to sell. */
export function promotedOffer(offer: Offer, promotion: PromotionOffer): Offer | undefined {
  if (promotion.amount >= offer.unitAmount) return undefined;
  const promoted = withPromotion(offer, promotion);
  return promoted.available === 0 ? undefined : promoted;
}

/** The offer that a page or a card shows of a variant. */
export function shownOffer(offer: Offer, promotions: ShownPromotions): Offer {
  const promotion = promotions.get(offer.sku);
  if (promotion === undefined) return offer;
  if ('note' in promotion) return { ...offer, shownPromotion: promotion };
  const promoted = promotedOffer(offer, promotion);
  if (promoted === undefined) return offer;
  return { ...promoted, priorLowestAmount: promotion.priorLowestAmount, shownPromotion: promotion };
}

const nothingShown: ShownPromotions = new Map();

/** A product with SKUs whose offers are shown. */
interface ShownProduct {
  readonly variants: readonly Pick<Variant, 'sku'>[];
}

/** The promotions that run for some products: one question for all cards of a page, whoever looks at it. */
export async function readShownPromotions(
  shop: ShopContext,
  site: Site,
  products: readonly ShownProduct[],
): Promise<ShownPromotions> {
  const { shownFor } = shop.hooks.promotions;
  if (shownFor === undefined || products.length === 0) return nothingShown;
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku.sku));
  return shownFor(shop, { site, now: shop.clock.now() }, skus);
}

/** The SKUs of the flash sale that runs in a market now, as long as it has pieces of them. */
export const readFlashSkus = (shop: ShopContext, site: Site): Promise<readonly string[]> =>
  shop.hooks.promotions.flashSkus(shop, { site, now: shop.clock.now() });

/** All promotions that a market shows now. */
export const readRunningPromotions = async (shop: ShopContext, site: Site): Promise<ShownPromotions> =>
  shop.hooks.promotions.shownFor?.(shop, { site, now: shop.clock.now() }) ?? nothingShown;

export function atShownOffers([first, ...others]: Variants, promotions: ShownPromotions): Variants {
  const shown = ({ sku, offer }: Variant): Variant => ({ sku, offer: shownOffer(offer, promotions) });
  return [shown(first), ...others.map(shown)];
}
