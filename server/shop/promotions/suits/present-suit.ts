import type { components } from '#openapi/types.ts';
import { bundleDiscount } from '#rules/bundles.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { promotionPhase } from '#machines/promotion/move.ts';
import type { MarketCatalogue, MarketProduct, Variant } from '../../catalogue/market-catalogue.ts';
import { maxQuantity } from '../../catalogue/offer.ts';
import { readImage } from '../../media/picture.ts';
import type { Suit, SuitItem } from './suit-rows.ts';

export type SuitCard = components['schemas']['SuitCard'];

/** An item with what the market sells of it, in the order of its choices. */
export interface MarketItem {
  readonly item: SuitItem;
  readonly product: MarketProduct['product'];
  readonly choices: readonly [Variant, ...Variant[]];
}

/** The items that a market sells; undefined where it lacks a required one, so that nobody there can have the bundle. */
export function itemsIn({ items }: MarketCatalogue, suit: Suit): MarketItem[] | undefined {
  const found = suit.items.map((item): MarketItem | undefined => {
    const { product, variants = [] } = items.get(item.spu) ?? {};
    const [first, ...others] = item.skus.flatMap((code) => variants.filter(({ sku }) => sku.sku === code));
    return product === undefined || first === undefined ? undefined : { item, product, choices: [first, ...others] };
  });
  const isWhole = found.every((item, index) => item !== undefined || suit.items[index]?.optional === true);
  return isWhole ? found.flatMap((item) => item ?? []) : undefined;
}

/** Whether everybody can have as many pieces as a set needs. */
export const canBeHad = ({ quantity }: SuitItem, { offer }: Variant): boolean =>
  offer.launchTime === null && maxQuantity(offer) >= quantity;

/** The choice of an item that is made at first: the first that can be had, or the first of all. */
const chosenOf = ({ item, choices }: MarketItem): Variant =>
  choices.find((choice) => canBeHad(item, choice)) ?? choices[0];

const shownPhases = ['WARMUP', 'LIVE', 'SOLD_OUT', 'ENDED'] as const;

/** A bundle as lists show it; undefined before it is announced, and where the market lacks a required item. */
export function suitCard(market: MarketCatalogue, suit: Suit, now: number): SuitCard | undefined {
  const items = itemsIn(market, suit);
  if (items === undefined) return undefined;
  const required = items.filter(({ item }) => !item.optional);
  const isSoldOut = required.some(({ item, choices }) => !choices.some((choice) => canBeHad(item, choice)));
  const decided = promotionPhase(suit, now, isSoldOut);
  const phase = shownPhases.find((shown) => shown === decided);
  if (phase === undefined) return undefined;
  const currency = currencyOfSite(market.site);
  const sum = required.reduce((amount, one) => amount + chosenOf(one).offer.unitAmount * one.item.quantity, 0);
  const save = bundleDiscount(suit.discount, 1, sum);
  return {
    suitId: suit.suitId,
    title: suit.title,
    summary: suit.summary,
    image: suit.image === null ? null : readImage(suit.image),
    room: suit.room,
    phase,
    startTime: suit.startTime,
    endTime: suit.endTime,
    parts: items.map((one) => {
      const { sku } = chosenOf(one);
      const { spu, quantity, optional } = one.item;
      return { spu, sku: sku.sku, title: one.product.title, image: sku.image, quantity, optional };
    }),
    sum: money(sum, currency),
    price: money(sum - save, currency),
    save: money(save, currency),
  };
}
