import { assistantKeep, assistantUndo } from '#rules/assistant.ts';
import { hour } from '#rules/durations.ts';
import type { Job } from '#server/jobs/runner.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';

const forgottenAtOnce = 200;

/** Deletes conversations that have rested for thirty days, and those that were cleared. */
export async function forgetConversations(shop: ShopContext): Promise<void> {
  const now = shop.clock.now();
  const old = await shop.db
    .selectFrom('assistant_sessions')
    .select(['owner', 'session_id'])
    .where((row) =>
      row.or([row('updated_at', '<=', now - assistantKeep), row('cleared_at', '<=', now - assistantUndo)]),
    )
    .limit(forgottenAtOnce)
    .execute();
  for (const { owner, session_id: session } of old) {
    await withTransaction(shop, 'relaxed', async (tx) => {
      for (const table of ['assistant_messages', 'assistant_sessions'] as const)
        await tx.deleteFrom(table).where('owner', '=', owner).where('session_id', '=', session).execute();
    });
  }
}

export const assistantJobs: readonly Job[] = [{ name: 'assistant', everyMs: hour, run: forgetConversations }];
