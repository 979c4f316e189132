import { bankDays } from '#rules/bank-days.ts';
import { dayAt } from '#rules/market-dates.ts';
import { returnEnd } from '#rules/rma.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { spelled } from '#rules/by-site.ts';
import { coinPriceOf } from './coin-price.ts';
import { closeReasonOf } from './order-facts.ts';
import { kindOf, orderKinds, type OrderStory, type StatusText } from './order-kinds.ts';
import type { OrderRow } from './order-row.ts';

type TextOf = (order: OrderRow) => StatusText;

/** With pieces that stay here while a bank disputes the payment. */
const held: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED'];
const heldHint = 'It goes on when your bank has decided about the payment.';

const always =
  (text: string, hint: string): TextOf =>
  () => ({ text, hint });

const heldMoney = 'Your money goes back when your bank has decided about the payment.';
const backOfMoney = `Your money goes back the way it came; banks usually show it within ${bankDays}.`;

/** What comes back of an order: its money, or its coins where nothing else was paid; undefined for neither. */
function backOf(order: OrderRow): string | undefined {
  if (order.paid_amount > 0 && order.lost_amount >= order.paid_amount) return 'Your bank has given you the money back.';
  if (order.paid_amount > 0) return backOfMoney;
  return coinPriceOf(order) === undefined ? undefined : 'Your coins are back in your account.';
}

const texts: Readonly<Record<OrderStatus, TextOf>> = {
  PENDING_PAYMENT: always('Waiting for payment', 'Everything is set aside for you until the time to pay is over.'),
  PAID: (order) =>
    order.cancel_requested_at === null
      ? { text: 'Paid', hint: 'We pack it soon. Until then you can still cancel or change the address.' }
      : { text: 'Cancellation asked for', hint: 'We ask the warehouse and write to you.' },
  AWAITING_RELEASE: always('Pre-ordered', 'We send it as soon as it is released; until then you can cancel.'),
  PROCESSING: (order) =>
    order.cancel_requested_at === null
      ? { text: 'Being packed', hint: 'It leaves the warehouse next, and we write to you when it does.' }
      : { text: 'Cancellation asked for', hint: 'We ask the warehouse and write to you.' },
  PARTLY_SHIPPED: always('Partly on its way', 'A part has left; the rest follows.'),
  SHIPPED: always('On its way', 'The carrier has your parcel.'),
  DELIVERED: ({ site, placed_time: placedTime, delivered_time: deliveredTime }) => {
    const until = deliveredTime === null ? undefined : returnEnd({ site, placedTime, deliveredTime });
    const last = until === undefined ? '' : ` You can return it until ${dayAt(until, site)}.`;
    return { text: 'Delivered', hint: `Enjoy your light.${last}` };
  },
  COMPLETED: always('Completed', 'Thank you for shopping with us.'),
  CANCELLED: (order) => ({ text: 'Cancelled', hint: backOf(order) ?? 'You were not charged.' }),
  CLOSED: (order) => ({
    text: closeReasonOf(order) === 'EXPIRED' ? 'Closed, not paid in time' : 'Cancelled',
    hint: order.paid_amount > 0 ? backOfMoney : 'You were not charged. You can buy it again.',
  }),
  REFUNDED: (order) => ({ text: 'Refunded', hint: backOf(order) ?? backOfMoney }),
};

/**
 * The status in words and what happens next, as the market of the order spells it. `story` is what `readStories` gives.
 */
export function statusText(
  order: OrderRow,
  { isDisputed = false, story }: { readonly isDisputed?: boolean; readonly story?: OrderStory | undefined } = {},
): StatusText {
  const own = order.cancel_requested_at === null ? orderKinds[kindOf(order)].texts[order.status] : undefined;
  const { text, hint } = own ?? texts[order.status](order);
  const usual = story?.hint ?? hint;
  const waiting = held.includes(order.status) ? heldHint : usual === backOfMoney ? heldMoney : usual;
  return { text: spelled(text, order.site), hint: spelled(isDisputed ? waiting : usual, order.site) };
}
