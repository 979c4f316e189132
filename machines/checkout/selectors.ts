import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './machine.ts';
import type { CheckoutContext, Choices, PayMethod } from './types.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export const selectChoices = (snapshot: Snapshot): Choices => snapshot.context.choices;
export const selectNotice = (snapshot: Snapshot): CheckoutContext['notice'] => snapshot.context.notice;
/** A coupon or coins that the last order was to use and that are gone. */
export const selectLost = (snapshot: Snapshot): CheckoutContext['lost'] => snapshot.context.lost;
export const selectPayMethod = (snapshot: Snapshot): PayMethod => snapshot.context.payMethod;
export const selectIsQuoting = (snapshot: Snapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('quoting');
/** Nothing that is ordered may be changed: the order is on its way, exists, or may exist. */
export const selectIsLocked = (snapshot: Snapshot): boolean => snapshot.hasTag('locked');
export const selectIsSubmitting = (snapshot: Snapshot): boolean => snapshot.hasTag('submitting');
export const selectIsUnsure = (snapshot: Snapshot): boolean => snapshot.matches('outcomeUnknown');
export const selectIsUnquoted = (snapshot: Snapshot): boolean => snapshot.matches('quoteFailed');
