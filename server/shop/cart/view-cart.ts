import type { components } from '#openapi/types.ts';
import { cartCount } from '#rules/cart-lines.ts';
import { markets, type Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { priceOrder } from '#rules/prices.ts';
import { freeShippingRemaining, shippingDay } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import { resolveLines, type ResolvedLines } from '../pricing/line-offers.ts';
import { problemsOf } from '../pricing/line-problem.ts';
import { presentLine } from '../pricing/present-line.ts';
import { presentTotals } from '../pricing/present-totals.ts';
import { canBePriced, priceInput } from '../pricing/price-lines.ts';
import { suitsPart } from '../pricing/suits.ts';
import { readCouponHints } from './coupon-hint.ts';

export type CartView = components['schemas']['CartView'];

interface View {
  readonly site: Site;
  readonly country: string;
  readonly now: number;
  /** The member whose coupons are hinted at; absent for a guest, and where there are none. */
  readonly accountId?: string;
}

/** The cart as the shopper sees it, at the offers of this moment. */
export async function viewCart(shop: ShopContext, lines: readonly CartLine[], view: View): Promise<CartView> {
  return presentCart(shop, shop.db, lines, await resolveLines(shop, shop.db, view, lines), view);
}

/**
 * The cart as the shopper sees it. Totals and problems are those of the selected lines, with the market's standard
 * delivery; an unknown SKU is a problem without a line, because there is nothing to show of it.
 */
export async function presentCart(
  shop: ShopContext,
  db: Db,
  lines: readonly CartLine[],
  resolved: ResolvedLines,
  { site, country, now, accountId }: View,
): Promise<CartView> {
  const shown = lines.flatMap(({ key }) => resolved.get(key) ?? []);
  const payable = shown.filter((line) => line.line.selected && canBePriced(line));
  const input = priceInput(payable, { site, to: { country }, now });
  const priced = priceOrder(input);
  const hints =
    accountId === undefined ? {} : await readCouponHints(shop, db, { site, now, accountId }, payable, input);
  const { currency, freeShippingFrom } = markets[site];
  return {
    site,
    lines: shown.map(presentLine),
    ...suitsPart(shown, payable, priced, currency),
    totals: presentTotals(priced.totals, currency),
    freeShipping: {
      threshold: money(freeShippingFrom, currency),
      remaining: money(freeShippingRemaining(site, priced.shippingBase), currency),
    },
    shipsTime: shippingDay(site, now),
    count: cartCount(shown.map(({ line }) => line)),
    problems: problemsOf(
      lines.filter(({ key, selected }) => selected || !resolved.has(key)),
      resolved,
    ),
    ...hints,
  };
}
