import { type CoinLine, coinsOfPieces, type OrderCoins } from '#rules/coin-refunds.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { clawBackCoins, refundCoins } from '../coins/order-coins.ts';
import { readDiscounts } from './order-line.ts';
import { type OrderLineRow, type OrderRow, readLines } from './order-row.ts';

/** Pieces of an order line that are given back. */
export interface GivenPieces {
  readonly lineId: string;
  readonly quantity: number;
}

/** What settling coins did. */
export interface CoinSettlement {
  readonly coinReturn: number;
  readonly coinClawback: number;
  /** Of the claw-back, what the balance did not cover. */
  readonly shortfall: number;
}

function toCoinLine(line: OrderLineRow): CoinLine {
  return {
    quantity: line.quantity,
    back: line.coins_back_quantity,
    total: line.line_total_amount,
    coinAmount: readDiscounts(line).reduce((sum, { source, amount }) => (source === 'COIN' ? sum + amount : sum), 0),
  };
}

/** The coins of an order, spent and earned, by line. */
export function coinsOfOrder(order: OrderRow, lines: readonly OrderLineRow[]): OrderCoins {
  return { used: order.coins_used, earnPercent: order.earn_percent, lines: lines.map(toCoinLine) };
}

/** How many pieces of each line are given, at most those whose coins are not settled yet. */
export function givenOf(lines: readonly OrderLineRow[], pieces: readonly GivenPieces[] | 'all'): number[] {
  return lines.map(({ id, quantity, coins_back_quantity: back }) => {
    const left = quantity - back;
    if (pieces === 'all') return left;
    const count = pieces.filter(({ lineId }) => lineId === id).reduce((sum, piece) => sum + piece.quantity, 0);
    return Math.min(left, count);
  });
}

/** What given pieces move of the coins of an order: no more is taken back than a lost dispute has left. */
export function coinsOfGiven(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  giving: readonly number[],
): Pick<CoinSettlement, 'coinReturn' | 'coinClawback'> {
  const { coinReturn, coinClawback } = coinsOfPieces(coinsOfOrder(order, lines), giving);
  return { coinReturn, coinClawback: Math.min(coinClawback, order.coins_to_earn - order.coins_taken_back) };
}

/**
 * Settles the coins of pieces that were given back: those they were paid with return first, then those they earned are
 * taken back. The order must have been taken, and paid. Each piece is settled once, whatever refund comes for it.
 * @param refNo of what gave them back; coins are moved once under it
 */
export async function settleCoins(
  shop: ShopContext,
  tx: Tx,
  orderNo: string,
  { pieces, refNo }: { readonly pieces: readonly GivenPieces[] | 'all'; readonly refNo: string },
): Promise<CoinSettlement> {
  const order = await tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
  const lines = await readLines(tx, orderNo);
  const giving = givenOf(lines, pieces);
  const { coinReturn, coinClawback } = coinsOfGiven(order, lines, giving);
  for (const [index, { id }] of lines.entries()) {
    const count = giving[index] ?? 0;
    if (count === 0) continue;
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ coins_back_quantity: eb('coins_back_quantity', '+', count) }))
      .where('id', '=', id)
      .execute();
  }
  await tx
    .updateTable('orders')
    .set({
      coins_returned: order.coins_returned + coinReturn,
      coins_taken_back: order.coins_taken_back + coinClawback,
    })
    .where('order_no', '=', orderNo)
    .execute();
  if (coinReturn > 0) await refundCoins(shop, tx, { orderNo, amount: coinReturn, refNo });
  const shortfall = coinClawback > 0 ? await clawBackCoins(shop, tx, { orderNo, amount: coinClawback, refNo }) : 0;
  return { coinReturn, coinClawback, shortfall };
}
