import type { components } from '#openapi/types.ts';
import { cartCount } from '#rules/cart-lines.ts';
import { markets, type Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { freeShippingRemaining } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import type { BasketLine } from '../pricing/basket.ts';
import { type Goods, loadGoods } from '../pricing/goods.ts';
import { lineProblem, priceNews } from '../pricing/line-problem.ts';
import { presentLine } from '../pricing/present-line.ts';
import { presentTotals } from '../pricing/present-totals.ts';
import { canBePriced, priceBasket, withGoods } from '../pricing/price-basket.ts';

export type CartView = components['schemas']['CartView'];

interface View {
  readonly site: Site;
  readonly country: string;
  readonly now: number;
}

/** The cart as the shopper sees it, with the goods of this moment. */
export async function viewBasket(db: Db, basket: readonly BasketLine[], view: View): Promise<CartView> {
  const skus = basket.map(({ sku }) => sku);
  return presentBasket(basket, await loadGoods(db, view.site, skus, view.now), view);
}

/**
 * The cart as the shopper sees it. Totals and problems are those of the selected lines, with the market's standard
 * delivery; unknown SKUs are told as problems, because there is nothing to show of them.
 */
export function presentBasket(
  basket: readonly BasketLine[],
  goods: ReadonlyMap<string, Goods>,
  { site, country, now }: View,
): CartView {
  const shown = withGoods(basket, goods);
  const priced = priceBasket(
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
      return lineProblem(line, found) ?? (found === undefined ? [] : (priceNews(line, found) ?? []));
    }),
  };
}
