import type { LocalCart } from '#rules/cart-lines.ts';
import type { SnapshotFrom } from 'xstate';
import { cartOf } from './local-carts.ts';
import type { cartMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** The number on the cart button. */
export const selectCount = (snapshot: Snapshot): number => snapshot.context.count;
/** The guest's cart in the current market; one object until it changes. */
export const selectLocalCart = (snapshot: Snapshot): LocalCart => cartOf(snapshot.context.carts, snapshot.context.site);
/** The server does not have all that was done here. */
export const selectIsBeingWritten = (snapshot: Snapshot): boolean =>
  selectHasPendingCommands(snapshot) || selectIsMerging(snapshot);
/** A change of market rests until it is the last one: nobody asks for the cart before. */
export const selectIsSettling = (snapshot: Snapshot): boolean => snapshot.matches({ count: 'settling' });
export const selectIsMerging = (snapshot: Snapshot): boolean => snapshot.hasTag('merging');
/** Commands are on their way to the server. */
const selectHasPendingCommands = (snapshot: Snapshot): boolean => snapshot.context.queue.length > 0;
export const selectIsAdding = (snapshot: Snapshot, sku: string): boolean =>
  snapshot.context.queue.some(({ command }) => command.type === 'cart.add' && command.sku === sku);
