import type { components } from '#openapi/types.ts';
import { isLabelSite } from '#rules/energy.ts';
import { money } from '#rules/money.ts';
import { itemBuyTypes } from '#rules/promotion-states.ts';
import type { Db } from '#server/db/schema.ts';
import type { CatalogueProduct, CatalogueSku } from '../../catalogue/catalogue.ts';
import type { MarketCatalogue } from '../../catalogue/market-catalogue.ts';
import type { Offer, ShownPromotion } from '../../catalogue/offer.ts';
import { pricePart } from '../../catalogue/price-part.ts';
import { productCard } from '../../catalogue/product-card.ts';
import { piecesFor, withPromotion } from '../../catalogue/promotion-offer.ts';
import { buyTypeOfItem, type ItemRow, timesOf } from './item-rows.ts';
import { aboutItem, offerOf } from './offer-of.ts';
import { readPriorLowest } from './prior-lowest.ts';

type Schemas = components['schemas'];

/** What the price of an item says of the promotion behind it. */
export async function shownPromotionOf(db: Db, row: ItemRow, now: number): Promise<ShownPromotion> {
  const { promo_item_id: promoItemId, sku, site } = row;
  const { startTime, endTime } = timesOf(row);
  const about = aboutItem(row);
  if (about === undefined) throw new Error(`A promotion of type ${row.type} sells no variants of the catalogue`);
  return {
    ...offerOf(row),
    about,
    promoItemId,
    endTime,
    buyType: buyTypeOfItem(row) ?? itemBuyTypes.FLASH_SALE,
    priorLowestAmount: isLabelSite(site) ? await readPriorLowest(db, { promoItemId, sku, site, startTime }, now) : null,
  };
}

interface PresentedVariant {
  readonly product: CatalogueProduct;
  readonly sku: CatalogueSku;
  readonly offer: Offer;
  /** Pieces that can be had at the price of the item. */
  readonly available: number;
  /** At the plain price. */
  readonly card: Schemas['ProductCard'];
  readonly promoPrice: Schemas['PricePart'];
  readonly plainPrice: Schemas['Money'];
}

/** The variant that an item sells, at both prices; undefined where the market does not sell it any more. */
export async function presentVariant(
  db: Db,
  market: MarketCatalogue,
  row: ItemRow,
  now: number,
): Promise<PresentedVariant | undefined> {
  const item = market.items.get(row.spu);
  const variant = item?.variants.find(({ sku }) => sku.sku === row.sku);
  if (!item || !variant) return undefined;
  const { sku, offer } = variant;
  const promotion = await shownPromotionOf(db, row, now);
  const { priorLowestAmount } = promotion;
  const promoted = { ...withPromotion(offer, promotion), priorLowestAmount, shownPromotion: promotion };
  const inStock = { ...offer, available: piecesFor(offer, promotion) };
  return {
    product: item.product,
    sku,
    offer,
    available: promoted.available,
    card: productCard({ item, shown: [{ sku, offer: inStock }] }, new Map()),
    promoPrice: pricePart(promoted),
    plainPrice: money(offer.unitAmount, offer.currency),
  };
}
