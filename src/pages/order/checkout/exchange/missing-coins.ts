import type { Quote } from '#src/api/queries/checkout.ts';

/** The coins that a member lacks for an exchange; 0 where there are enough, and for every other order. */
export function missingCoins(quote: Pick<Quote, 'exchange' | 'coins'> | undefined): number {
  return quote?.exchange === undefined ? 0 : Math.max(0, quote.exchange.cost - quote.coins.balance);
}
