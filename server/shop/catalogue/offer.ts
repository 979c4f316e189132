import type { components } from '#openapi/types.ts';
import type { BundleDiscount } from '#rules/bundles.ts';
import type { BuyType } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import type { Currency } from '#rules/money.ts';
import type { FreePieces } from './flash-pieces.ts';

export type StockState = components['schemas']['StockState'];
export type PromotionNote = components['schemas']['ShownPromotion'];

/** What a SKU costs in one market at one moment, whatever the stock. Amounts are minor units of `currency`. */
export interface Price {
  readonly sku: string;
  readonly spu: string;
  readonly site: Site;
  readonly currency: Currency;
  /** False once nobody sells it any more, in whatever market. */
  readonly active: boolean;
  /** False where the market does not sell it, or nobody sells it any more. */
  readonly sellable: boolean;
  readonly listAmount: number;
  /** The price now: the sale price inside its window, else the list price. */
  readonly unitAmount: number;
  /** Lowest price of the 30 days before a running reduction. */
  readonly priorLowestAmount: number | null;
  readonly saleAmount: number | null;
  readonly saleStart: number | null;
  readonly saleEnd: number | null;
  /** Pieces of one order: never more than one shopper may have. */
  readonly perOrderLimit: number;
  /** Pieces of one shopper in all of their orders; absent for any number. */
  readonly perShopperLimit?: number;
  readonly preorderShipAt: number | null;
  /** Until then only levels with early access can buy it; null once everybody can. */
  readonly launchTime: number | null;
}

/** Why a bundle takes nothing off its lines, which keep their normal prices. */
export type SuitLapse = 'INCOMPLETE' | 'ENDED' | 'LIMIT';

/** A bundle among some lines: one of its lines says what it does to all. */
export interface SuitGroup {
  readonly suitId: string;
  readonly groupId: string;
  readonly title: string;
  /** The keys of its lines. */
  readonly keys: readonly string[];
  /** Sets; 0 where the lines are not whole sets. */
  readonly sets: number;
  /** What it takes off its lines together, or why nothing. */
  readonly granted: BundleDiscount | SuitLapse;
}

/** What a promotion says of itself wherever one of its variants is shown. */
export interface AboutPromotion {
  readonly kind: PromotionNote['kind'];
  readonly promoId: string;
  readonly name: string;
  /** From when to when it sells the variant; epoch ms. */
  readonly startTime: number;
  readonly endTime: number;
  /** Pieces of one shopper in all of their orders, of a bundle sets; absent for any number. */
  readonly perBuyerLimit?: number;
}

/** What a running promotion grants; the amount is in minor units of the market. */
export interface PromotionOffer {
  /** Absent where no page names it. */
  readonly about?: AboutPromotion;
  /** Named among the discounts of the order. */
  readonly id: string;
  /** Price of one piece; a lower sale price wins. */
  readonly amount: number;
  /** The most pieces of one order, where the promotion allows fewer than the variant. */
  readonly perOrderLimit?: number;
  /** Pieces left of the promotion's quota, where it has one. */
  readonly left?: number;
  /** While it runs, they are set aside from what all others can buy: a session of a flash sale. */
  readonly isSetAside?: true;
  /** Pieces that this shopper may still have, where the promotion has a limit for each; all of them for a guest, who is counted with the order. */
  readonly memberLeft?: number;
  /** Until then nobody has it; absent once it runs. */
  readonly startTime?: number;
  /** Since then it has been asked; absent before. */
  readonly since?: number;
  /** From then on nobody has it any more. */
  readonly endTime?: number;
  /** The item that grants it, where it is another one than the line was added with: the open step of a ladder. */
  readonly promoItemId?: string;
  /** What a piece cost on the step that the line was added with; absent where that is the open one. */
  readonly wasAmount?: number;
}

/** What the bundle of a line grants all of its lines. */
export interface SuitOffer {
  readonly suit: SuitGroup;
}

/** What the promotion of a line grants it: a price, or a part in what a bundle takes off. */
export type LineGrant = PromotionOffer | SuitOffer;

/** What a card says of the promotion behind its price: a line that is added with it has the price, until then. */
export interface ShownPromotion extends PromotionOffer {
  readonly about: AboutPromotion;
  readonly buyType: BuyType;
  readonly promoItemId: string;
  readonly endTime: number;
  /** Lowest price of the 30 days before the promotion, in minor units; null where nothing is announced against it. */
  readonly priorLowestAmount: number | null;
}

/** A way to buy a variant other than at its price, named beside this: by deposit, in a bundle, on a first order. */
export interface OtherWay {
  readonly note: PromotionNote;
}

/** By SKU. */
export type ShownPromotions = ReadonlyMap<string, ShownPromotion | OtherWay>;

/** A SKU as it can be bought in one market at one moment. In lists its pieces are exact up to `lowStock` and infinite above. */
export interface Offer extends Price, FreePieces {
  /** The promotion behind the price or beside it, on pages and cards; the offer of a line has its own. */
  readonly shownPromotion?: ShownPromotion | OtherWay;
}

/** From this many pieces down the shopper reads that few are left. */
export const lowStock = 4;
/** From this many pieces down the exact number may be shown. */
const exactStock = 10;

/** The most pieces of one order. */
export function maxQuantity(offer: Offer): number {
  return offer.sellable ? Math.min(offer.perOrderLimit, offer.available) : 0;
}

/** What is shown about the stock, for a requested quantity where there is one. */
export function stockState(offer: Offer, quantity = 1): StockState {
  if (!offer.sellable) return 'OFF_SALE';
  if (offer.available === 0) return 'OUT';
  if (quantity > maxQuantity(offer)) return 'LIMIT';
  return offer.available <= lowStock ? 'LOW' : 'OK';
}

/** The exact number left, where it is small enough to be shown. */
export function shownLeft(offer: Offer): number | null {
  return offer.sellable && offer.available <= exactStock ? offer.available : null;
}
