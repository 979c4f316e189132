import { minute } from '#rules/durations.ts';
import type { ShopContext } from '../shop-context.ts';

/** Longer than a few tries take: something is wrong with where it goes. */
const lateAfter = 15 * minute;

/** For how many minutes the oldest entry of each kind waits to be carried out; nothing of kinds that are in time. */
export async function readLateKinds({ db, clock }: Pick<ShopContext, 'db' | 'clock'>): Promise<Record<string, number>> {
  const now = clock.now();
  const rows = await db
    .selectFrom('outbox')
    .select((row) => [
      'kind',
      // One that was tried is put off from try to try.
      row.fn
        .min<number>(
          row.case().when('attempts', '>', 0).then(row.ref('created_at')).else(row.ref('available_at')).end(),
        )
        .as('since'),
    ])
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(
    rows
      .map(({ kind, since }) => [kind, now - Number(since)] as const)
      .filter(([, late]) => late >= lateAfter)
      .map(([kind, late]) => [kind, Math.floor(late / minute)]),
  );
}
