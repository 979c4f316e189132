import type { SnapshotFrom } from 'xstate';
import type { couponMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof couponMachine>;

export const selectIsUsable = (snapshot: Snapshot): boolean => snapshot.matches('claimed');
export const selectOrderNo = ({ context }: Snapshot): string | null => context.orderNo;
/** What it takes off its order, in minor units of the order's currency. */
export const selectDiscount = ({ context }: Snapshot): number => context.discount;
/** Epoch ms from which it cannot be used any more. */
export const selectValidTo = ({ context }: Snapshot): number => context.validTo;
