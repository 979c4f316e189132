import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';

/** Straight to the checkout with one piece at the price of its promotion. */
export function checkoutOf(sku: string, { promotion }: components['schemas']['PricePart']): string {
  const { buyType, promoItemId } = promotion?.line ?? {};
  return href('/order/checkout', { source: 'BUY_NOW', sku, quantity: 1, buyType, promoItemId });
}
