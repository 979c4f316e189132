import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { basketOf, type SentLine } from '../pricing/basket.ts';
import { loadGoods } from '../pricing/goods.ts';
import { lineProblem } from '../pricing/line-problem.ts';

/** Tells before the checkout which lines cannot be had in the wished quantity, and how many can. */
export async function checkInventory(
  shop: ShopContext,
  site: Site,
  lines: readonly SentLine[],
): Promise<components['schemas']['StockCheck']> {
  const basket = basketOf(lines);
  const goods = await loadGoods(
    shop.db,
    site,
    basket.map(({ sku }) => sku),
    shop.clock.now(),
  );
  const problems = basket.flatMap((line) => lineProblem(line, goods.get(line.sku)) ?? []);
  return { ok: problems.length === 0, problems };
}
