import { returnPeriod, returnTravel } from '#rules/withdrawal.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../orders/order-events.ts';
import { orderMail } from '../orders/order-mails.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { closeAftersale } from './close-aftersale.ts';
import { aftersaleMails } from './mails.ts';
import type { RevokeRow } from './refund-withdrawn.ts';

const atOnce = 50;
/** How long after the reminder a withdrawal whose goods have not come is closed (ms); a parcel that was sent in time arrives before. */
const lastCall = returnPeriod + returnTravel;

/**
 * Job: reminds shoppers of goods of a withdrawal that have not come in time, and closes it when they do not come then either.
 * Should they come after all, it can still be received.
 */
export async function lapseReturns(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const due = shop.db
    .selectFrom('revokes')
    .select(['order_no', 'revoke_no'])
    .where('status', '=', 'AWAITING_RETURN')
    .where('gift_due_time', 'is', null)
    .where('return_due_time', '<=', now)
    .where((eb) => eb.or([eb('reminded_time', 'is', null), eb('reminded_time', '<=', now - lastCall)]))
    .orderBy('return_due_time')
    .orderBy('revoke_no')
    .limit(atOnce);
  return workThrough(shop, {
    name: 'goods of withdrawals that did not come back',
    read: (behind) => due.offset(behind).execute(),
    keyOf: ({ revoke_no: revokeNo }) => revokeNo,
    run: async ({ order_no: orderNo, revoke_no: revokeNo }) => {
      await withTransaction(shop, 'durable', async (tx) => {
        const order = await lockOrder(shop, tx, orderNo);
        const revoke = await tx
          .selectFrom('revokes')
          .selectAll()
          .where('revoke_no', '=', revokeNo)
          .where('status', '=', 'AWAITING_RETURN')
          .executeTakeFirst();
        if (!revoke) return;
        if (revoke.reminded_time === null) await remind(shop, tx, order, revoke);
        else if (revoke.reminded_time <= now - lastCall) await lapse(shop, tx, order, revoke);
      });
      return true;
    },
  });
}

async function remind(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { revoke_no: revokeNo, declared_email: to }: RevokeRow,
) {
  const now = shop.clock.now();
  await tx
    .updateTable('revokes')
    .set({ reminded_time: now, updated_at: now })
    .where('revoke_no', '=', revokeNo)
    .execute();
  const facts = { ...(await orderMail(shop, tx, order)), revokeNo, returnDueTime: now + returnPeriod };
  await sendMail(shop, tx, { to, template: aftersaleMails.returnReminder, facts });
}

async function lapse(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { revoke_no: revokeNo, declared_email: to }: RevokeRow,
) {
  const now = shop.clock.now();
  await tx
    .updateTable('revokes')
    .set({ status: 'LAPSED', updated_at: now })
    .where('revoke_no', '=', revokeNo)
    .execute();
  await appendEvent(shop, tx, order.order_no, { type: 'RETURN_LAPSED', actor: 'SYSTEM', note: { revokeNo } });
  await closeAftersale(shop, tx, order.order_no);
  const facts = { ...(await orderMail(shop, tx, order)), revokeNo };
  await sendMail(shop, tx, { to, template: aftersaleMails.returnLapsed, facts });
}
