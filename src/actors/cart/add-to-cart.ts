import type { AddCommand } from '#machines/cart/types.ts';
import type { Actors } from '../actors.ts';

/** Adds a line, or the lines of a bundle, and waits for the cart's answer: true when it took them, false when it refused. */
export function addToCart({ cart }: Pick<Actors, 'cart'>, lines: Omit<AddCommand, 'type'>): Promise<boolean> {
  const own: AddCommand = { type: 'cart.add', ...lines };
  return new Promise((resolve) => {
    const answers = [
      cart.on('cart.added', ({ command }) => command === own && finish(true)),
      cart.on('cart.refused', ({ commands }) => commands.includes(own) && finish(false)),
    ];
    const finish = (isIn: boolean) => {
      for (const { unsubscribe } of answers) unsubscribe();
      resolve(isIn);
    };
    cart.send(own);
  });
}
