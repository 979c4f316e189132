import type { SnapshotFrom } from 'xstate';
import type { countdownMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof countdownMachine>;

/** Milliseconds left, never negative. */
export const selectLeft = ({ context }: Snapshot): number => Math.max(0, context.until - context.now);
