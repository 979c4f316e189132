import type { LineSource } from '#rules/cart-lines.ts';
import type { components } from '#openapi/types.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { linesFromInput } from '../pricing/cart-lines.ts';
import { resolveLines } from '../pricing/line-offers.ts';
import { obstaclesOf } from '../pricing/line-problem.ts';

/** Finds before the checkout the lines that cannot be had in the requested quantity, and how many can. */
export async function checkInventory(
  shop: ShopContext,
  { site, account }: Pick<RequestContext, 'site' | 'account'>,
  inputs: readonly LineSource[],
): Promise<components['schemas']['StockCheck']> {
  const lines = linesFromInput(inputs);
  const purchase = { site, now: shop.clock.now(), accountId: account?.accountId };
  const problems = obstaclesOf(lines, await resolveLines(shop, shop.db, purchase, lines));
  return { ok: problems.length === 0, problems };
}
