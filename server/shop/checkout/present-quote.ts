import type { components } from '#openapi/types.ts';
import { quoteLifetime } from '#rules/limits.ts';
import { markets } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { presentDelivery } from '../catalogue/present-delivery.ts';
import { presentLine } from '../pricing/present-line.ts';
import { presentTotals } from '../pricing/present-totals.ts';
import { payMethodsOf } from '../payments/payment-methods.ts';
import { quoteHashOf } from './quote-hash.ts';
import type { OrderQuote } from './quote-order.ts';

export type Quote = components['schemas']['Quote'];

/** A member without coins, and an order that takes none. */
const noCoins = { balance: 0, max: 0, usable: 0, minimum: 100, step: 100, used: 0 };

/** The quote of the contract. Coupons, coins and protection keep their places until their programmes open. */
export function presentQuote(shop: Pick<ShopContext, 'clock' | 'tokenSecret'>, quote: OrderQuote): Quote {
  const { currency } = markets[quote.site];
  const nothing = money(0, currency);
  return {
    quoteHash: quoteHashOf(shop, quote),
    expireTime: shop.clock.now() + quoteLifetime,
    lines: quote.lines.map(presentLine),
    totals: presentTotals(quote.priced.totals, currency),
    shippingOptions: quote.options.map((option) => presentDelivery(option, currency)),
    shippingMethod: quote.option?.code ?? null,
    coupons: { used: [], best: [], bestSaves: nothing, usable: [], unusable: [] },
    coins: { ...noCoins, worth: nothing, stepWorth: nothing },
    protection: { offered: false, fee: nothing },
    payMethods: payMethodsOf(quote.site),
    problems: [...quote.problems],
  };
}
