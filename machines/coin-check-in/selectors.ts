import type { SnapshotFrom } from 'xstate';
import type { coinCheckInMachine } from './machine.ts';
import type { CheckInReceipt } from './types.ts';

type Snapshot = SnapshotFrom<typeof coinCheckInMachine>;

export const selectIsChecked = (snapshot: Snapshot): boolean => snapshot.matches('checked');
export const selectIsCheckingIn = (snapshot: Snapshot): boolean => snapshot.matches('checkingIn');
export const selectIsUnsure = (snapshot: Snapshot): boolean => snapshot.matches('outcomeUnknown');
export const selectReceipt = ({ context }: Snapshot): CheckInReceipt | null => context.receipt;
export const selectProblem = ({ context }: Snapshot): string | null => context.problem;
