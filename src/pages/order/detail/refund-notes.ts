import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import type { Site } from '#rules/markets.ts';
import { orderDiscountsText } from '#src/text/discounts.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';

type Refund = components['schemas']['Refund'];

const text = orderDiscountsText.refund;

/** What a refund moved besides the money: coins, coupons, and what was kept for coins that are spent. */
export function refundNotes(
  { coinReturn = 0, coinClawback = 0, shortfall, couponReturn = [] }: Refund,
  site: Site,
): readonly string[] {
  return [
    ...(coinReturn > 0 ? [text.coinsBack(coinCount(coinReturn, site))] : []),
    ...(coinClawback > 0 ? [text.coinsTaken(coinCount(coinClawback, site))] : []),
    ...(shortfall && shortfall.amount > 0 ? [text.shortfall(formatMoney(shortfall))] : []),
    ...couponReturn.map(({ terms }) => text.couponBack(couponAmount(terms, site))),
  ];
}
