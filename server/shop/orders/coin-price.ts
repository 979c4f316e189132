import type { OrderRow } from './order-row.ts';

/**
 * What an order cost in coins where coins were exchanged for it; undefined for every other one, of whose goods coins pay a
 * fifth at most.
 */
export function coinPriceOf({
  goods_total_amount: goods,
  coins_used: coins,
}: Pick<OrderRow, 'goods_total_amount' | 'coins_used'>): number | undefined {
  return goods === 0 && coins > 0 ? coins : undefined;
}

/** The price in coins as the contract has it. */
export function presentCoinPrice(order: Pick<OrderRow, 'goods_total_amount' | 'coins_used'>): {
  readonly coinPrice?: number;
} {
  const coinPrice = coinPriceOf(order);
  return coinPrice === undefined ? {} : { coinPrice };
}

const counts = new Intl.NumberFormat('en');

/** '2,400 coins', as mails and invoices write it. */
export const coinWords = (coins: number): string => `${counts.format(coins)} coins`;
