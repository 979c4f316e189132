import { returnPeriod, returnTravel } from '#rules/withdrawal.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../orders/order-events.ts';
import { orderMail } from '../orders/order-mails.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { closeAftersale } from './close-aftersale.ts';
import { aftersaleMails } from './mails.ts';

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
    .select(['order_no', 'revoke_no', 'return_due_time'])
    .where('status', '=', 'AWAITING_RETURN')
    .where('gift_due_time', 'is', null)
    .where('return_due_time', '<=', now)
    .where((eb) => eb.or([eb('reminded_time', 'is', null), eb('reminded_time', '<=', now - lastCall)]))
    .limit(atOnce);
  const read = inPages(due, ['return_due_time', 'revoke_no']);
  return workThrough(shop, {
    name: 'goods of withdrawals that did not come back',
    read,
    keyOf: ({ revoke_no: revokeNo }) => revokeNo,
    run: async ({ order_no: orderNo, revoke_no: revokeNo }) => {
      await withTransaction(shop, 'durable', async (tx) => {
        const order = await lockOrder(shop, tx, orderNo);
        await remindOrLapse(shop, tx, order, revokeNo);
      });
      return true;
    },
  });
}

/** Does nothing where the goods came, or the shopper was reminded, since the withdrawal was looked up. */
async function remindOrLapse(shop: ShopContext, tx: Tx, order: OrderRow, revokeNo: string): Promise<void> {
  const now = shop.clock.now();
  const revoke = await tx
    .selectFrom('revokes')
    .select(['reminded_time', 'declared_email'])
    .where('revoke_no', '=', revokeNo)
    .where('status', '=', 'AWAITING_RETURN')
    .executeTakeFirst();
  if (!revoke) return;
  const { reminded_time: remindedTime, declared_email: to } = revoke;
  if (remindedTime !== null && remindedTime > now - lastCall) return;
  const isOver = remindedTime !== null;
  await tx
    .updateTable('revokes')
    .set({ ...(isOver ? { status: 'LAPSED' } : { reminded_time: now }), updated_at: now })
    .where('revoke_no', '=', revokeNo)
    .execute();
  if (isOver) {
    await appendEvent(shop, tx, order.order_no, { type: 'RETURN_LAPSED', actor: 'SYSTEM', note: { revokeNo } });
    await closeAftersale(shop, tx, order.order_no);
  }
  const { returnLapsed, returnReminder } = aftersaleMails;
  const facts = { ...(await orderMail(shop, tx, order)), revokeNo, returnDueTime: now + returnPeriod };
  await sendMail(shop, tx, { to, template: isOver ? returnLapsed : returnReminder, facts });
}
