import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { setAside, writeReservation } from './set-aside.ts';

/** The pieces of an order were sold to somebody else before they could be reserved again. */
export class StockGone extends Error {
  override readonly name = 'StockGone';
}

export interface StockRequest {
  readonly sku: string;
  readonly quantity: number;
  /** Bought of a flash session, which the pieces are set aside for. */
  readonly isSetAside?: boolean;
}

/**
 * Sets stock aside for an order. Each SKU is taken by one conditional update, in the order of the SKU codes so that two
 * orders can never wait for each other.
 * @returns the SKUs of which there is not enough; the caller must then roll back
 */
export async function reserveStock(
  shop: ShopContext,
  tx: Tx,
  input: { orderNo: string; site: Site; requests: readonly StockRequest[]; expireTime: number },
): Promise<readonly string[]> {
  const { orderNo, site, expireTime } = input;
  const missing: string[] = [];
  for (const { sku, quantity, ofFlash } of bySku(input.requests)) {
    if (!(await setAside(shop, tx, { sku, site, quantity, ofFlash }))) {
      missing.push(sku);
      continue;
    }
    await writeReservation(shop, tx, { orderNo, sku, site, quantity, expireTime });
  }
  return missing;
}

function bySku(requests: readonly StockRequest[]): { sku: string; quantity: number; ofFlash: number }[] {
  const sums = new Map<string, { quantity: number; ofFlash: number }>();
  for (const { sku, quantity: pieces, isSetAside = false } of requests) {
    const { quantity, ofFlash } = sums.get(sku) ?? { quantity: 0, ofFlash: 0 };
    sums.set(sku, { quantity: quantity + pieces, ofFlash: ofFlash + (isSetAside ? pieces : 0) });
  }
  return [...sums].map(([sku, sum]) => ({ sku, ...sum })).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
