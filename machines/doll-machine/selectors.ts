import type { SnapshotFrom } from 'xstate';
import type { dollMachine } from './machine.ts';
import type { DollContext } from './types.ts';

type Snapshot = SnapshotFrom<typeof dollMachine>;

export const selectPhase = ({ value }: Snapshot): Snapshot['value'] => value;
export const selectResult = ({ context }: Snapshot): DollContext['result'] => context.result;
export const selectIsDemo = ({ context }: Snapshot): boolean => context.isDemo;
export const selectProblem = ({ context }: Snapshot): string | null => context.problem;
