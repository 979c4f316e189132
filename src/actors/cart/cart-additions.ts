import type { Actors } from '../actors.ts';

/** Hears of every line that the cart took, wherever in the shop it was asked for; returns the end of it. */
export function listenToAdditions(
  { cart }: Pick<Actors, 'cart'>,
  onAdded: (line: { readonly sku: string; readonly quantity: number }) => void,
): () => void {
  return cart.on('cart.added', ({ command }) => {
    for (const { sku, quantity } of [command, ...(command.others ?? [])]) onAdded({ sku, quantity });
  }).unsubscribe;
}
