import { money } from '#rules/money.ts';
import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { emailOf, orderMail } from '../orders/order-mails.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';
import { aftersaleMails, type WithdrawnItems } from './mails.ts';
import type { RevokeRow } from './refund-withdrawn.ts';

interface Declared {
  readonly name: string;
  readonly email: string;
  /** The part of pieces that come back to us. */
  readonly returning: RevokeRow | undefined;
  /** The part of pieces that have not been sent. */
  readonly staying: RevokeRow | undefined;
  /** The pieces that come back are here already. */
  readonly isBack: boolean;
  /** The requests for another one that end with it. */
  readonly requests: readonly string[];
}

const isKept = ({ giftChoice }: RefundLine): boolean => giftChoice === 'DEDUCT';

/** Where it is confirmed: at the address that was declared, and at those of the order, whose owner must hear what somebody declares. */
async function receiversOf(tx: Tx, order: OrderRow, declared: string): Promise<readonly string[]> {
  const all = [declared, await emailOf(tx, order), order.guest_email ?? ''].filter((address) => address !== '');
  return [...new Map(all.toReversed().map((address) => [address.toLowerCase(), address])).values()].toReversed();
}

/** Confirms a withdrawal by mail, with what happens to each piece; queued with the transaction of the withdrawal. */
export async function confirmWithdrawal(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { name, email, returning, staying, isBack, requests }: Declared,
): Promise<void> {
  const titles = new Map((await readLines(tx, order.order_no)).map(({ id, title }) => [id, title]));
  const itemsOf = (lines: readonly RefundLine[]): WithdrawnItems =>
    lines.map(({ lineId, quantity }) => ({ title: titles.get(lineId) ?? lineId, quantity }));
  const parts = [returning, staying].filter((part) => part !== undefined);
  const keptGifts = itemsOf(parts.flatMap((part) => readRefundLines(part.lines).filter(isKept)));
  const giftAmount = parts.reduce((sum, part) => sum + part.gift_amount, 0);
  const movedOf = ({ lines }: RevokeRow) => itemsOf(readRefundLines(lines).filter((line) => !isKept(line)));
  // Beside a part with money, one of gifts alone says nothing of money.
  const isPaidBack = ({ refund_amount: amount }: RevokeRow) => parts.length === 1 || (amount ?? 0) > 0;
  const refundOf = ({ refund_amount: amount }: RevokeRow) => money(amount ?? 0, order.currency);
  const facts = {
    ...(await orderMail(shop, tx, order)),
    revokeNo: (returning ?? staying)?.revoke_no ?? '',
    name,
    receivedTime: shop.clock.now(),
    isOrderOver: order.status === 'CANCELLED',
    ...(staying ? { unsent: movedOf(staying) } : {}),
    ...(staying && isPaidBack(staying) ? { refundNow: refundOf(staying) } : {}),
    ...(returning ? { goods: movedOf(returning) } : {}),
    ...(returning && !isBack ? { returnDueTime: returning.return_due_time ?? 0 } : {}),
    ...(requests.length === 0 ? {} : { requests }),
    ...(returning && isPaidBack(returning) ? { refund: refundOf(returning) } : {}),
    ...(keptGifts.length === 0 ? {} : { keptGifts }),
    ...(giftAmount === 0 ? {} : { giftDeduction: money(giftAmount, order.currency) }),
  };
  for (const to of await receiversOf(tx, order, email))
    await sendMail(shop, tx, { to, template: aftersaleMails.withdrawalReceived, facts });
}
