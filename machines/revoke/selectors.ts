import type { SnapshotFrom } from 'xstate';
import type { revokeMachine } from './machine.ts';
import type { RevokeProblem, RevokeReceipt, RevokeDraft } from './types.ts';

type Snapshot = SnapshotFrom<typeof revokeMachine>;

export const selectDraft = ({ context }: Snapshot): RevokeDraft | null => context.draft;
export const selectProblem = ({ context }: Snapshot): RevokeProblem | null => context.problem;
export const selectReceipt = ({ context }: Snapshot): RevokeReceipt | null => context.receipt;
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches('readFailed');
export const selectIsImpossible = (snapshot: Snapshot): boolean => snapshot.matches('impossible');
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending');
export const selectIsUnsure = (snapshot: Snapshot): boolean => snapshot.matches('outcomeUnknown');
