import type { SnapshotFrom } from 'xstate';
import type { revokeMachine } from './machine.ts';
import type { RevokeProblem, RevokeReceipt, RevokeWish } from './types.ts';
import { missingOf, type Missing } from './wish.ts';

type Snapshot = SnapshotFrom<typeof revokeMachine>;

export const selectWish = ({ context }: Snapshot): RevokeWish | null => context.wish;
export const selectProblem = ({ context }: Snapshot): RevokeProblem | null => context.problem;
export const selectReceipt = ({ context }: Snapshot): RevokeReceipt | null => context.receipt;
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches('unread');
export const selectIsImpossible = (snapshot: Snapshot): boolean => snapshot.matches('impossible');
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending');
export const selectIsUnsure = (snapshot: Snapshot): boolean => snapshot.matches('unsure');
/** What is missing, once the shopper has asked without it. */
export const selectMissing = ({ context }: Snapshot): readonly Missing[] => (context.asked ? missingOf(context) : []);
