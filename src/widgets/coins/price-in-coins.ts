import { formatMoney, type Money } from '#rules/money.ts';
import type { Site } from '#rules/markets.ts';
import { orderDiscountsText } from '#src/text/discounts.ts';
import { coinCount } from './coin-count.ts';

/** What something cost: in coins where they were exchanged for it, else in money. */
export function priceInCoins(coinPrice: number | undefined, price: Money, site: Site): string {
  return coinPrice === undefined ? formatMoney(price) : orderDiscountsText.coins(coinCount(coinPrice, site));
}
