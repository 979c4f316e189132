import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './machine.ts';

export const selectIsGoingBack = (snapshot: SnapshotFrom<typeof navigationMachine>): boolean =>
  snapshot.matches('goingBack');
