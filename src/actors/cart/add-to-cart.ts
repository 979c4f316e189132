import { selectCount, selectIsAdding } from '#machines/cart/selectors.ts';
import type { LineSource } from '#rules/cart-lines.ts';
import type { Actors } from '../actors.ts';

/** Adds a line and waits for the cart's answer: true when the cart holds more than before, false when it was refused. */
export function addToCart({ cart }: Actors, line: LineSource): Promise<boolean> {
  const before = selectCount(cart.getSnapshot());
  cart.send({ type: 'cart.add', ...line });
  return whenAdded(cart, line.sku, before);
}

/** Waits for the cart's answer about a line; `before` is what the cart held when it was asked. */
export function whenAdded(cart: Actors['cart'], sku: string, before: number): Promise<boolean> {
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
