import { defineHandlers, memberOf, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { addLine, deleteLines, updateLines } from '../shop/cart/change-cart.ts';
import { mergeCart } from '../shop/cart/merge-cart.ts';
import { type CartVisitor, countCart, quoteCart, readCart } from '../shop/cart/read-cart.ts';

const visitorOf = (request: ShopRequest<OperationId>): CartVisitor => ({
  accountId: memberOf(request).accountId,
  site: request.site,
  country: request.country,
});

export const cartRoutes = defineHandlers({
  getCart: (request, shop) => readCart(shop, visitorOf(request)),
  addCartLine: (request, shop) => addLine(shop, visitorOf(request), request.body),
  updateCartLines: (request, shop) => updateLines(shop, visitorOf(request), request.body),
  deleteCartLines: (request, shop) => deleteLines(shop, visitorOf(request), request.body.ids),
  mergeCart: (request, shop) => mergeCart(shop, visitorOf(request), request.body, request.headers['idempotency-key']),
  getCartQuantity: (request, shop) => countCart(shop, visitorOf(request)),
  quoteCart: (request, shop) => quoteCart(shop, request, request.body),
});
