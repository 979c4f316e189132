import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { linesFromInput, type LineInput } from '../pricing/cart-lines.ts';
import { loadVariants } from '../pricing/line-variants.ts';
import { lineProblem } from '../pricing/line-problem.ts';

/** Tells before the checkout which lines cannot be had in the wished quantity, and how many can. */
export async function checkInventory(
  shop: ShopContext,
  site: Site,
  lines: readonly LineInput[],
): Promise<components['schemas']['StockCheck']> {
  const basket = linesFromInput(lines);
  const goods = await loadVariants(
    shop.db,
    site,
    basket.map(({ sku }) => sku),
    shop.clock.now(),
  );
  const problems = basket.flatMap((line) => lineProblem(line, goods.get(line.sku)) ?? []);
  return { ok: problems.length === 0, problems };
}
