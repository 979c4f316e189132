import { chargedShortfall } from '#rules/coin-refunds.ts';
import { coinWorth } from '#rules/coins.ts';
import { payerOfReturn, type RmaReason } from '#rules/rma.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { coinsOfGiven, type GivenPieces, givenOf, settleCoins } from '../../orders/order-coins.ts';
import { type OrderLineRow, type OrderRow, readLines } from '../../orders/order-row.ts';
import { readRmaLines, refOf, type RmaRow } from './rma-row.ts';

/** Pieces of a return with the reason and with what is paid back for them, minor units. */
export interface ReasonedPieces extends GivenPieces {
  readonly reason: RmaReason;
  readonly amount: number;
}

const isVoluntary = ({ reason }: ReasonedPieces): boolean => payerOfReturn([reason]) === 'SHOPPER';

/** The coins that are taken back with a return, and with its lines alone that nobody stopped wanting. */
export function clawbackOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pieces: readonly ReasonedPieces[],
): { readonly all: number; readonly others: number } {
  const of = (some: readonly ReasonedPieces[]): number => coinsOfGiven(order, lines, givenOf(lines, some)).coinClawback;
  return { all: of(pieces), others: of(pieces.filter((each) => !isVoluntary(each))) };
}

/**
 * What is kept of the money of a return for earned coins that were gone, minor units: for lines that nobody wanted any
 * more, and at most their money; the rest is forgiven.
 */
export function shortfallAmount(
  order: OrderRow,
  clawback: { readonly all: number; readonly others: number },
  shortfall: number,
  pieces: readonly ReasonedPieces[],
): number {
  const money = pieces.filter(isVoluntary).reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(money, coinWorth(chargedShortfall(clawback, shortfall), order.currency));
}

/**
 * Settles the coins of a return that is paid, once, and writes down what became of them. The order must have been taken.
 * @param pieces with their parts of the money
 * @returns the return afterwards
 */
export async function settleRmaCoins(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  rma: RmaRow,
  amounts: readonly number[],
): Promise<RmaRow> {
  if (rma.coin_return !== null) return rma;
  const rmaLines = await readRmaLines(tx, refOf(rma));
  const pieces = rmaLines.map(({ line_id: lineId, quantity, reason }, index) => ({
    lineId,
    quantity,
    reason,
    amount: amounts[index] ?? 0,
  }));
  const clawback = clawbackOf(order, await readLines(tx, rma.order_no), pieces);
  const settled = await settleCoins(shop, tx, rma.order_no, { pieces, refNo: rma.rma_no });
  return tx
    .updateTable('rmas')
    .set({
      coin_return: settled.coinReturn,
      coin_clawback: settled.coinClawback,
      shortfall_amount: shortfallAmount(order, clawback, settled.shortfall, pieces),
    })
    .where('order_no', '=', rma.order_no)
    .where('rma_no', '=', rma.rma_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}
