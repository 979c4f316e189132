import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { addLine, deleteLines, updateLines } from '../shop/cart/change-cart.ts';
import { mergeCart, withdrawMerge } from '../shop/cart/merge-cart.ts';
import { countCart, quoteCart, readCart } from '../shop/cart/read-cart.ts';

export const cartRoutes = defineHandlers({
  getCart: ({ context }, shop) => readCart(shop, requireMember(context)),
  addCartLine: ({ context, body, headers }, shop) =>
    addLine(shop, requireMember(context), body, headers['idempotency-key']),
  updateCartLines: ({ context, body }, shop) => updateLines(shop, requireMember(context), body),
  deleteCartLines: ({ context, body }, shop) => deleteLines(shop, requireMember(context), body.ids),
  mergeCart: ({ context, body, headers }, shop) =>
    mergeCart(shop, requireMember(context), body, headers['idempotency-key']),
  withdrawMerge: ({ context, query }, shop) => withdrawMerge(shop, requireMember(context), query.key),
  getCartQuantity: ({ context }, shop) => countCart(shop, requireMember(context)),
  quoteCart: ({ context, body }, shop) => quoteCart(shop, context, body),
});
