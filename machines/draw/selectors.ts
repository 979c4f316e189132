import type { SnapshotFrom } from 'xstate';
import type { drawMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof drawMachine>;

/** Whether its winners and its seed are public. */
export const selectIsAnnounced = (snapshot: Snapshot): boolean => snapshot.hasTag('public');
