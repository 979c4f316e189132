import type { SnapshotFrom } from 'xstate';
import type { rmaWizardMachine } from './machine.ts';
import type { WizardDraft, WizardProblem } from './types.ts';

type Snapshot = SnapshotFrom<typeof rmaWizardMachine>;

export const selectDraft = ({ context }: Snapshot): WizardDraft => context.draft;
export const selectProblem = ({ context }: Snapshot): WizardProblem | null => context.problem;
/** The number of the request that the server has. */
export const selectRmaNo = ({ context }: Snapshot): string | null => context.rmaNo;
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsUnsure = (snapshot: Snapshot): boolean => snapshot.matches('outcomeUnknown');
