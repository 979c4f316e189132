import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './machine.ts';
import type { Decline, PaymentAttempt } from './types.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** The step whose view is on screen. */
export const selectStep = (snapshot: Snapshot): string =>
  typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? '');
export const selectAttempt = (snapshot: Snapshot): PaymentAttempt | null => snapshot.context.facts?.attempt ?? null;
/** Why the last attempt failed, while another method is chosen. */
export const selectDecline = (snapshot: Snapshot): Decline | null =>
  snapshot.matches('choosing') ? (snapshot.context.facts?.attempt?.failure ?? null) : null;
