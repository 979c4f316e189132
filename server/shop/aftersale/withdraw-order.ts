import { withdrawableStatuses } from '#rules/order-actions.ts';
import { isEmail, messages } from '#rules/validators.ts';
import { returnPeriod, returnTravel, withdrawalPeriods, withinWithdrawalPeriod } from '#rules/withdrawal.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { countCancelled, restockCancelled } from '../orders/cancel-pieces.ts';
import { emailOf } from '../orders/order-mails.ts';
import { nameOf, type OrderRow } from '../orders/order-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';
import { callOffLabels } from '../tracking/call-off-labels.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { endWithoutMoney, refundWithdrawn, type RevokeRow } from './refund-withdrawn.ts';
import { readInspected, replaceRequests, requestsReplacedBy } from './replaced-requests.ts';
import type { RevokeRequest } from './revoke-options.ts';
import { piecesIn, readOpenOrder, withdrawalOf, type WithdrawalPart } from './withdrawal-lines.ts';

/**
 * Declares that a shopper withdraws from the contract, for all pieces or for some. No reason is needed and nobody can
 * refuse; what was declared is confirmed by mail at once. Pieces that have not been sent stay here and their money goes
 * back at once; the money of those that have goes back when they have come back. Of both, each part has a row, and the
 * second names the first. A request for another one of the same pieces ends with it. Gifts that are not earned any more are treated alike, or stay with the shopper for their price.
 * @returns the number of the withdrawal: of the pieces that come back, where there are some
 * @throws REVOKE_EXCLUDED where there is no such right or nothing was paid, REVOKE_PERIOD when it is too late,
 * REVOKE_NOTHING_LEFT, REVOKE_REQUEST where a request stands in the way, GIFT_CHOICE, BAD_REQUEST for lines that are not there
 */
export async function withdrawOrder(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  request: RevokeRequest,
): Promise<string> {
  refuseLate(order, shop.clock.now());
  const openOrder = await readOpenOrder(tx, order.order_no);
  const { unsent, sent } = withdrawalOf(order, openOrder, request);
  const replaced = await requestsReplacedBy(tx, order.order_no, openOrder, [...unsent.lines, ...sent.lines]);
  const to = await declaredEmail(tx, order, request.declaredEmail);
  const declaration = { request, email: to, name: request.declaredName ?? nameOf(order) };
  const returning =
    sent.lines.length > 0 ? await writeRevoke(shop, tx, order, { ...declaration, part: sent }) : undefined;
  const staying =
    unsent.lines.length > 0
      ? await writeRevoke(shop, tx, order, { ...declaration, part: unsent, isUnsent: true, declaredWith: returning })
      : undefined;
  await tx.updateTable('orders').set({ after_sale_status: 'OPEN' }).where('order_no', '=', order.order_no).execute();
  if (staying) {
    await countCancelled(shop, tx, cancelledOf(unsent));
    await callOffLabels(shop, tx, order);
  }
  if (returning) await replaceRequests(shop, tx, order, replaced, returning.revoke_no);
  const declared = staying ?? returning;
  if (!declared) throw new ShopError('REVOKE_NOTHING_LEFT');
  const moved = await applyTransition(shop, tx, order, {
    event: 'WITHDRAW',
    actor: 'USER',
    note: { revokeNo: declared.revoke_no },
  });
  if (staying) await payBack(shop, tx, moved, staying, unsent);
  const isBack = returning !== undefined && (await receiveInspected(shop, tx, moved, returning));
  const requests = replaced.map(({ rma_no: rmaNo }) => rmaNo);
  await confirmWithdrawal(shop, tx, moved, { ...declaration, returning, staying, isBack, requests });
  return (returning ?? declared).revoke_no;
}

/** Pays back at once where a request had brought all the pieces back before. @returns whether it had */
async function receiveInspected(shop: ShopContext, tx: Tx, order: OrderRow, revoke: RevokeRow): Promise<boolean> {
  const inspected = await readInspected(tx, order.order_no, revoke.revoke_no);
  const returned = readRefundLines(revoke.lines).filter(({ giftChoice }) => giftChoice !== 'DEDUCT');
  if (returned.some(({ lineId, quantity }) => piecesIn(inspected, lineId) < quantity)) return false;
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDING', return_due_time: null, updated_at: shop.clock.now() })
    .where('revoke_no', '=', revoke.revoke_no)
    .execute();
  await refundWithdrawn(shop, tx, order, revoke);
  return true;
}

/** Of an order that ended with it, the move of the order has put everything back already. */
async function payBack(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  revoke: RevokeRow,
  part: WithdrawalPart,
): Promise<void> {
  if (order.status !== 'CANCELLED') {
    await restockCancelled(shop, tx, order, cancelledOf(part));
    return refundWithdrawn(shop, tx, order, revoke);
  }
  await endWithoutMoney(shop, tx, revoke);
}

/** The pieces of a part that are not sent: a gift that stays with the shopper has left before. */
const cancelledOf = ({ lines }: WithdrawalPart): RefundLine[] =>
  lines.filter(({ giftChoice }) => giftChoice === undefined);

/** Nothing but gifts comes back, which were sent before the goods. */
const isGiftAlone = ({ lines }: WithdrawalPart): boolean => lines.every(({ giftChoice }) => giftChoice !== undefined);

interface NewRevoke {
  readonly request: RevokeRequest;
  readonly name: string;
  readonly email: string;
  readonly part: WithdrawalPart;
  readonly isUnsent?: boolean;
  readonly declaredWith?: RevokeRow | undefined;
}

function writeRevoke(
  shop: ShopContext,
  tx: Tx,
  { order_no: orderNo }: OrderRow,
  { request, name, email, part, isUnsent = false, declaredWith }: NewRevoke,
): Promise<RevokeRow> {
  const now = shop.clock.now();
  return tx
    .insertInto('revokes')
    .values({
      id: shop.newId(),
      revoke_no: `V${shop.newId()}`,
      order_no: orderNo,
      mode: 'WITHDRAW',
      lines: JSON.stringify(part.lines),
      refund_amount: part.amount,
      gift_amount: part.giftAmount,
      reason_code: request.reasonCode ?? null,
      note: request.note ?? null,
      declared_name: name,
      declared_email: email,
      status: isUnsent ? 'REFUNDING' : 'AWAITING_RETURN',
      received_time: now,
      confirmation_sent_time: now,
      refund_no: null,
      return_due_time: isUnsent ? null : now + returnPeriod,
      gift_due_time: !isUnsent && isGiftAlone(part) ? now + returnPeriod + returnTravel : null,
      declared_with: declaredWith?.revoke_no ?? null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function refuseLate(order: OrderRow, now: number): void {
  const isOver = order.status === 'COMPLETED';
  if (withdrawalPeriods[order.site] === undefined || !(withdrawableStatuses.includes(order.status) || isOver)) {
    throw new ShopError('REVOKE_EXCLUDED');
  }
  const { site, delivered_time: delivered } = order;
  const inTime = withinWithdrawalPeriod({ site, now, ...(delivered === null ? {} : { deliveredTime: delivered }) });
  if (isOver || !inTime) throw new ShopError('REVOKE_PERIOD');
}

/** A form that shows a masked address sends it back as it was shown: it means the order's own. */
async function declaredEmail(tx: Tx, order: OrderRow, email: string | undefined): Promise<string> {
  const own = await emailOf(tx, order);
  if (email === undefined || email === maskEmail(own)) return own;
  if (isEmail(email)) return email;
  const message = messages.email('Email');
  throw new ShopError('BAD_REQUEST', { fields: [{ path: 'declaredEmail', rule: 'email', message }] });
}
