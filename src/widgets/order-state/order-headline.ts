import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { deliveryDates } from '../delivery-dates.ts';
import { orderStateText as text } from '#src/text/order-state.ts';
import { dueOf, isLate, type KnownOrder } from './order-due.ts';
import { pastDay } from './past-day.ts';

/** The one thing to know about an order: what to pay, its own story, the day it arrives or arrived, or else its status. */
export function orderHeadline(order: KnownOrder, site: Site, now: number): string {
  const { status, statusText, story, actions, grandTotal, shippedTime, deliveredTime } = order;
  if (actions.includes('PAY')) return text.toPay(formatMoney(grandTotal));
  if (story) return story.headline;
  const due = dueOf(order, now);
  if (due !== undefined) return text[isLate(order, now) ? 'late' : 'arrives'](deliveryDates(due, due, site));
  if (status === 'SHIPPED' && shippedTime !== undefined) return text.shipped(pastDay(shippedTime, now, site));
  const isThere = status === 'DELIVERED' || status === 'COMPLETED';
  return isThere && deliveredTime !== undefined ? text.delivered(pastDay(deliveredTime, now, site)) : statusText;
}
