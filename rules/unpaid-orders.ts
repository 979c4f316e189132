import { flashPayWindow, payWindow } from './limits.ts';

/** How many orders may wait for their payment at once. */
export const mostUnpaidOrders = {
  account: 10,
  /** Of a guest's address in one network: somebody else who names it elsewhere takes nothing from whoever reads its mail. */
  email: 5,
  /** Of all guests, and of all members who have never paid, who call from one network; a wider one has its share of that. */
  network: 20,
} as const;

/** What orders take pieces of: the stock of a variant, or the quota of a promotion. */
export type HeldKind = 'STOCK' | 'QUOTA';

/** Of the pieces of either, how many the unpaid orders of one network may hold together; basis points. */
const heldByNetwork = 500;

/** Of a short stock a household may hold so many, and no more than a quarter: three lamps over a table are one order. */
const household = { pieces: 4, ofStock: 4 } as const;

/**
 * How many pieces the unpaid orders of a network may hold, the first one as well.
 * @param whole the stock with what is held, or the quota
 * @param share of the network, of what one caller may do; a home holds no more than one caller of it
 */
export function mostHeld(kind: HeldKind, whole: number, share: number): number {
  const twentieth = Math.floor((whole * heldByNetwork) / 10_000);
  const few = kind === 'STOCK' ? Math.min(household.pieces, Math.floor(whole / household.ofStock)) : 0;
  return Math.max(1, twentieth, few) * Math.max(1, Math.floor(share / 2));
}

/** From so many unpaid orders of a network on, its next ones have less time. */
const crowded = 3;

/** How long an order may wait for its payment; ms. */
export function payWindowOf(isFlash: boolean, unpaidOfNetwork: number): number {
  return isFlash || unpaidOfNetwork >= crowded ? flashPayWindow : payWindow;
}
