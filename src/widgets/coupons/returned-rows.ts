import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { orderDiscountsText } from '#src/text/discounts.ts';
import { coinCount } from '../coins/coin-count.ts';

interface Returned {
  /** Spent coins that come back. */
  readonly coins: number;
  readonly coupons: readonly Pick<components['schemas']['OrderCoupon'], 'name'>[];
}

/** What comes back besides the money, as rows of a preview. */
export function returnedRows({ coins, coupons }: Returned, site: Site): readonly { name: string; value: string }[] {
  const text = orderDiscountsText.preview;
  return [
    ...(coins > 0 ? [{ name: text.coins, value: coinCount(coins, site) }] : []),
    ...(coupons.length > 0 ? [{ name: text.coupon, value: coupons.map(({ name }) => name).join(', ') }] : []),
  ];
}
