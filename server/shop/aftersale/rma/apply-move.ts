import type { RmaEvent } from '#machines/rma/types.ts';
import { moveRma } from '#machines/rma/move.ts';
import { openRmaStatuses, replyPeriod, type RmaStatus, sendPeriod } from '#rules/rma.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { EventActor } from '#server/db/tables/orders.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../../orders/order-events.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { hasRefund } from '../../payments/refund-row.ts';
import { closeAftersale } from '../close-aftersale.ts';
import { rmaEffectHandlers } from './rma-effects.ts';
import { refOf, type RmaRef, type RmaRow, standOf } from './rma-row.ts';

export interface RmaMoveInput {
  readonly event: RmaEvent;
  readonly actor: EventActor;
  /** What is written down beside what the machine decides. */
  readonly columns?: Partial<
    Pick<RmaRow, 'parcel_carrier' | 'replacement_carrier' | 'replacement_tracking_no' | 'revoke_no'>
  >;
}

/** How long a status waits for the shopper (ms). */
const periods: Readonly<Partial<Record<RmaStatus, number>>> = { NEEDS_INFO: replyPeriod, AWAITING_RETURN: sendPeriod };

/** What the timeline of the order says about a request that gets there. */
const timeline: Readonly<Partial<Record<RmaStatus, string>>> = {
  AWAITING_RETURN: 'RMA_APPROVED',
  INSPECTING: 'RETURN_RECEIVED',
  REPLACED: 'RMA_REPLACED',
  REJECTED: 'RMA_REJECTED',
  CANCELLED: 'RMA_CANCELLED',
  LAPSED: 'RMA_LAPSED',
  ENDED: 'RMA_ENDED',
};

/** Writes down what a request was told and where it stands since. */
export async function appendHistory(
  tx: Tx,
  { orderNo, rmaNo }: RmaRef,
  step: { readonly time: number; readonly event: string; readonly status: RmaStatus; readonly actor: EventActor },
): Promise<void> {
  const { last } = await tx
    .selectFrom('rma_history')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('rma_history')
    .values({ order_no: orderNo, rma_no: rmaNo, seq: Number(last ?? 0) + 1, ...step })
    .execute();
}

/**
 * The only place where a request changes its status: its machine decides, the row, its history and every effect that the
 * machine names follow in the same transaction. The order must have been taken, and the request read, in it.
 * @returns the request afterwards @throws RMA_STATE when the machine refuses
 */
export async function applyMove(
  shop: ShopContext,
  tx: Tx,
  { order, rma }: { readonly order: OrderRow; readonly rma: RmaRow },
  { event, actor, columns = {} }: RmaMoveInput,
): Promise<RmaRow> {
  const now = shop.clock.now();
  const decided = moveRma(standOf(rma), event);
  if (!decided.ok) throw new ShopError('RMA_STATE');
  const { status, refund, note, trackingNo } = decided;
  const period = periods[status];
  const isOpen = openRmaStatuses.includes(status);
  const moved = await tx
    .updateTable('rmas')
    .set({
      ...columns,
      status,
      refund_amount: refund,
      note,
      parcel_tracking_no: trackingNo,
      deadline_time: period === undefined ? null : now + period,
      closed_time: isOpen ? null : now,
      updated_at: now,
    })
    .where('order_no', '=', rma.order_no)
    .where('rma_no', '=', rma.rma_no)
    .where('status', '=', rma.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Error(`Request ${rma.rma_no} was moved without its order being taken first`);
  await appendHistory(tx, refOf(moved), { time: now, event: event.type, status, actor });
  const entry = timeline[status];
  if (entry !== undefined) {
    await appendEvent(shop, tx, order.order_no, { type: entry, actor, note: { rmaNo: moved.rma_no } });
  }
  let current = moved;
  for (const effect of decided.effects) {
    const handler = rmaEffectHandlers[effect];
    if (typeof handler === 'function') current = await handler(shop, tx, { order, rma: current });
  }
  if (!isOpen) await closeAftersale(shop, tx, order.order_no);
  const { order_no, rma_no } = current;
  // A request that owes nothing is settled as soon as it is decided.
  if (current.status !== 'REFUNDING' || (await hasRefund(tx, { order_no, rma_no }))) return current;
  return applyMove(shop, tx, { order, rma: current }, { event: { type: 'refund.settled' }, actor: 'SYSTEM' });
}
