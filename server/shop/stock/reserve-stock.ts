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
  for (const { sku, quantity } of bySku(input.requests)) {
    if (!(await setAside(shop, tx, { sku, site, quantity }))) {
      missing.push(sku);
      continue;
    }
    await writeReservation(shop, tx, { orderNo, sku, site, quantity, expireTime });
  }
  return missing;
}

/** Locks the stock of some SKUs in the order in which orders take it, for a caller that decides before it takes. */
export async function lockStock(tx: Tx, site: Site, skus: readonly string[]): Promise<void> {
  const rows = tx.selectFrom('sku_markets').select('sku').where('site', '=', site).forNoKeyUpdate();
  for (const sku of skus.toSorted()) await rows.where('sku', '=', sku).execute();
}

function bySku(requests: readonly StockRequest[]): StockRequest[] {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of requests) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  return [...sums].map(([sku, quantity]) => ({ sku, quantity })).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
