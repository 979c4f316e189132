import { selectCount } from '#machines/cart/selectors.ts';
import type { Actors } from '../actors.ts';
import { whenAdded } from './add-to-cart.ts';

/** Hears of every addition that the cart took, wherever in the shop it was asked for; returns the end of it. */
export function listenToAdditions(
  { cart }: Actors,
  onAdded: (line: { readonly sku: string; readonly quantity: number }) => void,
): () => void {
  const { unsubscribe } = cart.system.inspect((seen) => {
    if (seen.type !== '@xstate.event' || seen.actorRef !== cart || seen.event.type !== 'cart.add') return;
    const { sku, others = [] } = seen.event;
    const lines = [seen.event, ...others].map((line) => ({ sku: line.sku, quantity: line.quantity }));
    const before = selectCount(cart.getSnapshot());
    // The cart has heard of it when this microtask runs.
    queueMicrotask(
      () => void whenAdded(cart, sku, before).then((isAdded) => isAdded && lines.forEach((line) => onAdded(line))),
    );
  });
  return unsubscribe;
}
