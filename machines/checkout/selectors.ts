import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './machine.ts';
import type { CheckoutContext, CheckoutProblem, Choices, CreatedOrder } from './types.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export const selectChoices = (snapshot: Snapshot): Choices => snapshot.context.choices;
export const selectQuote = (snapshot: Snapshot): CheckoutContext['quote'] => snapshot.context.quote;
export const selectNotice = (snapshot: Snapshot): CheckoutContext['notice'] => snapshot.context.notice;
export const selectRefusals = (snapshot: Snapshot): readonly CheckoutProblem[] => snapshot.context.refusals;
export const selectOrder = (snapshot: Snapshot): CreatedOrder | null => snapshot.context.order;
export const selectIsQuoting = (snapshot: Snapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('quoting');
export const selectIsSubmitting = (snapshot: Snapshot): boolean => snapshot.hasTag('submitting');
export const selectIsUnsure = (snapshot: Snapshot): boolean => snapshot.matches('outcomeUnknown');
export const selectIsUnquoted = (snapshot: Snapshot): boolean => snapshot.matches('quoteFailed');
/** The order button: problems disable it, work in progress makes it wait. */
export const selectCanSubmit = (snapshot: Snapshot): boolean =>
  snapshot.matches('outcomeUnknown') ||
  (snapshot.matches('ready') &&
    snapshot.context.quote?.problems.length === 0 &&
    snapshot.context.refusals.length === 0);
