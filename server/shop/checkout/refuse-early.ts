import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { type Intent, isRepeated } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { obstaclesOf } from '../pricing/line-problem.ts';
import { chooseLines, type LineChoice } from './choose-lines.ts';

/**
 * Refuses a shopper who comes too late before they queue for the write lock: when hundreds want the last piece, reading is
 * all that most of them cost. It decides nothing: whoever passes is checked again with the stock held, and a call that
 * comes back with its key passes, since its order may be the reason why nothing is left.
 * @throws QUOTE_PROBLEMS (`data.problems`), COIN_EXCHANGE_GONE, and as `chooseLines`
 */
export async function refuseEarly(
  shop: ShopContext,
  context: RequestContext,
  choice: LineChoice,
  intent: Intent,
): Promise<void> {
  const { db } = shop;
  const now = shop.clock.now();
  const visit = { site: context.site, now, accountId: context.account?.accountId };
  const { lines, parts } = await chooseLines(shop, db, context, choice, now);
  const problems = obstaclesOf(lines, await parts.resolve(shop, db, visit, lines));
  const { goneCode } = parts;
  if (problems.length === 0 && goneCode === undefined) return;
  if (await isRepeated(db, intent)) return;
  throw goneCode === undefined ? new ShopError('QUOTE_PROBLEMS', { data: { problems } }) : new ShopError(goneCode);
}
