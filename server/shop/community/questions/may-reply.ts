import type { components } from '#openapi/types.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import { takesAnswers } from '#rules/qa-states.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMemberDay } from '../../coins/member-zone.ts';
import { countWrittenToday, readRoles } from './author-standing.ts';
import type { QuestionRow } from './lock-question.ts';

type MayReply = components['schemas']['MayReply'];

/** Whether the caller can answer a question, and what stands in the way. */
export async function readMayReply(
  shop: ShopContext,
  context: RequestContext,
  { status, spu }: Pick<QuestionRow, 'status' | 'spu'>,
): Promise<MayReply> {
  if (status === 'PENDING') return 'PENDING';
  if (!takesAnswers(status)) return 'CLOSED';
  if (!isMember(context)) return 'LOGIN';
  const { accountId } = context.account;
  const { isBuyer, isAnswerer } = await readRoles(shop.db, accountId, spu);
  if (!isBuyer && !isAnswerer) return 'BUYERS';
  const { zone } = await readMemberDay(shop, context);
  const written = await countWrittenToday(shop.db, 'question_replies', { accountId, now: shop.clock.now(), zone });
  return written >= qaDailyLimits.replies ? 'LIMIT' : 'YES';
}
