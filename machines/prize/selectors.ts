import type { SnapshotFrom } from 'xstate';
import type { prizeMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof prizeMachine>;

/** Whether a piece of the stock is held for it that no order has. */
export const selectIsHeld = (snapshot: Snapshot): boolean => snapshot.hasTag('held');
export const selectOrderNo = ({ context }: Snapshot): string | null => context.orderNo;
/** Epoch ms from which it cannot be claimed any more. */
export const selectExpireTime = ({ context }: Snapshot): number => context.expireTime;
