import { defineHandlers } from '../contract/handler.ts';
import { checkInventory } from '../shop/checkout/check-inventory.ts';
import { createOrder } from '../shop/checkout/create-order.ts';
import { estimateShipping } from '../shop/checkout/estimate-shipping.ts';
import { previewOrder } from '../shop/checkout/preview-order.ts';

export const checkoutRoutes = defineHandlers({
  checkInventory: ({ context, body }, shop) => checkInventory(shop, context, body.lines),
  previewOrder: ({ context, body }, shop) => previewOrder(shop, context, body),
  createOrder: ({ context, body, headers }, shop) => createOrder(shop, context, body, headers['idempotency-key']),
  estimateShipping: ({ context, query }, shop) => estimateShipping(shop, context.site, query),
});
