import { completeAfter } from '#rules/limits.ts';
import { isPayTimeOver, withinCancelWindow } from '#rules/order-states.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction } from '../unprovided.ts';
import type { OrderContext, OrderInput, OrderMachineEvent, Refusal } from './types.ts';

/** What the order machine can do and decide. The server provides the actions. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderMachineEvent,
    input: {} as OrderInput,
  },
  actions: {
    refuse: unprovidedAction<Refusal>('refuse'),
    reserveStock: unprovidedAction('reserveStock'),
    releaseStock: unprovidedAction('releaseStock'),
    allocateStock: unprovidedAction('allocateStock'),
    returnStock: unprovidedAction('returnStock'),
    spendDiscounts: unprovidedAction('spendDiscounts'),
    unlockDiscounts: unprovidedAction('unlockDiscounts'),
    returnDiscounts: unprovidedAction('returnDiscounts'),
    issueInvoice: unprovidedAction('issueInvoice'),
    voidPayment: unprovidedAction('voidPayment'),
    refundPayment: unprovidedAction('refundPayment'),
    makePickList: unprovidedAction('makePickList'),
    cancelPieces: unprovidedAction('cancelPieces'),
    addShipment: unprovidedAction('addShipment'),
    startReturnClocks: unprovidedAction('startReturnClocks'),
    grantRewards: unprovidedAction('grantRewards'),
    clawBackRewards: unprovidedAction('clawBackRewards'),
    refuseCancelRequest: unprovidedAction('refuseCancelRequest'),
    acceptCancelRequest: unprovidedAction('acceptCancelRequest'),
    mailPaid: unprovidedAction('mailPaid'),
    mailCancelled: unprovidedAction('mailCancelled'),
    mailCancelRefused: unprovidedAction('mailCancelRefused'),
    mailShipped: unprovidedAction('mailShipped'),
    mailDelivered: unprovidedAction('mailDelivered'),
    mailWithdrawn: unprovidedAction('mailWithdrawn'),
    mailLatePayment: unprovidedAction('mailLatePayment'),
    setCancelRequested: assign({ cancelRequested: true }),
    clearCancelRequest: assign({ cancelRequested: false }),
  },
  guards: {
    isPaidUp: ({ event: { facts } }) => facts.paidAmount >= facts.grandTotal,
    isPaidUpAndInStock: ({ event: { facts } }) => facts.paidAmount >= facts.grandTotal && facts.stockFree,
    isPaymentInProgress: ({ event: { facts } }) => facts.paymentInProgress,
    isPaymentDisputed: ({ event: { facts } }) => facts.paymentDisputed,
    isPayTimeOver: ({ event: { facts } }) => isPayTimeOver(facts.payExpireTime, facts.now),
    isInCancelWindow: ({ event: { facts } }) => withinCancelWindow(facts),
    isCancelRequested: ({ context }) => context.cancelRequested,
    isNothingToShip: ({ event: { facts } }) => facts.nothingToShip,
    isEverythingDelivered: ({ event: { facts } }) => facts.everythingDelivered,
    isRestCancelledAndAllDelivered: ({ event: { facts } }) => facts.nothingToShip && facts.everythingDelivered,
    isReturnTimeOver: ({ event: { facts } }) =>
      facts.deliveredTime !== undefined && facts.now - facts.deliveredTime >= completeAfter && !facts.afterSaleOpen,
    isEverythingRefunded: ({ event: { facts } }) => facts.everythingRefunded,
  },
});
