import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './machine.ts';

export const selectIsOffline = (snapshot: SnapshotFrom<typeof appMachine>): boolean => snapshot.matches('offline');
