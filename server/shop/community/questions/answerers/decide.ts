import { type AnswererEvent, answererAfter, suspends } from '#rules/qa-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { recordDecision } from '../record-decision.ts';
import { notifyAnswerer } from '../notify-authors.ts';
import { lockAnswerer } from './lock-answerer.ts';

type Decision = Exclude<AnswererEvent, 'APPLY'>;

/** Three removed answers, in the words of the mail. */
const suspendedBecause = 'Three of your answers were reported and removed.';

/**
 * Carries out what an operator decided on an applicant or an answerer, who gets a mail.
 * @throws QA_STATE where that cannot be decided now
 */
export async function decideOnAnswerer(
  shop: ShopContext,
  accountId: string,
  { decision, reason }: { readonly decision: Decision; readonly reason: string | null },
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    await lockAnswerer(shop, tx, accountId);
    await decide(shop, tx, { accountId, decision, reason });
  });
}

/** Counts a reported answer that was removed, and suspends its author at the third. */
export async function countUpheldReport(shop: ShopContext, tx: Tx, accountId: string): Promise<void> {
  const answerer = await lockAnswerer(shop, tx, accountId);
  const upheld = answerer.upheld_reports + 1;
  await tx.updateTable('answerers').set({ upheld_reports: upheld }).where('account_id', '=', accountId).execute();
  if (answerer.status === 'APPROVED' && suspends(upheld)) {
    await decide(shop, tx, { accountId, decision: 'SUSPEND', reason: suspendedBecause });
  }
}

async function decide(
  shop: ShopContext,
  tx: Tx,
  {
    accountId,
    decision,
    reason,
  }: { readonly accountId: string; readonly decision: Decision; readonly reason: string | null },
): Promise<void> {
  const answerer = await tx
    .selectFrom('answerers')
    .select('status')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const status = answererAfter(answerer.status, decision);
  if (status !== 'APPROVED' && status !== 'REJECTED' && status !== 'SUSPENDED') throw new ShopError('QA_STATE');
  await tx
    .updateTable('answerers')
    .set({
      status,
      reason,
      refused_time: status === 'REJECTED' ? shop.clock.now() : null,
      // Who is taken on again starts anew.
      ...(status === 'APPROVED' ? { upheld_reports: 0 } : {}),
    })
    .where('account_id', '=', accountId)
    .execute();
  await recordDecision(shop, tx, { type: 'ANSWERER', id: accountId, decision, reason });
  await notifyAnswerer(shop, tx, { accountId, decision: status, words: reason });
}
