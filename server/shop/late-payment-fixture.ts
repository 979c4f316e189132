import { minute } from '#rules/durations.ts';
import type { OrderShop, Ticket } from './orders/order-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { sendRefunds } from './payments/send-refunds.ts';

/** Lets an order run out and pays it at the bank without the shop having heard of it. */
export async function payLate(at: OrderShop, ticket: Ticket, meanwhile: () => Promise<unknown>): Promise<void> {
  const payExpireTime = at.shop.clock.now() + 10 * minute - 1;
  await at.shop.db
    .updateTable('orders')
    .set({ pay_expire_time: payExpireTime })
    .where('order_no', '=', ticket.orderNo)
    .execute();
  const { nextAction } = await at.startPayment(ticket, 'REDIRECT_BANK');
  // Pieces of a flash sale wait for an attempt that runs.
  await at.shop.db
    .updateTable('payments')
    .set({ expire_time: payExpireTime })
    .where('order_no', '=', ticket.orderNo)
    .execute();
  at.sandbox.sandbox.faults.turn({ refuseCalls: 100 });
  at.shop.clock.advance(10 * minute);
  await expireOrders(at.shop);
  at.sandbox.sandbox.faults.turn({ refuseCalls: 0 });
  await meanwhile();
  at.shop.clock.advance(1);
  await at.sandbox.postForm(new URL(nextAction.url ?? '').pathname, 'pay');
  await at.deliverWebhooks(2);
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
}
