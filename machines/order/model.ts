import type { EventObject, SnapshotFrom } from 'xstate';
import type { MachineModel } from '../verify/model.ts';
import { orderMachine } from './machine.ts';
import { adverse, favourable } from './sample-facts.ts';
import type { OrderEventName } from './types.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

const both = <Name extends OrderEventName>(type: Name) => [
  { type, facts: favourable },
  { type, facts: adverse },
];
const stays = ({ before, after }: { readonly before: Snapshot; readonly after: Snapshot }): boolean =>
  JSON.stringify([before.value, before.context]) === JSON.stringify([after.value, after.context]);

const isUnpaid = (s: Snapshot): boolean => s.matches('pendingPayment') || s.matches('closed');
const hasLeft = (s: Snapshot): boolean =>
  ['partlyShipped', 'shipped', 'delivered', 'completed'].some((name) => s.value === name);
const isAllSent = (s: Snapshot): boolean => ['shipped', 'delivered', 'completed'].some((name) => s.value === name);
const isOver = (s: Snapshot): boolean => s.matches('closed') || s.matches('cancelled') || s.matches('refunded');
const times = (actions: readonly string[], name: string): number => actions.filter((one) => one === name).length;
const isEvent = ({ type }: EventObject, name: OrderEventName): boolean => type === name;

const factsOfEvent = 'the effects of the server read the facts of the event, not the context';

export const orderModel: MachineModel<typeof orderMachine> = {
  machine: orderMachine,
  inputs: [{ cancelRequested: false }],
  samples: {
    'payment.settled': [
      ...both('payment.settled'),
      { type: 'payment.settled', facts: { ...favourable, stockFree: false } },
      { type: 'payment.settled', facts: { ...favourable, paidAmount: 4_998 } },
    ],
    'payment.expired': [
      ...both('payment.expired'),
      { type: 'payment.expired', facts: { ...favourable, paymentInProgress: true } },
    ],
    'order.cancel': both('order.cancel'),
    'order.hold': both('order.hold'),
    'order.release': [
      ...both('order.release'),
      { type: 'order.release', facts: { ...favourable, paymentDisputed: true } },
    ],
    'order.complete': [
      ...both('order.complete'),
      { type: 'order.complete', facts: { ...favourable, afterSaleOpen: true } },
    ],
    'order.refunded': both('order.refunded'),
    'order.withdraw': [
      ...both('order.withdraw'),
      { type: 'order.withdraw', facts: { ...favourable, everythingDelivered: false } },
    ],
    'staff.cancel': both('staff.cancel'),
    'cancellation.accepted': both('cancellation.accepted'),
    'cancellation.refused': both('cancellation.refused'),
    'parcel.sent': [...both('parcel.sent'), { type: 'parcel.sent', facts: { ...favourable, paymentDisputed: true } }],
    'parcel.delivered': both('parcel.delivered'),
    'receipt.confirmed': both('receipt.confirmed'),
    'project.failed': both('project.failed'),
    'deposit.settled': both('deposit.settled'),
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: {
    'a request to cancel is open only until a parcel leaves or the order ends': (s) =>
      !s.context.cancelRequested || s.matches('paid') || s.matches('awaitingRelease') || s.matches('processing'),
  },
  steps: {
    'a refusal changes nothing and does nothing else': ({ before, after, actions }) =>
      !actions.includes('refuse') || (actions.length === 1 && stays({ before, after })),
    'nothing happens in silence but the arrival of a part': ({ before, after, event, actions }) =>
      actions.length > 0 || !stays({ before, after }) || isEvent(event, 'parcel.delivered'),
    'what was set aside is sold when the order is paid, and only then': ({ before, after, actions }) =>
      times(actions, 'allocateStock') === (isUnpaid(before) && after.matches('paid') ? 1 : 0),
    'what was set aside goes back into stock when an unpaid order closes': ({ before, after, actions }) =>
      times(actions, 'releaseStock') === (before.matches('pendingPayment') && after.matches('closed') ? 1 : 0),
    'a closed order that is paid late reserves its variants anew': ({ before, after, actions }) =>
      times(actions, 'reserveStock') === (before.matches('closed') && after.matches('paid') ? 1 : 0),
    'what was sold goes back into stock when the order ends before it was sent': ({ before, after, actions }) =>
      times(actions, 'returnStock') ===
      (!isUnpaid(before) && !hasLeft(before) && !isOver(before) && isOver(after) ? 1 : 0),
    'discounts follow the variants': ({ actions }) =>
      times(actions, 'spendDiscounts') === times(actions, 'allocateStock') &&
      times(actions, 'unlockDiscounts') === times(actions, 'releaseStock') &&
      times(actions, 'returnDiscounts') === times(actions, 'returnStock'),
    'an invoice is issued when the order is paid, and only then': ({ actions }) =>
      times(actions, 'issueInvoice') === times(actions, 'allocateStock') &&
      times(actions, 'mailPaid') === times(actions, 'allocateStock'),
    'money goes back when a paid order ends unsent, and when it came too late': ({ before, after, actions }) =>
      times(actions, 'refundPayment') === times(actions, 'returnStock') + times(actions, 'mailLatePayment') &&
      times(actions, 'mailLatePayment') <= (before.matches('closed') && after.matches('closed') ? 1 : 0),
    'a payment that nobody needs any more is called off': ({ actions }) =>
      times(actions, 'voidPayment') === times(actions, 'releaseStock'),
    'nothing is packed and nothing leaves while the payment is disputed': ({ before, after, event }) =>
      !(isEvent(event, 'order.release') || isEvent(event, 'parcel.sent')) ||
      !('facts' in event && Object(event.facts).paymentDisputed === true) ||
      stays({ before, after }),
    'what has left is never cancelled': ({ before, after }) => !hasLeft(before) || !after.matches('cancelled'),
    'an end is an end, unless money comes for an order that ran out of time': ({ before, after }) =>
      !isOver(before) || stays({ before, after }) || (before.matches({ closed: 'expired' }) && after.matches('paid')),
    'the first parcel answers a request to cancel': ({ before, after, actions }) =>
      times(actions, 'refuseCancelRequest') === (before.matches('processing') && hasLeft(after) ? 1 : 0),
    'an order that ends by a withdrawal or by the shop answers a request to cancel': ({
      before,
      after,
      event,
      actions,
    }) =>
      times(actions, 'acceptCancelRequest') ===
      (!isOver(before) &&
      after.matches('cancelled') &&
      (isEvent(event, 'order.withdraw') || isEvent(event, 'staff.cancel'))
        ? 1
        : 0),
    'every parcel is recorded and announced': ({ event, actions }) =>
      times(actions, 'addShipment') === times(actions, 'mailShipped') &&
      times(actions, 'addShipment') === (isEvent(event, 'parcel.sent') && !actions.includes('refuse') ? 1 : 0),
    'a cancellation is announced unless time alone closed the order': ({ before, after, event, actions }) =>
      times(actions, 'mailCancelled') + (after.matches('cancelled') ? times(actions, 'mailWithdrawn') : 0) ===
      ((after.matches('cancelled') || after.matches('closed')) &&
      !stays({ before, after }) &&
      !isEvent(event, 'payment.expired')
        ? 1
        : 0),
    'a refused request to cancel is announced': ({ before, event, actions }) =>
      times(actions, 'mailCancelRefused') ===
      (isEvent(event, 'cancellation.refused') && before.context.cancelRequested && !actions.includes('refuse') ? 1 : 0),
    'a withdrawal is confirmed by mail, and never refused between payment and completion': ({
      before,
      event,
      actions,
    }) =>
      times(actions, 'mailWithdrawn') ===
      (isEvent(event, 'order.withdraw') && !isUnpaid(before) && !isOver(before) && !before.matches('completed')
        ? 1
        : 0),
    'pieces are cancelled while some are left to send': ({ before, after, actions }) =>
      times(actions, 'cancelPieces') === 0 || (!isUnpaid(before) && !isAllSent(before) && !isOver(after)),
    'the clocks of giving back start when everything has arrived': ({ before, after, actions }) =>
      times(actions, 'startReturnClocks') === (!before.matches('delivered') && after.matches('delivered') ? 1 : 0),
    'a delivery is announced when the carrier tells of it': ({ event, actions }) =>
      times(actions, 'mailDelivered') ===
      (isEvent(event, 'parcel.delivered') ? times(actions, 'startReturnClocks') : 0),
    'rewards come with the end and go with the money': ({ before, after, actions }) =>
      times(actions, 'grantRewards') === (before.matches('delivered') && after.matches('completed') ? 1 : 0) &&
      times(actions, 'clawBackRewards') === (hasLeft(before) && after.matches('refunded') ? 1 : 0),
    'the warehouse gets a list when it gets the order': ({ before, after, actions }) =>
      times(actions, 'makePickList') === (!before.matches('processing') && after.matches('processing') ? 1 : 0),
  },
  isPinned: true,
  equivalent: {
    'order.paid --cancellation.refused[0]--> stays: mailCancelRefused before clearCancelRequest': factsOfEvent,
    'order.paid --project.failed[0]--> order.refunded: returnStock before clearCancelRequest': factsOfEvent,
    'order.awaitingRelease --project.failed[0]--> order.refunded: returnStock before clearCancelRequest': factsOfEvent,
    'order.processing --cancellation.refused[0]--> stays: mailCancelRefused before clearCancelRequest': factsOfEvent,
    'order.processing --parcel.sent[1]--> order.shipped: refuseCancelRequest before clearCancelRequest': factsOfEvent,
    'order.processing --parcel.sent[2]--> order.partlyShipped: refuseCancelRequest before clearCancelRequest':
      factsOfEvent,
  },
};
