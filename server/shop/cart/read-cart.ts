import type { LineSource } from '#rules/cart-lines.ts';
import type { MemberContext, RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { linesFromInput } from '../pricing/cart-lines.ts';
import { resolveKnownLines } from '../pricing/line-offers.ts';
import { type CartOwner, readKnownLines, readLines } from './stored-lines.ts';
import { type CartView, presentCart, viewCart } from './view-cart.ts';

/** The cart of a member in the current market. */
export async function readCart(shop: ShopContext, member: MemberContext): Promise<CartView> {
  const now = shop.clock.now();
  const { site, country, account } = member;
  const cart = await readKnownLines(shop.db, member, now);
  const owner = { accountId: account.accountId };
  const resolved = await resolveKnownLines(shop, shop.db, { site, now, ...owner }, cart);
  return presentCart(shop, shop.db, cart.lines, resolved, {
    ...{ site, country, now },
    ...(cart.hasCoupons ? owner : {}),
  });
}

/** Prices the cart that a guest keeps in the browser; nothing is stored. */
export async function quoteCart(
  shop: ShopContext,
  { site, country }: RequestContext,
  { lines, selected }: { readonly lines: readonly LineSource[]; readonly selected: readonly string[] },
): Promise<CartView> {
  return viewCart(shop, linesFromInput(lines, selected), { site, country, now: shop.clock.now() });
}

/** The number on the cart button: the sum of all quantities, selected or not. */
export async function countCart(shop: ShopContext, member: CartOwner): Promise<number> {
  const lines = await readLines(shop.db, member, shop.clock.now());
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}
