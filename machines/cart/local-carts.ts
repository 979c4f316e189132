import {
  addModes,
  addToCart,
  cartKey,
  emptyCart,
  removeFromCart,
  selectLine,
  setQuantity,
  unselectLine,
  type LocalCart,
} from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import type { CartCommand, LocalCarts, MergeAttempt } from './types.ts';

export function cartOf(carts: LocalCarts, site: Site): LocalCart {
  return carts[site] ?? emptyCart;
}

function applyCommand(cart: LocalCart, command: CartCommand): LocalCart {
  switch (command.type) {
    case 'cart.add':
      // The newest line is shown first, so the first of a bundle is put in last.
      return [command, ...(command.others ?? [])].reduceRight(
        (filled, line) => addToCart(filled, line, command.mode ?? addModes.increment),
        cart,
      );
    case 'cart.setQuantity':
      return [command, ...(command.others ?? [])].reduce(
        (changed, { id, quantity }) => setQuantity(changed, id, quantity),
        cart,
      );
    case 'cart.remove':
      return removeFromCart(cart, command.ids);
    case 'cart.select':
      return command.keys.reduce(command.on ? selectLine : unselectLine, cart);
  }
}

/** The carts after a guest's command. */
export function afterCommand(carts: LocalCarts, site: Site, command: CartCommand): LocalCarts {
  return { ...carts, [site]: applyCommand(cartOf(carts, site), command) };
}

/** The carts without exactly what was sent: a line that grew meanwhile keeps the rest. */
export function afterMerge(carts: LocalCarts, { site, lines }: Pick<MergeAttempt, 'site' | 'lines'>): LocalCarts {
  const rest = lines.reduce(
    (cart, merged) => {
      const key = cartKey(merged.sku, merged.buyType, merged);
      const line = cart.lines.find(({ id }) => id === key);
      return line === undefined ? cart : setQuantity(cart, key, line.quantity - merged.quantity);
    },
    cartOf(carts, site),
  );
  return { ...carts, [site]: rest };
}
