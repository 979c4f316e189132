import type { SnapshotFrom } from 'xstate';
import type { browseTaskMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof browseTaskMachine>;

/** Milliseconds that the product still has to be visible, never negative. */
export const selectLeft = ({ context }: Snapshot): number => Math.max(0, context.neededMs - context.visibleMs);
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.matches('paused');
export const selectIsCounted = (snapshot: Snapshot): boolean => snapshot.matches('counted');
export const selectIsOver = (snapshot: Snapshot): boolean => snapshot.matches('over');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
