import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import type { RefundRow } from '../payments/refund-row.ts';
import { creditRefund } from './credit-refund.ts';
import { issueInvoice, readInvoices } from './issue-invoice.ts';

/** Orders of one run of the command. */
export const ordersPerRun = 500;

/**
 * Issues the invoices of orders that were paid before there were any, the oldest first, with the credit notes of what has gone
 * back since. They bear today's date and the next numbers of their markets.
 * @returns how many orders have their invoice now
 */
export async function issueMissing(shop: ShopContext, most = ordersPerRun): Promise<number> {
  const missing = await shop.db
    .selectFrom('orders')
    .select('order_no')
    .where('paid_time', 'is not', null)
    .where('kind', '!=', 'DEPOSIT')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_no', '=', 'orders.order_no')
            .where('refund_no', 'is', null),
        ),
      ),
    )
    .orderBy('paid_time')
    .orderBy('order_no')
    .limit(most)
    .execute();
  let issued = 0;
  for (const { order_no } of missing) if (await issueFor(shop, order_no)) issued += 1;
  return issued;
}

/** One transaction per order: a market's numbers are held for one order at a time. */
function issueFor(shop: ShopContext, orderNo: string): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    // A payment, or another operator, was first.
    if ((await readInvoices(tx, orderNo)).length > 0) return false;
    await issueInvoice(shop, tx, order);
    const refunds: readonly RefundRow[] = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('order_no', '=', orderNo)
      .where('status', '=', 'SETTLED')
      .orderBy('settled_time')
      .execute();
    for (const refund of refunds) await creditRefund(shop, tx, order, refund);
    return true;
  });
}
