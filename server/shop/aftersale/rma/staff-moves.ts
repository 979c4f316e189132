import { encodeEmoji } from '#rules/emoji.ts';
import { openRmaStatuses, payerOfReturn } from '#rules/rma.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../../orders/order-row.ts';
import { isMoneyGone } from '../../payments/money-left.ts';
import { sendRefunds } from '../../payments/send-refunds.ts';
import { shelvePieces } from '../shelve-pieces.ts';
import { applyMove, type RmaMoveInput } from './apply-move.ts';
import { rmaMails } from './mails.ts';
import { sendRefund } from './rma-effects.ts';
import { mailAboutRma, type OrderRma } from './rma-mail-facts.ts';
import { appendMessage } from './rma-messages.ts';
import { deductMissingGifts } from './rma-gifts.ts';
import { comesBack, readRmaRow, type RmaRef, type RmaRow } from './rma-row.ts';

/** Works on a request whose order is taken. */
async function work(
  shop: ShopContext,
  ref: RmaRef,
  step: (tx: Tx, about: OrderRma) => Promise<RmaRow>,
): Promise<RmaRow> {
  const moved = await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, ref.orderNo);
    return step(tx, { order, rma: await readRmaRow(tx, ref) });
  });
  await sendRefunds(shop);
  return moved;
}

const staff = (event: RmaMoveInput['event']): RmaMoveInput => ({ event, actor: 'STAFF' });

/** Agrees to a request; where the items are kept or never came, the money or another one follows at once. */
export function approveRma(shop: ShopContext, ref: RmaRef, keepsItems: boolean): Promise<RmaRow> {
  return work(shop, ref, (tx, about) => applyMove(shop, tx, about, staff({ type: 'rma.approve', keepsItems })));
}

/** Asks the shopper, who has seven days. */
export function askRma(shop: ShopContext, ref: RmaRef, text: string): Promise<RmaRow> {
  const question = encodeEmoji(text);
  return work(shop, ref, async (tx, about) => {
    await appendMessage(tx, ref, { time: shop.clock.now(), author: 'SHOP', text: question });
    return applyMove(shop, tx, about, staff({ type: 'rma.ask', question }));
  });
}

export function rejectRma(shop: ShopContext, ref: RmaRef, reason: string): Promise<RmaRow> {
  return work(shop, ref, (tx, about) =>
    applyMove(shop, tx, about, staff({ type: 'rma.reject', reason: encodeEmoji(reason) })),
  );
}

/** The items have come back, whether the shopper said so or not. */
export function receiveRma(shop: ShopContext, ref: RmaRef): Promise<RmaRow> {
  return work(shop, ref, (tx, about) => applyMove(shop, tx, about, staff({ type: 'return.received' })));
}

export interface Inspection {
  /** What goes back, minor units; left out, what was paid. */
  readonly amount?: number;
  /** Pieces that are as good as new; the others are written off. Left out, those that had no fault. */
  readonly restock?: number | undefined;
  /** Gifts that the shopper wanted to send were not in the parcel: they are deducted. */
  readonly withoutGifts?: boolean;
}

/**
 * Ends an inspection well: the pieces that are as good as new go back on the shelf, once, and the money or another one
 * goes out. @throws RMA_STATE, BAD_REQUEST for more money than was paid or more pieces than came
 */
export function passRma(
  shop: ShopContext,
  ref: RmaRef,
  { amount, restock, withoutGifts = false }: Inspection,
): Promise<RmaRow> {
  return work(shop, ref, async (tx, about) => {
    const { rma } = about;
    if (withoutGifts) await deductMissingGifts(tx, ref);
    const isForMoney = rma.type === 'RETURN' || rma.type === 'REFUND_ONLY';
    const refund = isForMoney ? (amount ?? rma.paid_amount) : 0;
    if (rma.status === 'INSPECTING') {
      if (!isForMoney && amount !== undefined) refuse('amount', 'This request is for a replacement, not a refund.');
      if (refund > rma.paid_amount) refuse('amount', `At most ${rma.paid_amount} was paid for this.`);
    }
    const moved = await applyMove(shop, tx, about, staff({ type: 'inspection.passed', refund }));
    await restockPieces(shop, tx, about, restock);
    return moved;
  });
}

function refuse(path: string, message: string): never {
  throw new ShopError('BAD_REQUEST', { message, fields: [{ path, rule: 'max', message }] });
}

/** The pieces that are as good as new go back on the shelf; the rest is written off and stays sold. */
async function restockPieces(
  shop: ShopContext,
  tx: Tx,
  { order, rma }: OrderRma,
  restock: number | undefined,
): Promise<void> {
  const { order_no: orderNo, rma_no: rmaNo } = rma;
  const all = await tx
    .selectFrom('rma_lines')
    .innerJoin('order_lines', 'order_lines.id', 'rma_lines.line_id')
    .select(['order_lines.sku', 'rma_lines.quantity', 'rma_lines.reason', 'rma_lines.gift_choice'])
    .where('rma_lines.order_no', '=', orderNo)
    .where('rma_lines.rma_no', '=', rmaNo)
    .orderBy('order_lines.sku')
    .execute();
  const lines = all.filter(comesBack);
  const faultless = lines.filter(({ reason }) => payerOfReturn([reason]) === 'SHOPPER');
  const shelved = restock ?? faultless.reduce((sum, { quantity }) => sum + quantity, 0);
  await shelvePieces(shop, tx, order, restock === undefined ? faultless : lines, shelved);
  await tx
    .updateTable('rmas')
    .set({ restocked_quantity: shelved })
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .execute();
}

/** Ends an inspection badly: the items go back to the shopper, with the reason. */
export function failRma(shop: ShopContext, ref: RmaRef, reason: string): Promise<RmaRow> {
  return work(shop, ref, (tx, about) =>
    applyMove(shop, tx, about, staff({ type: 'inspection.failed', reason: encodeEmoji(reason) })),
  );
}

/**
 * Gives the money of a replacement or a warranty case that cannot be sent, as far as it is left.
 * @throws RMA_STATE where no replacement is owed, REVOKE_EXCLUDED where no money is left
 */
export function payRma(shop: ShopContext, ref: RmaRef): Promise<RmaRow> {
  return work(shop, ref, async (tx, about) => {
    if (await isMoneyGone(tx, about.order)) {
      throw new ShopError('REVOKE_EXCLUDED', { message: 'There’s nothing left to refund on this order.' });
    }
    return applyMove(shop, tx, about, staff({ type: 'rma.pay' }));
  });
}

/** Ends a request whose parcel or replacement never comes. @throws RMA_STATE where something else is to be decided */
export function endRma(shop: ShopContext, ref: RmaRef, reason: string): Promise<RmaRow> {
  return work(shop, ref, (tx, about) =>
    applyMove(shop, tx, about, staff({ type: 'rma.end', reason: encodeEmoji(reason) })),
  );
}

/** Writes to the shopper without changing where the request stands. @throws RMA_STATE when it is closed */
export function answerRma(shop: ShopContext, ref: RmaRef, text: string): Promise<RmaRow> {
  const words = encodeEmoji(text);
  return work(shop, ref, async (tx, about) => {
    if (!openRmaStatuses.includes(about.rma.status)) throw new ShopError('RMA_STATE');
    await appendMessage(tx, ref, { time: shop.clock.now(), author: 'SHOP', text: words });
    await mailAboutRma(shop, tx, about, rmaMails.rmaAnswered, { words });
    return about.rma;
  });
}

/** Sends the money again that the payment partner could not send. @throws RMA_STATE when it is on its way or has arrived */
export function repeatRefund(shop: ShopContext, ref: RmaRef): Promise<RmaRow> {
  return work(shop, ref, async (tx, about) => {
    const alive = await tx
      .selectFrom('refunds')
      .select('refund_no')
      .where('order_no', '=', ref.orderNo)
      .where('rma_no', '=', ref.rmaNo)
      .where('status', '!=', 'FAILED')
      .executeTakeFirst();
    if (about.rma.status !== 'REFUNDING' || alive) throw new ShopError('RMA_STATE');
    return sendRefund(shop, tx, about);
  });
}
