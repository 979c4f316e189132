import { coinsOfLostDispute, coinsOfMoneyBackTwice, moneyToPromise } from '#rules/disputes.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { clawBackCoins } from '../coins/order-coins.ts';
import { reclaimReward } from '../coins/reclaim-reward.ts';
import { countPieces } from '../orders/count-refunded-lines.ts';
import { settleCoins } from '../orders/order-coins.ts';
import { leftToShip, type OrderRow, readLines } from '../orders/order-row.ts';
import { paymentStatusOf } from '../orders/payment-status.ts';
import { stopShipping } from '../orders/stop-shipping.ts';
import { type DisputeRow, readPaymentMoney } from './dispute-row.ts';
import { isMoneyGone } from './money-left.ts';
import { readPayment } from './payment-row.ts';
import { depositLeft, isSurplus } from './request-refund.ts';

const reason = 'Your bank took back the payment for your order, so we won’t ship it.';
const goneReason = 'Your bank took back the payment for your order, so this ends here.';

/**
 * A bank has given money of an order back for good. Once nothing of the payment is left or promised, what has not been sent is never
 * sent, and an order of which nothing has left ends as a cancelled one does. What it earned goes with the amount. The order must
 * have been taken.
 */
export async function bookLostDispute(shop: ShopContext, tx: Tx, before: OrderRow, dispute: DisputeRow): Promise<void> {
  // A payment on top of the one that paid the order moves nothing of it.
  if (await isSurplus(tx, dispute)) return;
  const lostAmount = before.lost_amount + dispute.amount;
  const order = await tx
    .updateTable('orders')
    .set({
      lost_amount: lostAmount,
      payment_status: paymentStatusOf({ ...before, lost_amount: lostAmount }, await depositLeft(tx, before)),
      updated_at: shop.clock.now(),
    })
    .where('order_no', '=', before.order_no)
    .returningAll()
    .executeTakeFirstOrThrow();
  const payment = await readPayment(tx, dispute.payment_no);
  const isNothingLeft = moneyToPromise(await readPaymentMoney(tx, payment)) === 0;
  if (isNothingLeft) {
    await stopUnpaid(shop, tx, order, dispute);
  }
  await clawBack(shop, tx, dispute, isNothingLeft);
  await reclaimRefundedCoins(shop, tx, order, dispute);
  if (await isMoneyGone(tx, order)) await shop.hooks.onMoneyGone(shop, tx, order, goneReason);
}

/** Sends nothing more of an order without money; what was on its way stays with the shopper. */
async function stopUnpaid(shop: ShopContext, tx: Tx, order: OrderRow, dispute: DisputeRow): Promise<void> {
  const unsent = (await readLines(tx, order.order_no)).map((line) => ({ lineId: line.id, quantity: leftToShip(line) }));
  const { dispute_ref: disputeRef } = dispute;
  const moved = await stopShipping(shop, tx, order, { actor: 'PSP', note: { reason, disputeRef } });
  if (order.status !== 'PARTLY_SHIPPED') return;
  await countPieces(tx, unsent, shop.clock.now());
  await settleCoins(shop, tx, moved.order_no, { pieces: unsent, refNo: `UNSENT ${disputeRef}` });
}

/** Takes back the coins of refunds whose money the bank has given back as well, as many as there are. */
async function reclaimRefundedCoins(shop: ShopContext, tx: Tx, order: OrderRow, dispute: DisputeRow): Promise<void> {
  const { account_id: accountId, order_no: orderNo } = order;
  if (accountId === null) return;
  const refunds = await tx
    .selectFrom('refunds')
    .select(['refund_no', 'amount', 'to_coins'])
    .where('order_no', '=', orderNo)
    .where('payment_no', '=', dispute.payment_no)
    .where('status', '=', 'SETTLED')
    .where('to_coins', '>', 0)
    .orderBy('settled_time')
    .orderBy('refund_no')
    .execute();
  const money = await readPaymentMoney(tx, await readPayment(tx, dispute.payment_no));
  const asCoins = refunds.map(({ amount, to_coins: coins }) => ({ amount, coins }));
  const due = coinsOfMoneyBackTwice(money, dispute.amount, asCoins);
  const text = `Your bank returned your payment for order ${orderNo}`;
  for (const [index, { refund_no: refNo }] of refunds.entries()) {
    const reward = {
      accountId,
      source: 'REFUND',
      refNo,
      because: dispute.dispute_ref,
      amount: due[index] ?? 0,
      text,
    } as const;
    await reclaimReward(shop, tx, reward);
  }
}

/** Takes the earned coins of the amount back, as many as there are; nobody owes the shop the rest. */
async function clawBack(shop: ShopContext, tx: Tx, dispute: DisputeRow, isNothingLeft: boolean): Promise<void> {
  const { order_no: orderNo } = dispute;
  const order = await tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
  const coins = coinsOfLostDispute({
    coinsToEarn: order.coins_to_earn,
    coinsTakenBack: order.coins_taken_back,
    paid: order.paid_amount,
    isNothingLeft,
    lost: order.lost_amount,
    amount: dispute.amount,
  });
  if (coins === 0) return;
  await tx
    .updateTable('orders')
    .set({ coins_taken_back: order.coins_taken_back + coins })
    .where('order_no', '=', orderNo)
    .execute();
  await tx.updateTable('disputes').set({ coin_clawback: coins }).where('id', '=', dispute.id).execute();
  await clawBackCoins(shop, tx, { orderNo, amount: coins, refNo: `DISPUTE ${dispute.dispute_ref}` });
}
