import { earnedCoins } from './coins.ts';
import { allocate } from './shares.ts';
import { refundOfPieces } from './withdrawal.ts';

/** A line of an order, as far as its coins are concerned. Amounts are minor units. */
export interface CoinLine {
  readonly quantity: number;
  /** Pieces that were given back before. */
  readonly back: number;
  /** What was paid for the line, without any added tax. */
  readonly total: number;
  /** What coins took off it. */
  readonly coinAmount: number;
}

export interface OrderCoins {
  /** Coins spent on the order. */
  readonly used: number;
  /** The level's multiplier of the day, in hundredths; 0 where it earned none. */
  readonly earnPercent: number;
  readonly lines: readonly CoinLine[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** The coins spent on each line: its part of all of them, by largest remainder over what they took off. */
export function coinsOfLines({ used, lines }: Pick<OrderCoins, 'used' | 'lines'>): number[] {
  if (used === 0) return lines.map(() => 0);
  return allocate(
    used,
    lines.map(({ coinAmount }) => coinAmount),
  );
}

/** The part of an amount that belongs to the first `pieces` of a line. */
const firstPieces = (total: number, quantity: number, pieces: number): number =>
  refundOfPieces({ quantity, gone: 0, total }, pieces);

/** What is paid in cash for the pieces that stay, once `giving` pieces of each line are gone, too. */
const restOf = ({ lines }: OrderCoins, giving: readonly number[]): number =>
  sum(
    lines.map(({ total, quantity, back }, index) => total - firstPieces(total, quantity, back + (giving[index] ?? 0))),
  );

/**
 * The coins that come back and that are taken back with some pieces. Over all pieces of an order, in any order and in any
 * parts, they sum to what was spent and to what was earned.
 * @param giving pieces of each line
 * @throws RangeError for more pieces than are left
 */
export function coinsOfPieces(
  order: OrderCoins,
  giving: readonly number[],
): { readonly coinReturn: number; readonly coinClawback: number } {
  const spent = coinsOfLines(order);
  const multiplier = order.earnPercent / 100;
  return {
    coinReturn: sum(
      order.lines.map(({ quantity, back }, index) =>
        refundOfPieces({ quantity, gone: back, total: spent[index] ?? 0 }, giving[index] ?? 0),
      ),
    ),
    coinClawback: earnedCoins(restOf(order, []), multiplier) - earnedCoins(restOf(order, giving), multiplier),
  };
}

/**
 * The coins of a shortfall that a return has to make up for: only what is missing for lines that nobody wanted any more,
 * and what could be taken covers those first.
 * @param clawback of the whole return, and of the other lines alone
 * @param shortfall what the balance did not cover
 */
export function chargedShortfall(
  clawback: { readonly all: number; readonly others: number },
  shortfall: number,
): number {
  const voluntary = clawback.all - clawback.others;
  return Math.max(0, voluntary - (clawback.all - shortfall));
}
