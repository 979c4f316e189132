import { refusals } from './refusals.ts';
import { orderSetup } from './setup.ts';

/**
 * The life of an order. It is never started: the server asks it with the pure `transition` inside the transaction that
 * moves an order, and carries out the actions it names. An event that a state does not know is refused at the root.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  options: { maxIterations: 1_000 },
  description: 'The life of an order, from placed to done. The server runs it; the pages only show where it stands.',
  context: ({ input }) => ({ cancelRequested: input.cancelRequested }),
  initial: 'pendingPayment',
  on: refusals,
  states: {
    pendingPayment: {
      description: 'The variants are set aside for half an hour.',
      on: {
        'payment.settled': [
          {
            guard: 'isPaidUp',
            target: 'paid',
            actions: ['allocateStock', 'spendDiscounts', 'issueInvoice', 'mailPaid'],
            description: 'Paid in full: what was set aside is sold, and the invoice is issued.',
          },
          { actions: { type: 'refuse', params: { code: 'ORDER_STATE' } }, description: 'Too little was paid.' },
        ],
        'payment.expired': [
          {
            guard: 'isPaymentInProgress',
            actions: { type: 'refuse', params: { code: 'PAY_IN_PROGRESS' } },
            description: 'Money may be on its way: wait for its answer.',
          },
          {
            guard: 'isPayTimeOver',
            target: 'closed.expired',
            actions: ['releaseStock', 'unlockDiscounts', 'voidPayment'],
            description: 'Nobody paid in time. No mail: the first one said so.',
          },
        ],
        'order.cancel': {
          target: 'closed.cancelled',
          actions: ['releaseStock', 'unlockDiscounts', 'voidPayment', 'mailCancelled'],
          description: 'The shopper does not want it any more.',
        },
      },
    },
    paid: {
      description: 'Paid, and for an hour free to be cancelled.',
      on: {
        'order.cancel': [
          {
            guard: 'isInCancelWindow',
            target: 'cancelled',
            actions: ['returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
            description: 'Within the hour it is cancelled at once and the money goes back.',
          },
          {
            guard: 'isCancelRequested',
            actions: { type: 'refuse', params: { code: 'ORDER_STATE' } },
            description: 'It was asked for already.',
          },
          { actions: 'setCancelRequested', description: 'After the hour it can be asked for.' },
        ],
        'cancellation.accepted': {
          guard: 'isCancelRequested',
          target: 'cancelled',
          actions: ['returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
          description: 'The staff could still stop it.',
        },
        'cancellation.refused': {
          guard: 'isCancelRequested',
          actions: ['clearCancelRequest', 'mailCancelRefused'],
          description: 'The staff could not stop it, and says so.',
        },
        'order.withdraw': [
          {
            guard: 'isNothingToShip',
            target: 'cancelled',
            actions: ['acceptCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment', 'mailWithdrawn'],
            description: 'Nothing has left and nothing is kept: it ends, and nobody is asked.',
          },
          {
            actions: ['cancelPieces', 'mailWithdrawn'],
            description: 'Some pieces are not sent; their money goes back, and the rest stays.',
          },
        ],
        'staff.cancel': {
          target: 'cancelled',
          actions: ['acceptCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
          description: 'The shop gives all the money back: nothing is sent.',
        },
        'deposit.settled': {
          target: 'completed',
          actions: 'clearCancelRequest',
          description: 'A deposit: it counts for the order of its balance, or stays with the shop.',
        },
        'order.hold': { target: 'awaitingRelease', description: 'A pre-order waits for its variants.' },
        'order.release': [
          {
            guard: 'isPaymentDisputed',
            actions: { type: 'refuse', params: { code: 'PAY_DISPUTED' } },
            description: 'The bank disputes the payment: nothing is packed until it decides.',
          },
          { target: 'processing', actions: 'makePickList', description: 'The warehouse gets it.' },
        ],
        'project.failed': {
          target: 'refunded',
          actions: ['clearCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment'],
          description: 'The variants will never be made; the money goes back.',
        },
      },
    },
    awaitingRelease: {
      description: 'A pre-order, paid and waiting for its variants.',
      on: {
        'order.cancel': {
          target: 'cancelled',
          actions: ['returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
          description: 'Nothing is packed: it is cancelled at once.',
        },
        'order.withdraw': [
          {
            guard: 'isNothingToShip',
            target: 'cancelled',
            actions: ['acceptCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment', 'mailWithdrawn'],
            description: 'Nothing has left and nothing is kept: it ends, and nobody is asked.',
          },
          {
            actions: ['cancelPieces', 'mailWithdrawn'],
            description: 'Some pieces are not sent; their money goes back, and the rest stays.',
          },
        ],
        'staff.cancel': {
          target: 'cancelled',
          actions: ['acceptCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
          description: 'The shop gives all the money back: nothing is sent.',
        },
        'order.release': [
          {
            guard: 'isPaymentDisputed',
            actions: { type: 'refuse', params: { code: 'PAY_DISPUTED' } },
            description: 'The bank disputes the payment: nothing is packed until it decides.',
          },
          { target: 'processing', actions: 'makePickList', description: 'The variants have come.' },
        ],
        'deposit.settled': {
          target: 'completed',
          actions: 'clearCancelRequest',
          description: 'A deposit: it counts for the order of its balance, or stays with the shop.',
        },
        'project.failed': {
          target: 'refunded',
          actions: ['clearCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment'],
          description: 'The variants will never be made; the money goes back.',
        },
      },
    },
    processing: {
      description: 'The warehouse packs it.',
      on: {
        'order.cancel': [
          {
            guard: 'isCancelRequested',
            actions: { type: 'refuse', params: { code: 'ORDER_STATE' } },
            description: 'It was asked for already.',
          },
          { actions: 'setCancelRequested', description: 'The warehouse is asked.' },
        ],
        'cancellation.accepted': {
          guard: 'isCancelRequested',
          target: 'cancelled',
          actions: ['returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
          description: 'The warehouse could stop it.',
        },
        'cancellation.refused': {
          guard: 'isCancelRequested',
          actions: ['clearCancelRequest', 'mailCancelRefused'],
          description: 'The warehouse could not stop it, and says so.',
        },
        'order.withdraw': [
          {
            guard: 'isNothingToShip',
            target: 'cancelled',
            actions: ['acceptCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment', 'mailWithdrawn'],
            description: 'Nothing has left and nothing is kept: it ends, and nobody is asked.',
          },
          {
            actions: ['cancelPieces', 'mailWithdrawn'],
            description: 'Some pieces are not sent; their money goes back, and the rest stays.',
          },
        ],
        'staff.cancel': {
          target: 'cancelled',
          actions: ['acceptCancelRequest', 'returnStock', 'returnDiscounts', 'refundPayment', 'mailCancelled'],
          description: 'The shop gives all the money back: nothing is sent.',
        },
        'parcel.sent': [
          {
            guard: 'isPaymentDisputed',
            actions: { type: 'refuse', params: { code: 'PAY_DISPUTED' } },
            description: 'The bank disputes the payment: nothing leaves until it decides.',
          },
          {
            guard: 'isNothingToShip',
            target: 'shipped',
            actions: ['clearCancelRequest', 'refuseCancelRequest', 'addShipment', 'mailShipped'],
            description: 'The rest leaves in one parcel, which answers a request to cancel.',
          },
          {
            target: 'partlyShipped',
            actions: ['clearCancelRequest', 'refuseCancelRequest', 'addShipment', 'mailShipped'],
            description: 'A part leaves first, which answers a request to cancel.',
          },
        ],
      },
    },
    partlyShipped: {
      description: 'A part has left, the rest is being packed.',
      on: {
        'order.cancel': {
          actions: { type: 'refuse', params: { code: 'ORDER_RELEASED' } },
          description: 'A part has left the house.',
        },
        'parcel.sent': [
          {
            guard: 'isPaymentDisputed',
            actions: { type: 'refuse', params: { code: 'PAY_DISPUTED' } },
            description: 'The bank disputes the payment: nothing leaves until it decides.',
          },
          {
            guard: 'isNothingToShip',
            target: 'shipped',
            actions: ['addShipment', 'mailShipped'],
            description: 'The last parcel leaves.',
          },
          { actions: ['addShipment', 'mailShipped'], description: 'Another part leaves.' },
        ],
        'parcel.delivered': { description: 'The first parcels have arrived; the order waits for the rest.' },
        'order.withdraw': [
          {
            guard: 'isRestCancelledAndAllDelivered',
            target: 'delivered',
            actions: ['cancelPieces', 'mailWithdrawn', 'startReturnClocks'],
            description: 'The rest is not sent, and what was sent is there.',
          },
          {
            guard: 'isNothingToShip',
            target: 'shipped',
            actions: ['cancelPieces', 'mailWithdrawn'],
            description: 'The rest is not sent; what was sent is under way.',
          },
          {
            actions: ['cancelPieces', 'mailWithdrawn'],
            description: 'Pieces that were not sent stay here, those that were sent come back.',
          },
        ],
        'staff.cancel': [
          {
            guard: 'isEverythingDelivered',
            target: 'delivered',
            actions: ['cancelPieces', 'startReturnClocks'],
            description: 'All the money goes back: the rest is not sent, and what was sent is there.',
          },
          { target: 'shipped', actions: 'cancelPieces', description: 'All the money goes back: the rest is not sent.' },
        ],
      },
    },
    shipped: {
      description: 'Everything is under way.',
      on: {
        'order.cancel': {
          actions: { type: 'refuse', params: { code: 'ORDER_RELEASED' } },
          description: 'It has left the house.',
        },
        'parcel.delivered': [
          {
            guard: 'isEverythingDelivered',
            target: 'delivered',
            actions: ['startReturnClocks', 'mailDelivered'],
            description: 'The last parcel has arrived.',
          },
          { description: 'A parcel has arrived; the order waits for the rest.' },
        ],
        'receipt.confirmed': {
          target: 'delivered',
          actions: 'startReturnClocks',
          description: 'The shopper says that all is there.',
        },
        'order.withdraw': { actions: 'mailWithdrawn', description: 'What is under way comes back.' },
        'order.refunded': {
          guard: 'isEverythingRefunded',
          target: 'refunded',
          actions: 'clawBackRewards',
          description: 'It never arrived, or was given back before it did, and everything is paid back.',
        },
      },
    },
    delivered: {
      description: 'All is there; the time to give it back runs.',
      on: {
        'order.withdraw': { actions: 'mailWithdrawn', description: 'Pieces come back.' },
        'order.complete': {
          guard: 'isReturnTimeOver',
          target: 'completed',
          actions: 'grantRewards',
          description: 'The time is over and no case is open.',
        },
        'order.refunded': {
          guard: 'isEverythingRefunded',
          target: 'refunded',
          actions: 'clawBackRewards',
          description: 'Everything was given back.',
        },
      },
    },
    completed: {
      description: 'Done; only a refund of everything can still change it.',
      on: {
        'order.refunded': {
          guard: 'isEverythingRefunded',
          target: 'refunded',
          actions: 'clawBackRewards',
          description: 'Everything was given back, late.',
        },
      },
    },
    closed: {
      description: 'Ended without having been paid.',
      initial: 'cancelled',
      on: {
        'payment.settled': {
          actions: ['refundPayment', 'mailLatePayment'],
          description: 'Money came too late: it goes back.',
        },
      },
      states: {
        cancelled: { description: 'The shopper did not want it any more.' },
        expired: {
          description: 'Nobody paid in time.',
          on: {
            'payment.settled': {
              guard: 'isPaidUpAndInStock',
              target: '#order.paid',
              actions: ['reserveStock', 'allocateStock', 'spendDiscounts', 'issueInvoice', 'mailPaid'],
              description: 'Money came too late, but the variants are still in stock: the order lives again.',
            },
          },
        },
      },
    },
    cancelled: { entry: 'clearCancelRequest', description: 'Paid, cancelled before it was sent, and paid back.' },
    refunded: { description: 'Everything was given back or never made, and paid back.' },
  },
});
