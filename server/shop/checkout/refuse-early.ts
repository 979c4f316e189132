import { ShopError } from '#server/contract/shop-error.ts';
import type { OnceKey } from '#server/idempotency.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadVariants } from '../pricing/line-variants.ts';
import { lineProblem } from '../pricing/line-problem.ts';
import type { Buyer } from './buyer.ts';
import { chooseLines, type LineChoice } from './choose-lines.ts';

/**
 * Tells a shopper who comes too late so before they queue for the write lock: when hundreds want the last piece, reading is
 * all that most of them cost. It decides nothing: whoever passes is checked again with the stock held, and a call that
 * comes back with its key passes, since its order may be the reason why nothing is left.
 * @throws QUOTE_PROBLEMS (`data.problems`)
 */
export async function refuseEarly(
  { db, clock }: ShopContext,
  buyer: Buyer,
  choice: LineChoice,
  { scope, key }: Pick<OnceKey, 'scope' | 'key'>,
): Promise<void> {
  const now = clock.now();
  const basket = await chooseLines(db, buyer, choice, now);
  const goods = await loadVariants(
    db,
    buyer.site,
    basket.map(({ sku }) => sku),
    now,
  );
  const problems = basket.flatMap((line) => lineProblem(line, goods.get(line.sku)) ?? []);
  if (problems.length === 0) return;
  const known = await db
    .selectFrom('idempotency_keys')
    .select('id')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known === undefined) throw new ShopError('QUOTE_PROBLEMS', { data: { problems } });
}
