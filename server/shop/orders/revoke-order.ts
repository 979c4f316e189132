import type { components } from '#openapi/types.ts';
import type { Tx } from '#server/db/schema.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once, requestHash } from '#server/idempotency.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { applyTransition } from './apply-transition.ts';
import type { CancelReason } from './cancel-reasons.ts';
import { emailOf } from './order-mails.ts';
import { type OrderRow, takeOrder } from './order-row.ts';
import { toRefund } from './read-order-view.ts';
import { type RevokeMode, revokeModeOf } from './revoke-options.ts';

export type Revoke = components['schemas']['Revoke'];

export interface RevokeWish {
  readonly mode: RevokeMode;
  readonly reasonCode?: CancelReason;
  readonly note?: string;
}

/** What a cancellation is right after it was asked for. */
const firstStatus = { CANCEL_UNPAID: 'ACCEPTED', CANCEL_PAID: 'REFUNDING', CANCEL_REQUEST: 'SUBMITTED' } as const;

/**
 * Cancels an order, or asks for it once the warehouse has it. The money of a paid order goes back at once.
 * @throws BAD_REQUEST without the reason that a paid order needs, REVOKE_PERIOD when the time for the mode has passed,
 * ORDER_RELEASED when the goods have left, ORDER_STATE when the order has moved on otherwise
 */
export async function revokeOrder(shop: ShopContext, orderNo: string, wish: RevokeWish, key: string): Promise<Revoke> {
  if (wish.mode === 'CANCEL_PAID' && wish.reasonCode === undefined) {
    const message = 'Please choose a reason.';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'reasonCode', rule: 'required', message }] });
  }
  const intent = { scope: `revokeOrder ${orderNo}`, key, requestHash: requestHash(wish) };
  const { revokeNo } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => ({
      revokeNo: await revoke(shop, tx, await takeOrder(shop, tx, orderNo), wish),
    })),
  );
  if (wish.mode === 'CANCEL_PAID') await sendRefunds(shop);
  return readRevoke(shop, revokeNo, wish.mode);
}

async function revoke(shop: ShopContext, tx: Tx, order: OrderRow, wish: RevokeWish): Promise<string> {
  const now = shop.clock.now();
  refuseMode(order, wish.mode, now);
  const { firstName, lastName }: AddressFields = JSON.parse(order.shipping_address);
  const revokeNo = `V${shop.newId()}`;
  await tx
    .insertInto('revokes')
    .values({
      id: shop.newId(),
      revoke_no: revokeNo,
      order_no: order.order_no,
      // A request that is waiting is the only SUBMITTED row: the table knows cancellations before and after payment.
      mode: wish.mode === 'CANCEL_UNPAID' ? 'CANCEL_UNPAID' : 'CANCEL_PAID',
      lines: null,
      reason_code: wish.reasonCode ?? null,
      note: wish.note ?? null,
      declared_name: `${firstName} ${lastName}`,
      declared_email: await emailOf(tx, order),
      status: firstStatus[wish.mode],
      received_time: now,
      confirmation_sent_time: null,
      refund_no: null,
      return_due_time: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await applyTransition(shop, tx, order, {
    event: 'USER_CANCEL',
    actor: 'USER',
    note: { revokeNo, ...(wish.reasonCode === undefined ? {} : { reasonCode: wish.reasonCode }) },
  });
  return revokeNo;
}

function refuseMode(order: OrderRow, wished: RevokeMode, now: number): void {
  if (revokeModeOf(order, now) === wished) return;
  if (order.status === 'PARTLY_SHIPPED' || order.status === 'SHIPPED') throw new ShopError('ORDER_RELEASED');
  const tooLate = wished === 'CANCEL_PAID' && (order.status === 'PAID' || order.status === 'PROCESSING');
  throw new ShopError(tooLate ? 'REVOKE_PERIOD' : 'ORDER_STATE');
}

async function readRevoke(shop: ShopContext, revokeNo: string, mode: RevokeMode): Promise<Revoke> {
  const row = await shop.db
    .selectFrom('revokes')
    .selectAll()
    .where('revoke_no', '=', revokeNo)
    .executeTakeFirstOrThrow();
  const refund = await shop.db.selectFrom('refunds').selectAll().where('revoke_no', '=', revokeNo).executeTakeFirst();
  return {
    revokeNo,
    orderNo: row.order_no,
    mode,
    status: row.status === 'REFUNDED' || row.status === 'REFUNDING' ? row.status : firstStatus[mode],
    receivedTime: row.received_time,
    refund: refund ? toRefund(refund) : null,
  };
}
