import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { type Intent, isRepeated } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { resolveLines } from '../pricing/line-offers.ts';
import { obstaclesOf } from '../pricing/line-problem.ts';
import { chooseLines, type LineChoice } from './choose-lines.ts';

/**
 * Refuses a shopper who comes too late before they queue for the write lock: when hundreds want the last piece, reading is
 * all that most of them cost. It decides nothing: whoever passes is checked again with the stock held, and a call that
 * comes back with its key passes, since its order may be the reason why nothing is left.
 * @throws QUOTE_PROBLEMS (`data.problems`)
 */
export async function refuseEarly(
  shop: ShopContext,
  context: RequestContext,
  choice: LineChoice,
  intent: Intent,
): Promise<void> {
  const { db } = shop;
  const now = shop.clock.now();
  const lines = await chooseLines(db, context, choice, now);
  const problems = obstaclesOf(lines, await resolveLines(shop, db, { site: context.site, now }, lines));
  if (problems.length === 0) return;
  if (!(await isRepeated(db, intent))) throw new ShopError('QUOTE_PROBLEMS', { data: { problems } });
}
