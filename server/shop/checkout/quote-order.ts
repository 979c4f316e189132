import { errors } from '#openapi/errors.ts';
import { shipsTo, type Site } from '#rules/markets.ts';
import type { PricedOrder } from '#rules/prices.ts';
import { type ShippingMethod, type ShippingOption, shippingOptions, shippingRates } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import { resolveLines, type ResolvedLine } from '../pricing/line-offers.ts';
import { type Problem, problemsOf } from '../pricing/line-problem.ts';
import { canBePriced, type Destination, priceLines } from '../pricing/price-lines.ts';

/** What the shopper chose beside the lines. */
export interface QuoteChoices {
  readonly shippingMethod?: ShippingMethod;
  readonly couponIds?: readonly string[];
  readonly coinAmount?: number;
}

interface QuoteInput {
  readonly site: Site;
  readonly lines: readonly CartLine[];
  readonly to: Destination;
  readonly choices: QuoteChoices;
  readonly now: number;
}

/** Everything about an order before it is placed, from the rows of this moment. */
export interface OrderQuote {
  readonly site: Site;
  readonly to: Destination;
  readonly lines: readonly ResolvedLine[];
  readonly priced: PricedOrder;
  readonly options: readonly ShippingOption[];
  /** The chosen delivery, else the first; none where we do not deliver. */
  readonly option: ShippingOption | undefined;
  readonly problems: readonly Problem[];
}

/** Prices an order; what stands in its way is part of the quote as problems and never thrown. */
export async function quoteOrder(
  shop: Pick<ShopContext, 'promotions'>,
  db: Db,
  { site, lines: ordered, to, choices, now }: QuoteInput,
): Promise<OrderQuote> {
  const resolved = await resolveLines(shop, db, { site, now }, ordered);
  const lines = [...resolved.values()];
  const payable = lines.filter(canBePriced);
  const goodsTotal = priceLines(payable, { site, to, now }).shippingBase;
  const options = shippingOptions(site, to.country, goodsTotal, dispatchTime(payable, now));
  const option = options.find(({ code }) => code === choices.shippingMethod) ?? options[0];
  const rate = shippingRates[site].find(({ code }) => code === option?.code);
  return {
    site,
    to,
    lines,
    priced: priceLines(payable, { site, to, now, ...(rate === undefined ? {} : { rate }) }),
    options,
    option,
    problems: [...problemsOf(ordered, resolved), ...orderProblems(site, ordered, to), ...discountProblems(choices)],
  };
}

/** An order leaves when its last pre-ordered piece is there. */
function dispatchTime(lines: readonly ResolvedLine[], now: number): number {
  return Math.max(now, ...lines.map(({ offer }) => offer.preorderShipAt ?? 0));
}

function orderProblems(site: Site, lines: readonly CartLine[], { country }: Destination): Problem[] {
  return [
    ...(lines.length === 0 ? [problem('CART_EMPTY')] : []),
    ...(shipsTo(site, country) ? [] : [problem('ADDR_COUNTRY_MARKET')]),
  ];
}

/** There are no coupons and no coins yet; whoever sends some must not be charged more without a word. */
function discountProblems({ couponIds = [], coinAmount = 0 }: QuoteChoices): Problem[] {
  return [
    ...(couponIds.length > 0 ? [problem('QUOTE_PROBLEMS', 'This coupon cannot be used.')] : []),
    ...(coinAmount > 0 ? [problem('QUOTE_PROBLEMS', 'You have no coins to spend.')] : []),
  ];
}

function problem(code: 'CART_EMPTY' | 'ADDR_COUNTRY_MARKET' | 'QUOTE_PROBLEMS', message?: string): Problem {
  return { code, message: message ?? errors[code].message };
}
