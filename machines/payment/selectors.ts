import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './machine.ts';
import type { Decline, PaymentAttempt } from './types.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** A state of the first level: each has a view of its own. */
export type PaymentStep = Extract<Snapshot['value'], string> | 'confirming';

export const selectStep = ({ value }: Snapshot): PaymentStep => (typeof value === 'string' ? value : 'confirming');
export const selectAttempt = (snapshot: Snapshot): PaymentAttempt | null => snapshot.context.facts?.attempt ?? null;
/** Why the last attempt failed, while another method is chosen. */
export const selectDecline = (snapshot: Snapshot): Decline | null =>
  snapshot.matches('choosing') ? (snapshot.context.facts?.attempt?.failure ?? null) : null;
