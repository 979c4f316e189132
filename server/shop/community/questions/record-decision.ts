import type { Tx } from '#server/db/schema.ts';
import type { QaDecisionsTable } from '#server/db/tables/questions.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Writes down what an operator decided, and why; never changed afterwards. */
export async function recordDecision(
  { clock, newId }: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  decided: {
    readonly type: QaDecisionsTable['target_type'];
    readonly id: string;
    readonly decision: QaDecisionsTable['decision'];
    readonly reason: string | null;
  },
): Promise<void> {
  const { type, id, decision, reason } = decided;
  const now = clock.now();
  await tx
    .insertInto('qa_decisions')
    .values({
      id: newId(),
      target_type: type,
      target_id: id,
      decision,
      reason,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
