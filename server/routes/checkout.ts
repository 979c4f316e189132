import { defineHandlers, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { Buyer } from '../shop/checkout/buyer.ts';
import { checkInventory } from '../shop/checkout/check-inventory.ts';
import { createOrder } from '../shop/checkout/create-order.ts';
import { estimateShipping } from '../shop/checkout/estimate-shipping.ts';
import { previewOrder } from '../shop/checkout/preview-order.ts';

const buyerOf = ({ account, clientId, clientType, site, country }: ShopRequest<OperationId>): Buyer => ({
  accountId: account?.accountId,
  clientId,
  clientType,
  site,
  country,
});

export const checkoutRoutes = defineHandlers({
  checkInventory: (request, shop) => checkInventory(shop, request.site, request.body.lines),
  previewOrder: (request, shop) => previewOrder(shop, buyerOf(request), request.body),
  createOrder: (request, shop) => createOrder(shop, buyerOf(request), request.body, request.headers['idempotency-key']),
  estimateShipping: (request, shop) => estimateShipping(shop, request.site, request.query),
});
