import type { components } from '#openapi/types.ts';
import { isLabelSite } from '#rules/energy.ts';
import { badgeOf, isNewAt, thinBadges } from '#rules/badges.ts';
import { type ShownPromotions, stockState, type StockState } from './offer.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { MarketProduct, Variant, Variants } from './market-catalogue.ts';
import { launchPart } from './present-launch.ts';
import { pricePart } from './price-part.ts';
import { atShownOffers } from './promotion-offer.ts';

export type ProductCard = components['schemas']['ProductCard'];

const swatchesShown = 5;

/** A product is as available as the best of its SKUs. */
const bestFirst: readonly StockState[] = ['OK', 'LOW', 'LIMIT', 'OUT', 'OFF_SALE'];

/** The SKU that stands for several: the product's own default, or the first in stock where that one is sold out. */
export function chosenVariant({ defaultSku }: Pick<CatalogueProduct, 'defaultSku'>, variants: Variants): Variant {
  const own = variants.find(({ sku }) => sku.sku === defaultSku) ?? variants[0];
  return [own, ...variants].find(({ offer }) => offer.available > 0) ?? own;
}

/** What works by itself; all variants where each is an add-on. */
function standalone(variants: Variants): Variants {
  const [first, ...others] = variants.filter(({ sku }) => !sku.isAddOn);
  return first ? [first, ...others] : variants;
}

/** The variant with the lowest price of those that work by themselves, the first of several. */
export function cheapest(variants: Variants): Variant {
  return standalone(variants).reduce((lowest, one) => (one.offer.unitAmount < lowest.offer.unitAmount ? one : lowest));
}

function swatchesOf({ optionAxes }: CatalogueProduct, variants: Variants): ProductCard['swatches'] {
  const axis = optionAxes.find(({ values }) => values.some(({ color }) => color !== undefined));
  const colours = new Map(
    variants.flatMap(({ sku: { swatch, options } }): [string, string][] => {
      const finish = options.find(({ name }) => name === axis?.name);
      return swatch === null || finish === undefined ? [] : [[finish.value, swatch]];
    }),
  );
  return [...colours].slice(0, swatchesShown).map(([name, color]) => ({ name, color }));
}

/** True while nothing of a product ships at once. */
export const shipsLater = (variants: readonly Variant[], now: number): boolean =>
  variants.every(({ offer }) => (offer.preorderShipAt ?? 0) > now);

/** A product of a list, with the variants that the list is about, such as the lengths that a filter left. */
export interface CardItem {
  readonly item: MarketProduct;
  readonly shown: Variants;
}

/** A product with all that the market sells of it. */
export const wholeItem = (item: MarketProduct): CardItem => ({ item, shown: item.variants });

/** A product as it is shown in lists and rails, at the prices of the promotions that run. */
export function productCard({ item, shown: listed }: CardItem, promotions: ShownPromotions): ProductCard {
  const { product, variants, since } = item;
  const shown = promotions.size === 0 ? listed : atShownOffers(listed, promotions);
  const { sku, offer } = chosenVariant(product, shown);
  const lowest = cheapest(shown).offer;
  const offers = shown.map((variant) => variant.offer);
  const states = offers.map((each) => stockState(each));
  const state = bestFirst.find((each) => states.includes(each)) ?? 'OUT';
  const price = pricePart(
    lowest,
    standalone(shown).some((variant) => variant.offer.unitAmount !== lowest.unitAmount),
  );
  const badge = badgeOf({
    isSoldOut: state === 'OUT',
    // What nobody can order yet is no pre-order: the card says when it is launched.
    isPreorder: offer.launchTime === null && shipsLater(shown, since),
    hasStruckPrice: price.list !== null,
    percentOff: price.discountPct,
    isNew: isNewAt(product.releaseTime, since),
  });
  return {
    spu: product.spu,
    sku: sku.sku,
    title: product.title,
    subtitle: product.subtitle,
    image: sku.image,
    price,
    badges: badge === null ? [] : [badge],
    rating: product.rating,
    ratingCount: product.ratingCount,
    swatches: swatchesOf(product, variants),
    stockState: state,
    singleSku: variants.length === 1,
    energyClass: isLabelSite(offer.site) ? (sku.energyLabel?.class ?? null) : null,
    ...launchPart(offer),
  };
}

/** Products as cards that stand side by side: only some of them keep their badge. */
export function neighbourCards(items: readonly CardItem[], promotions: ShownPromotions): ProductCard[] {
  const cards = items.map((item) => productCard(item, promotions));
  const badges = thinBadges(cards.map(({ badges: [badge = null] }) => badge));
  return cards.map((card, place) => ({ ...card, badges: badges[place] ? card.badges : [] }));
}
