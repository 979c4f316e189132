import { flashPayWindow, payWindow } from './limits.ts';

/** How many orders may wait for their payment at once. */
export const mostUnpaidOrders = {
  account: 10,
  email: 5,
  /** Of all guests, and of all members who have never paid, who call from one network. */
  network: 20,
} as const;

/** Of the pieces of an item, how many the unpaid orders of one network may hold together; basis points. */
const heldByNetwork = 500;

/** From so many unpaid orders of a network on, its next ones have less time. */
const crowded = 3;

export interface HeldPieces {
  /** Held by the unpaid orders of the network already. */
  readonly held: number;
  readonly quantity: number;
  /** With what is held. */
  readonly stock: number;
}

/** Whether a network may hold so many pieces more. The first order of a network for an item is for whoever is there. */
export function mayHold({ held, quantity, stock }: HeldPieces): boolean {
  return held === 0 || (held + quantity) * 10_000 <= stock * heldByNetwork;
}

/** How long an order may wait for its payment; ms. */
export function payWindowOf(isFlash: boolean, unpaidOfNetwork: number): number {
  return isFlash || unpaidOfNetwork >= crowded ? flashPayWindow : payWindow;
}
