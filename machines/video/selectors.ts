import type { SnapshotFrom } from 'xstate';
import type { videoMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof videoMachine>;

export type VideoPhase = 'poster' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

export function selectPhase(snapshot: Snapshot): VideoPhase {
  return typeof snapshot.value === 'string' ? snapshot.value : 'failed';
}

export const selectAttempt = (snapshot: Snapshot): number => snapshot.context.attempt;
