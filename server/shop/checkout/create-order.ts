import type { components } from '#openapi/types.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { requireEmail } from '../account/require-email.ts';
import { accessKeyOf } from '../orders/access-key.ts';
import { keepAddress } from './keep-address.ts';
import { canPayBy } from '../payments/payment-methods.ts';
import { type CreateOrderRequest, placeOrder, QuoteRefused } from './place-order.ts';
import { presentQuote } from './present-quote.ts';
import { refuseEarly } from './refuse-early.ts';

type CreatedOrder = components['schemas']['CreatedOrder'];

/**
 * The name under which the stored hash of an intent covers the input of an order. It must not change: repeats of an order
 * that was sent before an upgrade would be refused.
 */
const hashedInputName = 'wish';

/**
 * Places an order once per key: a second call with the key gets the reply of the first, to the letter. A guest's reply
 * carries the key that opens the order.
 * @throws QUOTE_STALE and the codes of coupons and coins (a fresh quote in `data.quote`), BAD_REQUEST, PAY_METHOD, IDEMPOTENCY_MISMATCH, and as `placeOrder`
 */
export async function createOrder(
  shop: ShopContext,
  context: RequestContext,
  request: CreateOrderRequest,
  key: string,
): Promise<CreatedOrder> {
  const guestEmail = context.account === undefined ? requireEmail(request.email) : undefined;
  if (!canPayBy(context.site, request.payMethod)) throw new ShopError('PAY_METHOD');
  // The quote says what the shopper agreed to pay and the mark how they came, not what they want: after a reload the same
  // input carries others.
  const { quoteHash: _, recommendMark: __, ...orderInput } = request;
  const intent: Intent<'createOrder'> = {
    operation: 'createOrder',
    subject: context.account?.accountId ?? `guest ${context.client.id}`,
    key,
    request: { site: context.site, [hashedInputName]: orderInput },
  };
  await refuseEarly(shop, context, request, intent);
  const placed = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => placeOrder(shop, tx, context, request, guestEmail)),
  ).catch((error: unknown) => showRefusedQuote(shop, error));
  await keepAddress(shop, context, request);
  return guestEmail === undefined ? placed : { ...placed, accessKey: accessKeyOf(shop, placed.orderNo) };
}

/** Presents the quote of a refusal; it is read outside of the transaction, which holds a connection. */
async function showRefusedQuote(shop: ShopContext, error: unknown): Promise<never> {
  if (!(error instanceof QuoteRefused)) throw error;
  throw new ShopError(error.code, { data: { quote: await presentQuote(shop, error.quote) } });
}
