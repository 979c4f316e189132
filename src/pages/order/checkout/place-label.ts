import type { PayMethod } from '#machines/checkout/types.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { missingCoins } from './exchange/missing-coins.ts';
import { checkoutText as text } from './text.ts';

/** Where the law wants the button to say that an order is to be paid. */
const obliged: readonly Site[] = ['EU', 'GB'];

interface Press {
  readonly site: Site;
  readonly payMethod: PayMethod;
  /** Without a region the tax is not. */
  readonly isTaxKnown: boolean;
}

/** What the press does, as far as it is known. A card is asked for on the next page; other ways to pay begin at once. */
export function placeLabel(quote: Quote | undefined, { site, payMethod, isTaxKnown }: Press): string {
  if (!quote) return text.placing;
  if (quote.exchange) {
    const missing = missingCoins(quote);
    return missing > 0
      ? text.exchange.missing(coinCount(missing, site))
      : text.exchange.place(coinCount(quote.exchange.cost, site));
  }
  const { grandTotal, taxIncluded } = quote.totals;
  const total = formatMoney(grandTotal);
  if (grandTotal.amount === 0) return text.placeFree;
  if (!taxIncluded && !isTaxKnown) return text.placeBeforeTax(total);
  if (obliged.includes(site)) return text.placeObliged(total);
  return payMethod === 'CARD' ? text.place(total) : text.placeAndPay(total);
}
