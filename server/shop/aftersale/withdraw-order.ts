import { money } from '#rules/money.ts';
import { isEmail, messages } from '#rules/validators.ts';
import { returnPeriod, withdrawalPeriods, withinWithdrawalPeriod } from '#rules/withdrawal.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { aftersaleMails } from './mails.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { appendEvent } from '../orders/order-events.ts';
import { emailOf, orderMail } from '../orders/order-mails.ts';
import { nameOf, type OrderRow, readLines } from '../orders/order-row.ts';
import type { RevokeRequest } from './revoke-options.ts';
import { readOpenOrder, withdrawalOf } from './withdrawal-lines.ts';

/**
 * Declares that a shopper withdraws from the contract, for all pieces or for some. No reason is needed and nobody can
 * refuse; what was declared is confirmed by mail at once, and the money goes back when the pieces have come back.
 * @returns the number of the withdrawal
 * @throws REVOKE_EXCLUDED where there is no such right or nothing has been sent, REVOKE_PERIOD when it is too late,
 * REVOKE_NOTHING_LEFT, BAD_REQUEST for lines that are not there
 */
export async function withdrawOrder(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  request: RevokeRequest,
): Promise<string> {
  const now = shop.clock.now();
  refuseLate(order, now);
  const { lines, amount } = withdrawalOf(order, await readOpenOrder(tx, order.order_no), request.lines);
  const to = await declaredEmail(tx, order, request.declaredEmail);
  const revokeNo = `V${shop.newId()}`;
  const returnDueTime = now + returnPeriod;
  await tx
    .insertInto('revokes')
    .values({
      id: shop.newId(),
      revoke_no: revokeNo,
      order_no: order.order_no,
      mode: 'WITHDRAW',
      lines: JSON.stringify(lines),
      refund_amount: amount,
      reason_code: request.reasonCode ?? null,
      note: request.note ?? null,
      declared_name: request.declaredName?.trim() ?? nameOf(order),
      declared_email: to,
      status: 'AWAITING_RETURN',
      received_time: now,
      confirmation_sent_time: now,
      refund_no: null,
      return_due_time: returnDueTime,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx.updateTable('orders').set({ after_sale_status: 'OPEN' }).where('order_no', '=', order.order_no).execute();
  await appendEvent(shop, tx, order.order_no, { type: 'WITHDRAW', actor: 'USER', note: { revokeNo } });
  const titles = new Map((await readLines(tx, order.order_no)).map(({ id, title }) => [id, title]));
  await sendMail(shop, tx, {
    to,
    template: aftersaleMails.withdrawalReceived,
    facts: {
      ...(await orderMail(shop, tx, order)),
      revokeNo,
      name: request.declaredName?.trim() ?? nameOf(order),
      receivedTime: now,
      returnDueTime,
      goods: lines.map(({ lineId, quantity }) => ({ title: titles.get(lineId) ?? lineId, quantity })),
      refund: money(amount, order.currency),
    },
  });
  return revokeNo;
}

function refuseLate(order: OrderRow, now: number): void {
  const sent = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  const over = order.status === 'COMPLETED';
  if (withdrawalPeriods[order.site] === undefined || !(sent || over)) throw new ShopError('REVOKE_EXCLUDED');
  const { site, delivered_time: delivered } = order;
  const inTime = withinWithdrawalPeriod({ site, now, ...(delivered === null ? {} : { deliveredTime: delivered }) });
  if (over || !inTime) throw new ShopError('REVOKE_PERIOD');
}

/** A form that shows a masked address sends it back as it was shown: it means the order's own. */
async function declaredEmail(tx: Tx, order: OrderRow, declared: string | undefined): Promise<string> {
  const own = await emailOf(tx, order);
  const email = declared?.trim();
  if (email === undefined || email === maskEmail(own)) return own;
  if (isEmail(email)) return email;
  const message = messages.email('E-mail');
  throw new ShopError('BAD_REQUEST', { fields: [{ path: 'declaredEmail', rule: 'email', message }] });
}
