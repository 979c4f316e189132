import type { SnapshotFrom } from 'xstate';
import type { promotionMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof promotionMachine>;

/** Whether its page shows it: announced, running or over. */
export const selectIsPublic = (snapshot: Snapshot): boolean => snapshot.hasTag('public');
/** Whether it grants its prices. */
export const selectIsBuyable = (snapshot: Snapshot): boolean => snapshot.hasTag('buyable');
