import type { PricedLine, Totals } from '#rules/prices.ts';
import type { Flag } from './tables/common.ts';

const flag = (on: boolean): Flag => (on ? 1 : 0);

/** The sums of an order as its row keeps them. */
export const totalColumns = (totals: Totals) => ({
  list_total_amount: totals.listTotal,
  promo_discount_amount: totals.promoDiscount,
  suit_discount_amount: totals.suitDiscount,
  coupon_discount_amount: totals.couponDiscount,
  coin_discount_amount: totals.coinDiscount,
  goods_total_amount: totals.goodsTotal,
  shipping_amount: totals.shipping,
  shipping_discount_amount: totals.shippingDiscount,
  protection_amount: totals.protection,
  tax_amount: totals.tax,
  tax_included: flag(totals.taxIncluded),
  grand_total_amount: totals.grandTotal,
  coins_to_earn: totals.coinsToEarn,
});

/** What one line costs, as its row keeps it; `rate` is the tax in parts per 100,000. */
export const priceColumns = (line: PricedLine, rate: number) => ({
  quantity: line.quantity,
  list_unit_amount: line.list,
  unit_amount: line.unit,
  discounts: JSON.stringify(line.discounts),
  line_total_amount: line.lineTotal,
  tax_amount: line.taxAmount,
  tax_rate_ppm: rate * 10,
});
