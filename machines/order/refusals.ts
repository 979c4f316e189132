import type { OrderRefusal } from '#rules/order-states.ts';

const refusal = (code: OrderRefusal, description: string) =>
  ({ actions: { type: 'refuse', params: { code } }, description }) as const;

/** What an order answers to an event that the state it is in does not know. */
export const refusals = {
  'payment.settled': refusal('PAY_ALREADY', 'An order is paid once.'),
  'payment.expired': refusal('ORDER_STATE', 'Only an unpaid order runs out of time.'),
  'order.cancel': refusal('ORDER_STATE', 'There is nothing left to cancel, or it was asked for already.'),
  'order.hold': refusal('ORDER_STATE', 'Only a paid order waits for a release.'),
  'order.release': refusal('ORDER_STATE', 'Only paid variants go to the warehouse, and once.'),
  'order.complete': refusal('ORDER_STATE', 'Only a delivered order is completed, when its time has come.'),
  'order.refunded': refusal('ORDER_STATE', 'Only an order that has left ends by having been given back.'),
  'order.withdraw': refusal('ORDER_STATE', 'An unpaid order is cancelled, and what is over is not withdrawn from.'),
  'staff.cancel': refusal('ORDER_STATE', 'Only a paid order with pieces left to send is stopped.'),
  'cancellation.accepted': refusal('ORDER_STATE', 'Nobody asked.'),
  'cancellation.refused': refusal('ORDER_STATE', 'Nobody asked.'),
  'parcel.sent': refusal('ORDER_STATE', 'Nothing is packed, or nothing is left to send.'),
  'parcel.delivered': refusal('ORDER_STATE', 'Nothing is under way.'),
  'receipt.confirmed': refusal('ORDER_STATE', 'Not everything has been sent, or all has arrived.'),
  'project.failed': refusal('ORDER_STATE', 'A project fails before its variants are made.'),
  'deposit.settled': refusal('ORDER_STATE', 'Only a deposit that is paid can be settled, and once.'),
} as const;
