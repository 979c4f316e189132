import type { Site } from '#rules/markets.ts';
import { priceOrder, type PricedOrder, type PriceLine } from '#rules/prices.ts';
import { type ShippingRate, shippingRates } from '#rules/shipping.ts';
import { taxRuleFor } from '#rules/taxes.ts';
import type { CartLine } from './cart-lines.ts';
import type { LineVariant } from './line-variants.ts';

/** A line together with what it asks for. */
export interface VariantLine {
  readonly line: CartLine;
  readonly goods: LineVariant;
}

/** Where the goods go, as far as it is known. */
export interface Destination {
  readonly country: string;
  readonly region?: string;
}

interface Pricing {
  readonly site: Site;
  readonly to: Destination;
  readonly now: number;
  /** The chosen delivery; the market's standard one when left out. */
  readonly rate?: ShippingRate;
}

/** Pairs lines with their goods; lines of unknown SKUs fall out. */
export function withVariants(lines: readonly CartLine[], goods: ReadonlyMap<string, LineVariant>): VariantLine[] {
  return lines.flatMap((line) => {
    const found = goods.get(line.sku);
    return found === undefined ? [] : [{ line, goods: found }];
  });
}

/** True where the line has a price that can be paid: sold here, in stock, and its offer runs. */
export function canBePriced({ line, goods }: VariantLine): boolean {
  return line.buyType === 0 && goods.offer.sellable && goods.offer.available > 0;
}

/** The price waterfall over the given lines, at the prices of this moment. Nothing to send costs no delivery. */
export function priceLines(lines: readonly VariantLine[], { site, to, now, rate }: Pricing): PricedOrder {
  const { price, freeAt } = rate ?? shippingRates[site][0];
  return priceOrder({
    lines: lines.map(toPriceLine),
    now,
    tax: taxRuleFor(site, to.country, to.region),
    ...(lines.length === 0 ? {} : { shipping: { price, ...(freeAt === undefined ? {} : { freeAt }) } }),
  });
}

function toPriceLine({ line, goods: { offer } }: VariantLine): PriceLine {
  return {
    key: line.key,
    quantity: line.quantity,
    listAmount: offer.listAmount,
    ...(offer.saleAmount === null ? {} : { saleAmount: offer.saleAmount }),
    ...(offer.saleStart === null ? {} : { saleStart: offer.saleStart }),
    ...(offer.saleEnd === null ? {} : { saleEnd: offer.saleEnd }),
  };
}
