import type { components } from '#openapi/types.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { addLine } from '../cart/change-cart.ts';
import { type OrderRow, readLines } from './order-row.ts';

/** Puts the items of an order into the member's cart of its market, at today's prices; what cannot be had is skipped. */
export async function rebuy(
  shop: ShopContext,
  order: OrderRow,
  member: MemberContext,
): Promise<components['schemas']['Rebuy']> {
  const added: string[] = [];
  const skipped: { sku: string; code: string }[] = [];
  for (const { sku, quantity } of await readLines(shop.db, order.order_no)) {
    try {
      await addLine(shop, { ...member, site: order.site, country: order.country }, { sku, quantity, buyType: 0 });
      added.push(sku);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      skipped.push({ sku, code: error.code });
    }
  }
  return { added, skipped };
}
