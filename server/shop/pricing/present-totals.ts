import type { components } from '#openapi/types.ts';
import { type Currency, money } from '#rules/money.ts';
import type { Totals } from '#rules/prices.ts';

/** The totals of the contract: the same steps, as money. */
export function presentTotals(totals: Totals, currency: Currency): components['schemas']['Totals'] {
  const of = (amount: number) => money(amount, currency);
  return {
    listTotal: of(totals.listTotal),
    promoDiscount: of(totals.promoDiscount),
    suitDiscount: of(totals.suitDiscount),
    couponDiscount: of(totals.couponDiscount),
    coinDiscount: of(totals.coinDiscount),
    goodsTotal: of(totals.goodsTotal),
    shipping: of(totals.shipping),
    shippingDiscount: of(totals.shippingDiscount),
    protection: of(totals.protection),
    tax: of(totals.tax),
    taxIncluded: totals.taxIncluded,
    grandTotal: of(totals.grandTotal),
    coinsToEarn: totals.coinsToEarn,
    saved: of(totals.saved),
  };
}
