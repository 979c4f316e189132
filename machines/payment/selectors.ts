import type { SnapshotFrom } from 'xstate';
import { chosenOf, waitsForShopper } from './facts.ts';
import type { paymentMachine } from './machine.ts';
import type { Decline, PaymentAttempt, PaymentMethodChoice } from './types.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** A state of the first level: each has a view of its own. */
export type PaymentStep = Extract<Snapshot['value'], string> | 'confirming';

export const selectStep = ({ value }: Snapshot): PaymentStep => (typeof value === 'string' ? value : 'confirming');
export const selectAttempt = (snapshot: Snapshot): PaymentAttempt | null => snapshot.context.facts?.attempt ?? null;
/** Why the last attempt failed, while another method is chosen. */
export const selectDecline = (snapshot: Snapshot): Decline | null =>
  snapshot.matches('choosing') ? (snapshot.context.facts?.attempt?.failure ?? null) : null;
/** The way to pay that stands chosen. */
export const selectChosen = ({ context }: Snapshot): PaymentMethodChoice | null => chosenOf(context);
/** The card form is what the shopper asked for on this page; an attempt from before is only offered to go on. */
export const selectIsCardWanted = (snapshot: Snapshot): boolean =>
  snapshot.matches('cardForm') && snapshot.context.choice !== null;
/** An attempt stands open at the bank, and the shopper has not confirmed it there. */
export const selectWaitsForShopper = ({ context }: Snapshot): boolean => waitsForShopper(context);
/** The shop finds out how an attempt ended. Until it knows, there is nothing that the shopper could do in time. */
export const selectIsBeingChecked = (snapshot: Snapshot): boolean =>
  snapshot.matches('unknown') || (snapshot.matches('confirming') && !selectWaitsForShopper(snapshot));
