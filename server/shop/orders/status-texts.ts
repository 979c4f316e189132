import { bankDays } from '#rules/bank-days.ts';
import { dayAt } from '#rules/market-dates.ts';
import { returnEnd } from '#rules/rma.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import { coinPriceOf } from './coin-price.ts';
import { closeReasonOf } from './order-facts.ts';
import { kindOf, orderKinds, type OrderStory, type StatusText } from './order-kinds.ts';
import type { OrderRow } from './order-row.ts';

type TextOf = (order: OrderRow) => StatusText;

/** With pieces that stay here while a bank disputes the payment. */
const held: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED'];
const heldHint = 'We’ll continue once your bank has decided about the payment.';

const always =
  (text: string, hint: string): TextOf =>
  () => ({ text, hint });

const heldMoney = 'We’ll refund you once your bank has decided about the payment.';
const backOfMoney = `We refund you the way you paid. Banks usually show it within ${bankDays}.`;

/** What comes back of an order: its money, or its coins where nothing else was paid; undefined for neither. */
function backOf(order: OrderRow): string | undefined {
  if (order.paid_amount > 0 && order.lost_amount >= order.paid_amount) return 'Your bank has refunded you.';
  if (order.paid_amount > 0) return backOfMoney;
  return coinPriceOf(order) === undefined ? undefined : 'Your coins are back in your account.';
}

const texts: Readonly<Record<OrderStatus, TextOf>> = {
  PENDING_PAYMENT: always('Waiting for payment', 'We’ve set everything aside for you until the payment deadline.'),
  PAID: (order) =>
    order.cancel_requested_at === null
      ? { text: 'Paid', hint: 'We’ll pack it soon. Until then, you can cancel or change the address.' }
      : { text: 'Cancellation requested', hint: 'We’re checking with the warehouse and will email you.' },
  AWAITING_RELEASE: always('Pre-ordered', 'We’ll ship it as soon as it’s released. Until then, you can cancel.'),
  PROCESSING: (order) =>
    order.cancel_requested_at === null
      ? { text: 'Being packed', hint: 'It ships next, and we’ll email you when it does.' }
      : { text: 'Cancellation requested', hint: 'We’re checking with the warehouse and will email you.' },
  PARTLY_SHIPPED: always('Partly on its way', 'Some items have shipped. The rest will follow.'),
  SHIPPED: always('On its way', 'The carrier has your parcel.'),
  DELIVERED: ({ site, placed_time: placedTime, delivered_time: deliveredTime }) => {
    const until = deliveredTime === null ? undefined : returnEnd({ site, placedTime, deliveredTime });
    const last = until === undefined ? '' : ` You can return it until ${dayAt(until, site)}.`;
    return { text: 'Delivered', hint: `Enjoy your light.${last}` };
  },
  COMPLETED: always('Completed', 'Thank you for shopping with us.'),
  CANCELLED: (order) => ({ text: 'Cancelled', hint: backOf(order) ?? 'You weren’t charged.' }),
  CLOSED: (order) => ({
    text: closeReasonOf(order) === 'EXPIRED' ? 'Closed: not paid in time' : 'Cancelled',
    hint: order.paid_amount > 0 ? backOfMoney : 'You weren’t charged. You can buy it again.',
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
  return { text: inMarketUnits(text, order.site), hint: inMarketUnits(isDisputed ? waiting : usual, order.site) };
}
