import type { SnapshotFrom } from 'xstate';
import type { tokenRefreshMachine } from './machine.ts';

/** While true, every call but the refresh itself waits. */
export const selectIsExchanging = (snapshot: SnapshotFrom<typeof tokenRefreshMachine>): boolean =>
  snapshot.matches('exchanging');
