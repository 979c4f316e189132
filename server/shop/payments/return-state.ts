import { createHmac } from 'node:crypto';
import { pagePaths } from '#rules/page-paths.ts';
import { sameText } from '#server/security/same-text.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Signs the address a payment comes back to, so that it works in a browser that never saw the order. */
function returnState({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, paymentNo: string): string {
  return createHmac('sha256', tokenSecret).update(`payment-return ${paymentNo}`).digest('base64url');
}

export function isReturnState(shop: Pick<ShopContext, 'tokenSecret'>, paymentNo: string, state: string): boolean {
  return sameText(returnState(shop, paymentNo), state);
}

/** Where the provider sends the shopper back to; it adds its own signed parameters. */
export function returnUrl(shop: Pick<ShopContext, 'config' | 'tokenSecret'>, paymentNo: string): string {
  const link = new URL(pagePaths.paymentReturn, shop.config.publicOrigin);
  link.searchParams.set('paymentNo', paymentNo);
  link.searchParams.set('state', returnState(shop, paymentNo));
  return link.href;
}
