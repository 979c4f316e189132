import { clipToDailyCap, taskPoints } from '#rules/coin-tasks.ts';
import { answerCoins } from '#rules/qa-limits.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { zoneOf } from './ledger/coin-account.ts';
import { earnedToday } from './ledger/earned-today.ts';
import { openCoinAccount } from './ledger/lots.ts';
import { creditCoins } from './order-coins.ts';
import { reclaimReward } from './reclaim-reward.ts';

/** The two occasions on which an answer brings coins. */
export type AnswerReward = keyof typeof answerCoins;

interface RewardedReply {
  readonly id: string;
  readonly account_id: string | null;
  readonly shown_coins: number | null;
  readonly best_coins: number | null;
}

const source = 'TASK';
const texts: Readonly<Record<AnswerReward, string>> = { shown: 'Answer', best: 'Best answer' };
const refNoOf = (replyId: string, kind: AnswerReward): string => `${replyId} ${kind}`;
const columns = { shown: 'shown_coins', best: 'best_coins' } as const;

/**
 * Thanks the author of an answer, within the limit of the day. It is decided once for an answer and an occasion, also where
 * nothing is given: to who answers their own question, or when the day gives no more. The question is locked.
 */
export async function rewardAnswer(
  shop: ShopContext,
  tx: Tx,
  {
    question,
    reply,
    kind,
  }: {
    readonly question: { readonly account_id: string | null };
    readonly reply: RewardedReply;
    readonly kind: AnswerReward;
  },
): Promise<void> {
  const { id: replyId, account_id: accountId } = reply;
  const column = columns[kind];
  if (accountId === null || reply[column] !== null) return;
  const isOwnQuestion = question.account_id === accountId;
  const amount = isOwnQuestion || !(await hasCoins(tx, accountId)) ? 0 : await dueCoins(shop, tx, accountId, kind);
  await tx
    .updateTable('question_replies')
    .set({ [column]: amount })
    .where('id', '=', replyId)
    .execute();
  if (amount === 0) return;
  const credit = { accountId, amount, source, refNo: refNoOf(replyId, kind), text: texts[kind] } as const;
  await creditCoins(shop, tx, { ...credit, points: taskPoints(amount) });
}

async function dueCoins(shop: ShopContext, tx: Tx, accountId: string, kind: AnswerReward): Promise<number> {
  const account = await openCoinAccount(shop, tx, accountId);
  const today = await earnedToday(tx, accountId, shop.clock.now(), await zoneOf(tx, account));
  return clipToDailyCap(answerCoins[kind], today);
}

async function hasCoins(tx: Tx, accountId: string): Promise<boolean> {
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return status !== 'DELETED';
}

/**
 * Takes back what an answer brought that is shown no more. Coins are decided on once: it brings none when it is shown again.
 * The question is locked.
 */
export async function reclaimAnswerCoins(shop: ShopContext, tx: Tx, reply: RewardedReply): Promise<void> {
  const { id: replyId, account_id: accountId } = reply;
  if (accountId === null || !(await hasCoins(tx, accountId))) return;
  for (const kind of ['shown', 'best'] as const) {
    const amount = reply[columns[kind]] ?? 0;
    if (amount === 0) continue;
    await reclaimReward(shop, tx, {
      accountId,
      source,
      refNo: refNoOf(replyId, kind),
      amount,
      text: `${texts[kind]}, taken back`,
    });
    await tx
      .updateTable('question_replies')
      .set({ [columns[kind]]: 0 })
      .where('id', '=', replyId)
      .execute();
  }
}
