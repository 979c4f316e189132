import type { SnapshotFrom } from 'xstate';
import { complaintsOf, type Complaint } from './draft.ts';
import type { rmaMachine } from './machine.ts';
import type { RmaDraft } from './types.ts';

type Snapshot = SnapshotFrom<typeof rmaMachine>;

export const selectDraft = ({ context }: Snapshot): RmaDraft => context.draft;
/** What keeps the draft from being sent. */
export const selectComplaints = ({ context: { facts, draft } }: Snapshot): readonly Complaint[] =>
  complaintsOf(facts, draft);
export const selectCanCancel = (snapshot: Snapshot): boolean => snapshot.matches('requested');
/** What goes back, in minor units; 0 until it is decided. */
export const selectRefund = ({ context }: Snapshot): number => context.refund;
export const selectNote = ({ context }: Snapshot): string | null => context.note;
