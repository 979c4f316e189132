import type { ShopContext } from '#server/shop-context.ts';
import type { LabelRow } from './label-row.ts';

const atOnce = 20;

/**
 * Works on the labels of a status that are due, each claimed by its count of attempts, so that two processes do not call about
 * the same one at once. A claim moves the due time by the pause, which is when somebody else takes over.
 * @returns how many were due
 */
export async function workOnDue(
  shop: ShopContext,
  status: LabelRow['status'],
  pause: (attempts: number) => number,
  work: (label: LabelRow) => Promise<void>,
): Promise<number> {
  const { db, clock } = shop;
  const now = clock.now();
  const due = await db
    .selectFrom('parcel_labels')
    .selectAll()
    .where('status', '=', status)
    .where('due_time', '<=', now)
    .orderBy('due_time')
    .limit(atOnce)
    .execute();
  await Promise.all(
    due.map(async (label) => {
      const attempts = label.attempts + 1;
      const claimed = await db
        .updateTable('parcel_labels')
        .set({ attempts, due_time: now + pause(attempts), updated_at: now })
        .where('order_no', '=', label.order_no)
        .where('reference', '=', label.reference)
        .where('status', '=', status)
        .where('attempts', '=', label.attempts)
        .where('due_time', '=', label.due_time)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 1n) await work(label);
    }),
  );
  return due.length;
}
