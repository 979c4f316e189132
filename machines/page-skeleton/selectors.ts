import type { SnapshotFrom } from 'xstate';
import type { pageSkeletonMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof pageSkeletonMachine>;

export const selectIsVisible = (snapshot: Snapshot): boolean => snapshot.hasTag('visible');
