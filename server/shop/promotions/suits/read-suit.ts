import type { components } from '#openapi/types.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../../catalogue/load-offers.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { maxQuantity, type Offer, shownLeft, stockState } from '../../catalogue/offer.ts';
import { listOtherSuits } from './list-suits.ts';
import { itemsIn, type MarketItem, suitCard } from './present-suit.ts';
import { readHadSets } from './suit-claims.ts';
import { readSuits, type Suit } from './suit-rows.ts';

type Schemas = components['schemas'];

/** A bundle with what each item can be had in. @throws NOT_FOUND, NOT_IN_MARKET */
export async function readSuit(
  shop: ShopContext,
  site: Site,
  accountId: string | undefined,
  suitId: string,
): Promise<Schemas['SuitDetail']> {
  const now = shop.clock.now();
  const [found, market] = await Promise.all([readSuits(shop.db, site, [suitId]), readMarketCatalogue(shop, site)]);
  const suit = found.get(suitId);
  const card = suit && suitCard(market, suit, now);
  const items = suit && itemsIn(market, suit);
  if (suit === undefined || card === undefined || items === undefined) {
    throw new ShopError((await isElsewhere(shop, suitId)) ? 'NOT_IN_MARKET' : 'NOT_FOUND');
  }
  const skus = items.flatMap(({ choices }) => choices.map(({ sku }) => sku.sku));
  const { perBuyerLimit } = suit;
  const [offers, others, had] = await Promise.all([
    loadOffers(shop.db, site, skus, now),
    listOtherSuits(shop, site, card),
    accountId === undefined ? undefined : readHadSets(shop.db, accountId, [suitId]),
  ]);
  const buyerLeft =
    perBuyerLimit === null || had === undefined ? null : Math.max(0, perBuyerLimit - (had.get(suitId) ?? 0));
  return {
    card,
    discount: presentDiscount(suit, site),
    items: items.map((item) => presentItem(item, offers)),
    perBuyerLimit,
    buyerLeft,
    others,
  };
}

/** Whether a bundle that this market does not have runs in another one. */
async function isElsewhere({ db }: ShopContext, suitId: string): Promise<boolean> {
  const found = await db
    .selectFrom('promotions')
    .innerJoin('suits', 'suits.suit_id', 'promotions.promo_id')
    .select('suit_id')
    .where('suit_id', '=', suitId)
    .where('status', '=', 'SCHEDULED')
    .executeTakeFirst();
  return found !== undefined;
}

function presentDiscount({ discount }: Suit, site: Site): Schemas['SuitDiscount'] {
  return discount.kind === 'FIXED'
    ? { kind: 'FIXED', amount: money(discount.amount, currencyOfSite(site)) }
    : { kind: 'PERCENT', percent: discount.percent };
}

function presentItem({ item, product, choices }: MarketItem, offers: ReadonlyMap<string, Offer>): Schemas['SuitItem'] {
  return {
    spu: item.spu,
    title: product.title,
    subtitle: product.subtitle,
    quantity: item.quantity,
    optional: item.optional,
    rating: product.rating,
    ratingCount: product.ratingCount,
    choices: choices.flatMap(({ sku }) => {
      const offer = offers.get(sku.sku);
      if (offer === undefined) return [];
      return [
        {
          sku: sku.sku,
          options: [...sku.options],
          image: sku.image,
          ...(sku.swatch === null ? {} : { swatch: sku.swatch }),
          unit: money(offer.unitAmount, offer.currency),
          list: money(offer.listAmount, offer.currency),
          stockState: stockState(offer, item.quantity),
          left: shownLeft(offer),
          available: offer.launchTime === null ? maxQuantity(offer) : 0,
        },
      ];
    }),
  };
}
