import type { components } from '#openapi/types.ts';
import { quoteLifetime } from '#rules/limits.ts';
import { markets } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { isOfAnotherPrefecture } from '#rules/prefectures.ts';
import { outsideVatArea } from '#rules/vat-areas.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { presentDelivery } from '../catalogue/present-delivery.ts';
import { presentLine } from '../pricing/present-line.ts';
import { canBePriced } from '../pricing/price-lines.ts';
import { suitsPart } from '../pricing/suits.ts';
import { presentTotals } from '../pricing/present-totals.ts';
import { presentWallet } from '../pricing/present-wallet.ts';
import { payMethodsOf } from '../payments/payment-methods.ts';
import { quoteHashOf } from './quote-hash.ts';
import { presentPrizes } from './quote-prizes.ts';
import type { OrderQuote } from './quote-order.ts';

export type Quote = components['schemas']['Quote'];

/** What is told of a place before anybody orders there. */
function placeNotes({ site, to }: OrderQuote): string[] {
  const place = markets[site].taxIncluded ? outsideVatArea(to) : undefined;
  return [
    ...(place === undefined
      ? []
      : [
          `We don’t charge VAT on deliveries to ${place}. You may have to pay import taxes to customs or the carrier when they arrive.`,
        ]),
    ...(isOfAnotherPrefecture(to)
      ? ['This postcode is usually in another prefecture. Please check both: we deliver by the postcode.']
      : []),
  ];
}

/** The quote of the contract. */
export async function presentQuote(shop: ShopContext, quote: OrderQuote): Promise<Quote> {
  const { currency } = markets[quote.site];
  const notes = placeNotes(quote);
  return {
    quoteHash: quoteHashOf(shop, quote),
    expireTime: shop.clock.now() + quoteLifetime,
    lines: quote.lines.map(presentLine),
    ...suitsPart(quote.lines, quote.lines.filter(canBePriced), quote.priced, currency),
    ...(quote.wallet.gifts.length > 0 && { gifts: quote.wallet.gifts.map(presentLine) }),
    totals: presentTotals(quote.priced.totals, currency),
    shippingOptions: quote.options.map((option) => presentDelivery(option, currency)),
    shippingMethod: quote.option?.code ?? null,
    ...(await presentWallet(shop, quote.wallet, currency)),
    protection: {
      offered: quote.protection.isOffered,
      fee: money(quote.protection.fee, currency),
      free: quote.protection.isFree,
      selected: quote.protection.isActive,
    },
    ...presentPrizes(quote.prizes),
    ...quote.shown,
    payMethods: payMethodsOf(quote.site),
    ...(notes.length > 0 && { placeNotes: notes }),
    problems: [...quote.problems],
  };
}
