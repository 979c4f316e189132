import type { Selectable } from 'kysely';
import type { Money } from '#rules/money.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

export type DifferenceRow = Selectable<Schema['money_differences']>;
type Key = Pick<DifferenceRow, 'kind' | 'ref'>;

/** What waits for staff, who read the sentence. */
export interface StaffMatter extends Key {
  /** The session at the provider. */
  readonly providerRef?: string | null;
  readonly orderNo?: string;
  readonly amount: Money;
  /** Epoch ms. */
  readonly happenedTime: number;
  readonly sentence: string;
}

/** Leaves a row for staff, once per kind and reference; what staff have decided stays decided. @returns whether it is new */
export async function leaveForStaff(
  { clock, newId, payments }: ShopContext,
  db: Db,
  { kind, ref, providerRef = null, orderNo, amount, happenedTime, sentence }: StaffMatter,
): Promise<boolean> {
  const now = clock.now();
  const inserted = await db
    .insertInto('money_differences')
    .values({
      id: `MD${newId()}`,
      provider: payments.name,
      kind,
      ref,
      provider_ref: providerRef,
      order_no: orderNo ?? null,
      currency: amount.currency,
      amount: amount.amount,
      sentence,
      happened_time: happenedTime,
      closed_time: null,
      decision: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'kind', 'ref']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  await rowsOf({ payments }, db, { kind, ref })
    .where('decision', 'is', null)
    .set({ sentence, closed_time: null, updated_at: now })
    .execute();
  return false;
}

/** Closes the row of what the books have come to agree on, if there is one. */
export async function closeAgreed({ clock, payments }: ShopContext, db: Db, key: Key): Promise<void> {
  const now = clock.now();
  await rowsOf({ payments }, db, key)
    .where('closed_time', 'is', null)
    .set({ closed_time: now, updated_at: now })
    .execute();
}

function rowsOf({ payments }: Pick<ShopContext, 'payments'>, db: Db, { kind, ref }: Key) {
  return db
    .updateTable('money_differences')
    .where('provider', '=', payments.name)
    .where('kind', '=', kind)
    .where('ref', '=', ref);
}
