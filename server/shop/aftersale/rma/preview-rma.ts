import type { components } from '#openapi/types.ts';
import { refundInCoins } from '#rules/coins.ts';
import { money } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { readOpenLines } from '../withdrawal-lines.ts';
import { requestedLines, type RmaInput } from './apply-rma.ts';
import { owedDelivery } from './owed-delivery.ts';

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
  const open = await readOpenLines(db, order.order_no);
  const lines = requestedLines(order, open, request, now);
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const delivery = await owedDelivery(db, order, {
    rmaNo: '',
    reasons: request.lines.map(({ reason }) => reason),
    askedTime: now,
    counts: () => true,
    giving: request.lines,
  });
  const of = (amount: number) => money(amount, order.currency);
  const amount = goods + delivery;
  return {
    goods: of(goods),
    delivery: of(delivery),
    shortfall: of(0),
    amount: of(amount),
    coinReturn: 0,
    coinClawback: 0,
    toCoins: order.account_id === null ? 0 : refundInCoins(amount, order.currency),
  };
}
