import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/types.ts';
import { queryArrayLimit } from '#rules/limits.ts';

export type ShopClient = Client<paths>;

/**
 * The typed client of the contract. Every call goes through `fetch`, which adds what the specification asks of all.
 * @example await unwrap(client.GET('/app-mall/v1/product/detail', { params: { query: { spu } } }))
 */
export function createShopClient(fetch: (request: Request) => Promise<Response>, origin: string): ShopClient {
  return createClient<paths>({
    baseUrl: origin,
    credentials: 'same-origin',
    fetch,
    querySerializer: (query) => writeQuery(query),
  });
}

/** Arrays as repeated parameters, 20 elements at most; absent values are left out. */
export function writeQuery(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, queryArrayLimit) : [value];
    for (const item of values) if (item !== undefined && item !== null) params.append(name, String(item));
  }
  return params.toString();
}

/** The header that makes a repeated command the same command. Make the key with the intent and keep it. */
export const idempotent = (key: string) => ({ 'idempotency-key': key });

/** Opens one order of a guest. */
export const orderKey = (key: string | undefined) => (key ? { 'order-access-key': key } : {});
