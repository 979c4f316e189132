import type { components } from '#openapi/types.ts';
import { refundInCoins } from '#rules/coins.ts';
import { giftWorth } from '#rules/gift-returns.ts';
import { money } from '#rules/money.ts';
import { allocate } from '#rules/shares.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCoinBalance } from '../../coins/order-coins.ts';
import { readImage } from '../../media/picture.ts';
import { coinsOfGiven, givenOf } from '../../orders/order-coins.ts';
import { type OrderRow, readLines } from '../../orders/order-row.ts';
import { readMoneyLeft } from '../../payments/money-left.ts';
import { deductionFor } from '../owed-gifts.ts';
import { requestedLines } from './apply-rma.ts';
import type { RmaInput } from './rma-input.ts';
import { owedDelivery } from './owed-delivery.ts';
import { readReturnableLines } from './returnable-lines.ts';
import { owedGiftsOf, voluntaryMoney } from './rma-gifts.ts';
import { clawbackOf, shortfallAmount } from './settle-rma-coins.ts';

/**
 * What a request would give back if it were agreed to as it is now; nothing is written.
 * @throws as `requestedLines`
 */
export async function previewRma(
  shop: ShopContext,
  order: OrderRow,
  request: RmaInput,
): Promise<components['schemas']['RmaPreview']> {
  const { db } = shop;
  const now = shop.clock.now();
  const open = await readReturnableLines(db, order.order_no, now);
  const requested = requestedLines(order, open, request, now);
  const left = await readMoneyLeft(db, order.order_no);
  const shares = requested.map(({ amount }) => amount);
  const wholeAmount = shares.reduce((sum, amount) => sum + amount, 0);
  const items = Math.min(left, wholeAmount);
  const paid = allocate(items, shares);
  const lines = requested.map((line, index) => ({ ...line, amount: paid[index] ?? 0 }));
  const owedShipping = await owedDelivery(db, order, {
    rmaNo: '',
    reasons: request.lines.map(({ reason }) => reason),
    counts: ({ isForItems }) => !isForItems,
    giving: request.lines,
  });
  const stored = await readLines(db, order.order_no);
  const pieces = lines.map(({ line: { lineId, quantity, reason }, amount }) => ({ lineId, quantity, reason, amount }));
  const { coinReturn } = coinsOfGiven(order, stored, givenOf(stored, pieces));
  const clawback = clawbackOf(order, stored, pieces);
  const shortfall = shortfallAmount(
    order,
    clawback,
    await missingCoins(db, order, clawback.all - coinReturn, now),
    pieces,
  );
  const of = (amount: number) => money(amount, order.currency);
  const owed = owedGiftsOf(open, request);
  const gifts = owed.flatMap((gift) => {
    const choice = request.gifts?.find(({ lineId }) => lineId === gift.lineId)?.choice;
    return choice === undefined ? [] : [{ ...gift, choice }];
  });
  const voluntary = voluntaryMoney(lines) - shortfall;
  const giftDeduction = deductionFor(gifts, voluntary);
  const goods = items - shortfall - giftDeduction;
  const delivery = Math.min(owedShipping, left - goods);
  const amount = goods + delivery;
  return {
    goods: of(items),
    delivery: of(delivery),
    shortfall: of(shortfall),
    giftDeduction: of(giftDeduction),
    gifts: owed.map((gift) => ({
      lineId: gift.lineId,
      title: gift.line.title,
      image: readImage(gift.line.image),
      quantity: gift.left,
      worth: of(giftWorth(gift)),
      deduction: of(deductionFor([{ ...gift, choice: 'DEDUCT' }], voluntary)),
    })),
    amount: of(amount),
    coinReturn,
    coinClawback: clawback.all,
    toCoins: order.account_id === null ? 0 : refundInCoins(amount, order.currency),
  };
}

/** What of some coins the balance of the member and what the order still has pending do not cover. */
async function missingCoins(db: Db, order: OrderRow, coins: number, now: number): Promise<number> {
  if (order.account_id === null) return 0;
  const { available } = await readCoinBalance(db, order.account_id, now);
  const pending = order.completed_time === null ? order.coins_to_earn - order.coins_taken_back : 0;
  return Math.max(0, coins - available - pending);
}
