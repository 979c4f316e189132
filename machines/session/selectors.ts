import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const selectToken = (snapshot: Snapshot): string | null => snapshot.context.token;
export const selectAccountId = (snapshot: Snapshot): string | null => snapshot.context.accountId;
export const selectReturnTo = (snapshot: Snapshot): string | null => snapshot.context.returnTo;
export const selectIsMember = (snapshot: Snapshot): boolean => snapshot.matches({ holder: 'member' });
export const selectIsGuest = (snapshot: Snapshot): boolean => snapshot.matches({ holder: 'guest' });
export const selectIsResolving = (snapshot: Snapshot): boolean => snapshot.matches({ holder: 'resolving' });
