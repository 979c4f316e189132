import type { SnapshotFrom } from 'xstate';
import type { bridgeHostMachine } from './machine.ts';

export const selectIsNative = (snapshot: SnapshotFrom<typeof bridgeHostMachine>): boolean => snapshot.matches('native');
