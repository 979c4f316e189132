import type { Site } from '#rules/markets.ts';
import type { PriceInput, PriceLine } from '#rules/prices.ts';
import { type ShippingRate, shippingRates } from '#rules/shipping.ts';
import { taxRuleFor } from '#rules/taxes.ts';
import type { ResolvedLine } from './line-offers.ts';
import { suitDiscounts } from './suits.ts';

/** Where an order is sent, as far as the shopper has said it. */
export interface Destination {
  readonly country: string;
  readonly region?: string;
  readonly postcode?: string;
}

interface Pricing {
  readonly site: Site;
  readonly to: Destination;
  readonly now: number;
  /** The chosen delivery; the market's standard one when left out. */
  readonly rate?: ShippingRate;
}

/** True where the line has a price that can be paid: sold in the market and to this shopper, in stock, its promotion runs. */
export function canBePriced({ offer }: ResolvedLine): boolean {
  const { refusal, opensTime, sellable, available } = offer;
  return refusal === undefined && opensTime === undefined && sellable && available > 0;
}

/** The price of the given lines at this moment, before any coupon and coin. Nothing to send costs no delivery. */
export function priceInput(lines: readonly ResolvedLine[], { site, to, now, rate }: Pricing): PriceInput {
  const { price, freeAt } = rate ?? shippingRates[site][0];
  return {
    lines: lines.map(toPriceLine),
    now,
    tax: taxRuleFor(site, to),
    suits: suitDiscounts(lines),
    ...(lines.length === 0 ? {} : { shipping: { price, ...(freeAt === undefined ? {} : { freeAt }) } }),
  };
}

export function toPriceLine({ line, offer }: ResolvedLine): PriceLine {
  return {
    key: line.key,
    quantity: line.quantity,
    listAmount: offer.listAmount,
    ...(offer.saleAmount === null ? {} : { saleAmount: offer.saleAmount }),
    ...(offer.saleStart === null ? {} : { saleStart: offer.saleStart }),
    ...(offer.saleEnd === null ? {} : { saleEnd: offer.saleEnd }),
    ...(offer.promotion === undefined ? {} : { promo: offer.promotion }),
  };
}
