import type { RmaEffect } from '#machines/rma/types.ts';
import type { RmaStatus } from '#rules/rma.ts';
import { refundInCoins } from '#rules/coins.ts';
import { allocate } from '#rules/shares.ts';
import type { Tx } from '#server/db/schema.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { NoHandler, ShopContext } from '#server/shop-context.ts';
import { countAndEnd } from '../../orders/end-refunded.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import type { RefundLine } from '../../payments/refund-row.ts';
import { readMoneyLeft } from '../../payments/money-left.ts';
import { payingAttempt, type RefundedWallet, requestRefund } from '../../payments/request-refund.ts';
import { issueLabel } from './issue-label.ts';
import { type RmaMail, rmaMails } from './mails.ts';
import { owedDelivery } from './owed-delivery.ts';
import { settleRmaGifts } from './rma-gifts.ts';
import { mailAboutRma, type OrderRma } from './rma-mail-facts.ts';
import { readRmaLines, refOf, type RmaLineRow, type RmaRow } from './rma-row.ts';
import { requestSendBack } from './send-back.ts';
import { settleRmaCoins } from './settle-rma-coins.ts';

/** Carries out one effect of the machine, in the transaction of the move. @returns the request afterwards */
type Handler = (shop: ShopContext, tx: Tx, about: OrderRma) => Promise<RmaRow>;

/** The news of each status; money that has arrived is told by the mail of the refund. */
const news: Readonly<Partial<Record<RmaStatus, MailTemplate<RmaMail>>>> = {
  REQUESTED: rmaMails.rmaReceived,
  NEEDS_INFO: rmaMails.rmaQuestion,
  AWAITING_RETURN: rmaMails.rmaApproved,
  REFUNDING: rmaMails.rmaAccepted,
  REPLACING: rmaMails.rmaAccepted,
  REPLACED: rmaMails.rmaReplaced,
  ENDED: rmaMails.rmaEnded,
  REJECTED: rmaMails.rmaRejected,
  LAPSED: rmaMails.rmaLapsed,
};

const notifyShopper: Handler = async (shop, tx, about) => {
  const { status, type } = about.rma;
  const isPaidInstead = status === 'REFUNDING' && type !== 'RETURN' && type !== 'REFUND_ONLY';
  const template = isPaidInstead ? rmaMails.rmaPaid : news[status];
  if (template) await mailAboutRma(shop, tx, about, template);
  return about.rma;
};

/** An amount by the lines of a request, by what was paid for each. */
const sharesOf = (amount: number, rmaLines: readonly RmaLineRow[]): number[] =>
  allocate(
    amount,
    rmaLines.map((line) => line.amount),
  );

/**
 * Sends what was decided back, and the outbound delivery where it is owed, at most what is left of the payment: the way it
 * came, or as coins. The coins of the pieces are settled with it, and the gifts that are not earned any more. The order must have been taken.
 */
export const sendRefund: Handler = async (shop, tx, { order, rma }) => {
  const requested = await readRmaLines(tx, refOf(rma));
  const delivery = await owedDelivery(tx, order, {
    rmaNo: rma.rma_no,
    reasons: requested.map(({ reason }) => reason),
    counts: ({ isDecided, rmaNo }) => isDecided || rmaNo === rma.rma_no,
  });
  const payment = await payingAttempt(tx, order.order_no);
  const left = await readMoneyLeft(tx, order.order_no, rma.rma_no);
  const paidBack = Math.min(rma.refund_amount, left);
  const paidShares = sharesOf(paidBack, requested);
  const withCoins = await settleRmaCoins(shop, tx, order, rma, paidShares);
  const settled = rma.coin_return === null ? await settleRmaGifts(tx, withCoins, paidShares) : withCoins;
  const items = Math.max(0, paidBack - settled.shortfall_amount - settled.gift_amount);
  const amount = Math.min(items + delivery, left);
  const decided = await tx
    .updateTable('rmas')
    .set({ delivery_amount: amount - items, updated_at: shop.clock.now() })
    .where('order_no', '=', rma.order_no)
    .where('rma_no', '=', rma.rma_no)
    .returningAll()
    .executeTakeFirstOrThrow();
  const rmaLines = await readRmaLines(tx, refOf(rma));
  const shares = sharesOf(items, rmaLines);
  const lines = rmaLines.map(({ line_id: lineId, quantity, gift_choice: giftChoice }, index): RefundLine => ({
    lineId,
    quantity,
    amount: shares[index] ?? 0,
    ...(giftChoice === null ? {} : { giftChoice }),
  }));
  if (payment && amount > 0) {
    await requestRefund(shop, tx, payment, {
      reason: 'RMA',
      rmaNo: rma.rma_no,
      amount,
      lines: JSON.stringify(lines),
      wallet: walletOf(order, decided, amount),
    });
  } else {
    // Nothing is sent, so nothing will report that the pieces are settled.
    await countAndEnd(shop, tx, order, lines, { rmaNo: rma.rma_no });
  }
  return decided;
};

function walletOf(order: OrderRow, rma: RmaRow, amount: number): RefundedWallet {
  const asCoins = rma.refund_to === 'COINS' && order.account_id !== null;
  return {
    coinReturn: rma.coin_return ?? 0,
    coinClawback: rma.coin_clawback,
    shortfallAmount: rma.shortfall_amount,
    giftAmount: rma.gift_amount,
    toCoins: asCoins ? refundInCoins(amount, order.currency) : 0,
  };
}

/** Marks an effect that people carry out. */
const byHand = (where: string): NoHandler => ({ kind: 'already-done', where });

/** One entry per effect of the machine: a new effect without one does not compile. */
export const rmaEffectHandlers: Readonly<Record<RmaEffect, Handler | NoHandler>> = {
  issueLabel,
  sendRefund,
  shipReplacement: byHand('the warehouse packs it, and sendReplacement takes it from the shelf when it leaves'),
  returnToShopper: requestSendBack,
  notifyShopper,
};
