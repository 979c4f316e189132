import type { components } from '#openapi/types.ts';
import { answererLevel } from '#rules/qa-limits.ts';
import { answererAfter } from '#rules/qa-states.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readLevel } from '../../../loyalty/read-level.ts';
import { receivedProducts } from '../author-standing.ts';
import { requireLength, storedText } from '../written-text.ts';
import { lockAnswerer } from './lock-answerer.ts';
import { readStatus, retryTimeOf } from './read-status.ts';

/**
 * Takes the application of a member who received a product or has reached the level. The same application sent again
 * changes nothing.
 * @throws NOT_FOUND for a product that the member did not receive, QA_ROLE, QA_COOLDOWN, QA_STATE for one that is decided
 */
export async function applyAsAnswerer(
  shop: ShopContext,
  caller: ProvedContext,
  { models, motive }: components['schemas']['AnswererApplication'],
): Promise<components['schemas']['AnswererStatus']> {
  const { accountId } = caller.account;
  const words = storedText(requireLength('motive', motive, 'motive'));
  await withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    const answerer = await lockAnswerer(shop, tx, accountId);
    const received = new Set(await receivedProducts(tx, accountId));
    if (models.some((spu) => !received.has(spu))) throw new ShopError('NOT_FOUND');
    const { level } = await readLevel(tx, accountId, now);
    if (level < answererLevel && received.size === 0) throw new ShopError('QA_ROLE');
    const json = JSON.stringify(models);
    if (answerer.status === 'PENDING' && answerer.models === json && answerer.motive === words) return;
    const status = answererAfter(answerer.status, 'APPLY');
    if (status === undefined) throw new ShopError('QA_STATE');
    if (retryTimeOf(answerer, now) !== null) throw new ShopError('QA_COOLDOWN');
    await tx
      .updateTable('answerers')
      .set({ status, models: json, motive: words, reason: null, refused_time: null })
      .where('account_id', '=', accountId)
      .execute();
  });
  return readStatus(shop, caller);
}
