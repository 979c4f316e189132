import type { SnapshotFrom } from 'xstate';
import type { noticeMachine } from './machine.ts';

export const selectIsLeaving = (snapshot: SnapshotFrom<typeof noticeMachine>): boolean => snapshot.matches('leaving');
