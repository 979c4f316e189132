import type { Selectable } from 'kysely';
import { moveReservation, type ReservationEvent } from '#rules/deposits.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { Clock } from '#server/clock.ts';

export type ReservationRow = Selectable<Schema['deposit_reservations']>;

const ofOrder = (tx: Tx, orderNo: string) =>
  tx
    .selectFrom('deposit_reservations')
    .selectAll()
    .where((row) => row.or([row('deposit_order_no', '=', orderNo), row('balance_order_no', '=', orderNo)]));

/**
 * Locks the reservation of a deposit or of the order of its balance, after the order of its deposit: whoever locks several of
 * these begins with the balance.
 */
export async function lockReservation(tx: Tx, orderNo: string): Promise<ReservationRow | undefined> {
  const found = await ofOrder(tx, orderNo).executeTakeFirst();
  if (found === undefined) return undefined;
  await lockDeposit(tx, found.deposit_order_no);
  return ofOrder(tx, orderNo).forNoKeyUpdate().executeTakeFirst();
}

export async function lockDeposit(tx: Tx, orderNo: string): Promise<void> {
  await tx.selectFrom('orders').select('order_no').where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst();
}

/** Moves a reservation that is locked. @returns false where the event changes nothing of it */
export async function applyReservationEvent(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { reservation_id: id, state }: ReservationRow,
  event: ReservationEvent,
): Promise<boolean> {
  const moved = moveReservation(state, event);
  if (moved === undefined) return false;
  await tx
    .updateTable('deposit_reservations')
    .set({ state: moved, updated_at: clock.now() })
    .where('reservation_id', '=', id)
    .execute();
  return true;
}
