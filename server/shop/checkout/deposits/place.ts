import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../../address/accept-address.ts';
import { dueOf } from '../../orders/order-row.ts';
import { isObstacle } from '../../pricing/line-problem.ts';
import { confirmOrder } from '../confirm-order.ts';
import { countUnpaid, piecesOf } from '../limit-unpaid.ts';
import { makeOrderNo } from '../order-no.ts';
import type { OrderDraft } from '../order-rows.ts';
import type { OrderQuote } from '../quote-order.ts';
import { writeOrder } from '../write-order.ts';

type Own = Pick<OrderDraft, 'deposit' | 'paidBefore'> & { readonly payWindow: number };

/** Writes the order of a quote and lets it wait for its payment. @throws QUOTE_PROBLEMS, SHIP_NONE, UNPAID_ORDERS, and as `writeOrder` */
export async function placeQuoted(
  shop: ShopContext,
  tx: Tx,
  context: ProvedContext,
  { quote, address }: { readonly quote: OrderQuote; readonly address: AddressFields },
  { payWindow, ...own }: Own,
): Promise<components['schemas']['ReservedByDeposit']> {
  const problems = quote.problems.filter(isObstacle);
  if (problems.length > 0) throw new ShopError('QUOTE_PROBLEMS', { data: { problems } });
  if (quote.option === undefined) throw new ShopError('SHIP_NONE');
  const now = shop.clock.now();
  const orderNo = await makeOrderNo(tx, quote.site, now);
  await countUnpaid(shop, tx, context, { orderNo, guestEmail: undefined, pieces: piecesOf(quote) });
  const order = await writeOrder(shop, tx, {
    ...{ orderNo, context, guestEmail: undefined, quote, option: quote.option },
    ...{ address, billing: address, remark: undefined, now, payExpireTime: now + payWindow, ...own },
  });
  await confirmOrder(shop, tx, order);
  return {
    orderNo: order.order_no,
    due: money(dueOf(order), order.currency),
    payExpireTime: order.pay_expire_time,
  };
}
