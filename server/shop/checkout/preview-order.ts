import type { components } from '#openapi/types.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { chooseLines } from './choose-lines.ts';
import { presentQuote, type Quote } from './present-quote.ts';
import { quoteOrder } from './quote-order.ts';
import { findDestination } from './ship-to.ts';

/**
 * Quotes an order without placing it; problems are part of the answer.
 * @throws as `chooseLines`, NOT_FOUND for an address of somebody else
 */
export async function previewOrder(
  shop: ShopContext,
  context: RequestContext,
  request: components['schemas']['PreviewRequest'],
): Promise<Quote> {
  const now = shop.clock.now();
  const quote = await quoteOrder(shop, shop.db, {
    site: context.site,
    accountId: context.account?.accountId,
    isUnproved: context.account?.isProved === false,
    chosen: await chooseLines(shop, shop.db, context, request, now),
    ...(await findDestination(shop.db, context.account?.accountId, request, context.country)),
    choices: request,
    now,
  });
  return presentQuote(shop, quote);
}
