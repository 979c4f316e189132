import { createHmac } from 'node:crypto';
import { sameText } from '#server/security/same-text.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderQuote } from './quote-order.ts';
import { prizesOf } from './quote-prizes.ts';

/**
 * Signs all of a quote that decides price and promise. The same goods to the same place at the same terms have the same
 * hash: a page that was reloaded in the middle of an order can send that order again, and any change shows.
 */
export function quoteHashOf(
  { tokenSecret }: Pick<ShopContext, 'tokenSecret'>,
  { site, to, priced, option, wallet, protection, prizes }: OrderQuote,
): string {
  const decisive = {
    site,
    country: to.country,
    region: to.region ?? '',
    lines: priced.lines.map(({ key, quantity, list, unit, lineTotal }) => [key, quantity, list, unit, lineTotal]),
    totals: priced.totals,
    coupons: wallet.used.map(({ couponId, discount }) => [couponId, discount]),
    coins: wallet.coins.used,
    protection: protection.isActive,
    prizes: prizesOf(prizes).map(({ prize_id: prizeId }) => prizeId),
    shipping: option === undefined ? null : [option.code, option.price, option.estFrom, option.estTo],
  };
  return createHmac('sha256', tokenSecret)
    .update(`quote ${JSON.stringify(decisive)}`)
    .digest('base64url');
}

/** True while what the shopper agreed to is what the order would be now. */
export function isCurrent(shop: Pick<ShopContext, 'tokenSecret'>, quote: OrderQuote, quoteHash: string): boolean {
  return sameText(quoteHash, quoteHashOf(shop, quote));
}
