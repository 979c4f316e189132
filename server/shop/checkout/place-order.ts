import type { ErrorCode } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import { flashBuyType } from '#rules/cart-lines.ts';
import { shipsTo } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { ShippingOption } from '#rules/shipping.ts';
import { payWindowOf } from '#rules/unpaid-orders.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { acceptAddress } from '../address/accept-address.ts';
import { isLeftOut, isObstacle } from '../pricing/line-problem.ts';
import { openLines, removeLines } from '../cart/stored-lines.ts';
import { chooseLines, storedCartOf } from './choose-lines.ts';
import { confirmOrder } from './confirm-order.ts';
import { countUnpaid, piecesOf } from './limit-unpaid.ts';
import { makeOrderNo } from './order-no.ts';
import { isCurrent } from './quote-hash.ts';
import { type OrderQuote, quoteOrder } from './quote-order.ts';
import { requireAddress, toDestination } from './ship-to.ts';
import { writeOrder } from './write-order.ts';

export type CreateOrderRequest = components['schemas']['CreateOrderRequest'];
export type PlacedOrder = Omit<components['schemas']['CreatedOrder'], 'accessKey'>;

/**
 * Places an order inside the transaction: quotes it anew from the rows, compares it with what the shopper agreed to,
 * writes it with its stock set aside, removes the ordered lines from the cart and posts the email.
 * @throws QuoteRefused with QUOTE_STALE, PROTECTION_NOT_OFFERED or a code of coupons and coins; QUOTE_PROBLEMS (`data.problems`), CART_EMPTY, UNPAID_ORDERS, ADDR_COUNTRY_MARKET, and as the steps do
 */
export async function placeOrder(
  shop: ShopContext,
  tx: Tx,
  context: RequestContext,
  request: CreateOrderRequest,
  guestEmail: string | undefined,
): Promise<PlacedOrder> {
  const now = shop.clock.now();
  const { site } = context;
  const cart = storedCartOf(context, request);
  // Two devices that order the same cart wait for each other here; the second finds it empty.
  if (cart) await openLines(tx, cart, now);
  const chosen = await chooseLines(shop, tx, context, request, now);
  const { lines } = chosen;
  if (lines.length === 0) throw new ShopError('CART_EMPTY');

  const address = await requireAddress(tx, context.account?.accountId, request);
  if (!shipsTo(site, address.country)) throw new ShopError('ADDR_COUNTRY_MARKET');
  const { billing = 'SAME' } = request;
  const quote = await quoteOrder(shop, tx, {
    site,
    accountId: context.account?.accountId,
    isUnproved: context.account?.isProved === false,
    chosen,
    to: toDestination(address),
    address,
    choices: request,
    now,
  });
  const option = agreedOption(shop, quote, request.quoteHash);
  const orderNo = await makeOrderNo(tx, site, now);
  const unpaid = await countUnpaid(shop, tx, context, { orderNo, guestEmail, pieces: piecesOf(quote) });
  const isFlash = quote.lines.some(({ line }) => line.buyType === flashBuyType);
  const order = await writeOrder(shop, tx, {
    orderNo,
    context,
    guestEmail,
    quote,
    option,
    address,
    billing: billing === 'SAME' ? address : acceptAddress(billing, 'billing'),
    remark: request.remark,
    recommendMark: request.recommendMark,
    now,
    payExpireTime: now + payWindowOf(isFlash, unpaid),
  });
  if (cart)
    await removeLines(
      tx,
      cart,
      lines.map(({ id }) => id),
    );
  return {
    orderNo: order.order_no,
    grandTotal: money(order.grand_total_amount, order.currency),
    payExpireTime: order.pay_expire_time,
    paid: await confirmOrder(shop, tx, order),
  };
}

/** The order is not what the shopper agreed to; the fresh quote is shown once the transaction is over. */
export class QuoteRefused extends Error {
  readonly code: ErrorCode;
  readonly quote: OrderQuote;
  constructor(code: ErrorCode, quote: OrderQuote) {
    super(code);
    this.code = code;
    this.quote = quote;
  }
}

/** The delivery of a quote that can be ordered as it is and is the one the shopper has seen. */
function agreedOption(shop: ShopContext, quote: OrderQuote, quoteHash: string): ShippingOption {
  const problems = quote.problems.filter(isObstacle);
  if (problems.length > 0) throw new ShopError('QUOTE_PROBLEMS', { data: { problems } });
  if (quote.option === undefined) throw new ShopError('SHIP_NONE');
  if (!isCurrent(shop, quote, quoteHash)) throw new QuoteRefused('QUOTE_STALE', quote);
  // The hash is of a price without it: whoever asks for a coupon, coins or protection is not charged another without a word.
  const refused = quote.problems.find(isLeftOut);
  if (refused !== undefined) throw new QuoteRefused(refused.code, quote);
  return quote.option;
}
