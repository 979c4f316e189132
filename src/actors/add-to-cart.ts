import { selectCount, selectIsAdding } from '#machines/cart/selectors.ts';
import type { Actors } from './actors.ts';

/** Adds a line and waits for the cart's answer: true when the cart holds more than before, false when it was refused. */
export function addToCart({ cart }: Actors, sku: string, quantity: number): Promise<boolean> {
  const before = selectCount(cart.getSnapshot());
  cart.send({ type: 'cart.add', sku, quantity });
  return whenAdded(cart, sku, before);
}

function whenAdded(cart: Actors['cart'], sku: string, before: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = () => {
      const now = cart.getSnapshot();
      if (selectIsAdding(now, sku)) return false;
      resolve(selectCount(now) > before);
      return true;
    };
    if (finish()) return;
    const subscription = cart.subscribe(() => {
      if (finish()) subscription.unsubscribe();
    });
  });
}

/** Hears of every addition that the cart took, wherever in the shop it was asked for; returns the end of it. */
export function listenToAdditions(
  { cart }: Actors,
  tell: (line: { readonly sku: string; readonly quantity: number }) => void,
): () => void {
  const { unsubscribe } = cart.system.inspect((seen) => {
    if (seen.type !== '@xstate.event' || seen.actorRef !== cart || seen.event.type !== 'cart.add') return;
    const { sku, quantity } = seen.event;
    const before = selectCount(cart.getSnapshot());
    // The cart has heard of it when this microtask runs.
    queueMicrotask(() => void whenAdded(cart, sku, before).then((isAdded) => isAdded && tell({ sku, quantity })));
  });
  return unsubscribe;
}
