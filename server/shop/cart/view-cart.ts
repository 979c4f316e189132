import type { components } from '#openapi/types.ts';
import { cartCount } from '#rules/cart-lines.ts';
import { markets, type Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { freeShippingRemaining } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import { type LineVariant, loadVariants } from '../pricing/line-variants.ts';
import { lineProblem, priceChangeOf } from '../pricing/line-problem.ts';
import { presentLine } from '../pricing/present-line.ts';
import { presentTotals } from '../pricing/present-totals.ts';
import { canBePriced, priceLines, withVariants } from '../pricing/price-lines.ts';

export type CartView = components['schemas']['CartView'];

interface View {
  readonly site: Site;
  readonly country: string;
  readonly now: number;
}

/** The cart as the shopper sees it, with the goods of this moment. */
export async function viewCart(db: Db, basket: readonly CartLine[], view: View): Promise<CartView> {
  const skus = basket.map(({ sku }) => sku);
  return presentCart(basket, await loadVariants(db, view.site, skus, view.now), view);
}

/**
 * The cart as the shopper sees it. Totals and problems are those of the selected lines, with the market's standard
 * delivery; unknown SKUs are told as problems, because there is nothing to show of them.
 */
export function presentCart(
  basket: readonly CartLine[],
  goods: ReadonlyMap<string, LineVariant>,
  { site, country, now }: View,
): CartView {
  const shown = withVariants(basket, goods);
  const priced = priceLines(
    shown.filter((pair) => pair.line.selected && canBePriced(pair)),
    { site, to: { country }, now },
  );
  const { currency, freeShippingFrom } = markets[site];
  return {
    site,
    lines: shown.map(presentLine),
    totals: presentTotals(priced.totals, currency),
    freeShipping: {
      threshold: money(freeShippingFrom, currency),
      remaining: money(freeShippingRemaining(site, priced.shippingBase), currency),
    },
    count: cartCount(shown.map(({ line }) => line)),
    problems: basket.flatMap((line) => {
      const found = goods.get(line.sku);
      if (!line.selected && found !== undefined) return [];
      return lineProblem(line, found) ?? (found === undefined ? [] : (priceChangeOf(line, found) ?? []));
    }),
  };
}
