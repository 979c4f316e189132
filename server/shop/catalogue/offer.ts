import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { Currency } from '#rules/money.ts';

export type StockState = components['schemas']['StockState'];

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
  readonly perOrderLimit: number;
  readonly preorderShipAt: number | null;
  /** Until then only levels with early access can buy it; null once everybody can. */
  readonly launchTime: number | null;
}

/** A SKU as it can be bought in one market at one moment. */
export interface Offer extends Price {
  /** Pieces that can be bought now, never below 0. In lists it is exact up to `lowStock` and infinite above. */
  readonly available: number;
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
