import type { SnapshotFrom } from 'xstate';
import type { assistantMachine } from './machine.ts';
import type { AssistantContext } from './types.ts';

type Snapshot = SnapshotFrom<typeof assistantMachine>;

export const selectIsOpening = (snapshot: Snapshot): boolean => snapshot.matches('opening');
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');
export const selectIsOffline = (snapshot: Snapshot): boolean => snapshot.matches({ ready: 'offline' });
export const selectIsHandedOver = (snapshot: Snapshot): boolean => snapshot.matches({ ready: 'handedOver' });
export const selectTalk = ({ context }: Snapshot): AssistantContext => context;
