import { createHmac } from 'node:crypto';
import { quoteLifetime } from '#rules/limits.ts';
import { sameText } from '#server/security/same-text.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderQuote } from './quote-order.ts';

export interface SealedQuote {
  readonly quoteHash: string;
  readonly expireTime: number;
}

/** Seals a quote for ten minutes: the end of its life and a signature over all that decides price and promise. */
export function sealQuote(
  { clock, tokenSecret }: Pick<ShopContext, 'clock' | 'tokenSecret'>,
  quote: OrderQuote,
): SealedQuote {
  const expireTime = clock.now() + quoteLifetime;
  return { quoteHash: seal(tokenSecret, quote, expireTime), expireTime };
}

/** True while the shopper agreed to this very quote and its ten minutes are not over. */
export function isCurrent(
  { clock, tokenSecret }: Pick<ShopContext, 'clock' | 'tokenSecret'>,
  quote: OrderQuote,
  quoteHash: string,
): boolean {
  const end = /^([0-9a-z]{1,11})\./.exec(quoteHash)?.[1];
  if (end === undefined) return false;
  const expireTime = parseInt(end, 36);
  return clock.now() < expireTime && sameText(quoteHash, seal(tokenSecret, quote, expireTime));
}

function seal(secret: string, { site, to, priced, option }: OrderQuote, expireTime: number): string {
  const decisive = {
    site,
    country: to.country,
    region: to.region ?? '',
    lines: priced.lines.map(({ key, quantity, list, unit, lineTotal }) => [key, quantity, list, unit, lineTotal]),
    totals: priced.totals,
    shipping: option === undefined ? null : [option.code, option.price, option.estFrom, option.estTo],
    expireTime,
  };
  const signature = createHmac('sha256', secret)
    .update(`quote ${JSON.stringify(decisive)}`)
    .digest('base64url');
  return `${expireTime.toString(36)}.${signature}`;
}
