import type { LineSource } from '#rules/cart-lines.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { linesFromInput } from '../pricing/cart-lines.ts';
import { type CartOwner, readLines } from './stored-lines.ts';
import { type CartView, viewCart } from './view-cart.ts';
import type { Site } from '#rules/markets.ts';

/** A member and the place they shop from. */
export interface CartVisitor extends CartOwner {
  readonly country: string;
}

/** The cart of a member in the current market. */
export async function readCart(shop: ShopContext, visitor: CartVisitor): Promise<CartView> {
  const now = shop.clock.now();
  return viewCart(shop, await readLines(shop.db, visitor, now), { ...visitor, now });
}

/** Prices the cart that a guest keeps in the browser; nothing is stored. */
export async function quoteCart(
  shop: ShopContext,
  place: { readonly site: Site; readonly country: string },
  { lines, selected }: { readonly lines: readonly LineSource[]; readonly selected: readonly string[] },
): Promise<CartView> {
  return viewCart(shop, linesFromInput(lines, selected), { ...place, now: shop.clock.now() });
}

/** The number on the cart button: the sum of all quantities, selected or not. */
export async function countCart(shop: ShopContext, owner: CartOwner): Promise<number> {
  const lines = await readLines(shop.db, owner, shop.clock.now());
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}
