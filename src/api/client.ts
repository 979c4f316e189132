import createClient, { createQuerySerializer, type Client } from 'openapi-fetch';
import type { paths } from '#openapi/types.ts';
import { queryArrayLimit } from '#rules/limits.ts';

/** The typed client of the contract: each call answers with the reply as it came, `unwrap` takes the data out. */
export type ShopClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> & {
  /** What every call goes through, with a transport of its own: `{ fetch: (request) => client.send(request, transport) }`. */
  readonly send: Send;
};

/** How a request leaves the browser, and what came back. */
export type Transport = (request: Request) => Promise<Response>;

type Send = (request: Request, transport?: Transport) => Promise<Response>;

/**
 * Makes the client. Every call goes through `send`, which adds what the specification asks of all.
 * @example await unwrap(client.GET('/app-mall/v1/product/detail', { params: { query: { spu } } }))
 */
export function createShopClient(send: Send, origin: string): ShopClient {
  // The library hands over an argument of its own behind the request.
  const fetch: Transport = (request) => send(request);
  return {
    ...createClient<paths>({ baseUrl: origin, fetch, credentials: 'same-origin', querySerializer: writeQuery }),
    send,
  };
}

const repeated = createQuerySerializer({ array: { style: 'form', explode: true } });

/** Arrays as repeated parameters, 20 elements at most; absent values are left out. */
function writeQuery(query: Readonly<Record<string, unknown>>): string {
  const capped = Object.entries(query).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.slice(0, queryArrayLimit) : value,
  ]);
  return repeated(Object.fromEntries(capped));
}

/** The header that makes a repeated command the same command. Make the key with the intent and keep it. */
export const idempotent = (key: string) => ({ 'idempotency-key': key });

/** Opens one order of a guest. */
export const orderKey = (key: string | undefined): Record<string, string> => (key ? { 'order-access-key': key } : {});
