import { queryArrayLimit } from '#rules/limits.ts';
import type { CallOptions, InitOf, Method, PathWith, ReplyOf } from './operation-types.ts';

/** The reply as it came; `unwrap` takes the data out. */
export interface Call<Reply> {
  readonly body: Reply;
  readonly response: Response;
}

type Caller<M extends Method> = <P extends PathWith<M>>(path: P, ...init: InitOf<P, M>) => Promise<Call<ReplyOf<P, M>>>;

export interface ShopClient {
  readonly GET: Caller<'get'>;
  readonly POST: Caller<'post'>;
  readonly PUT: Caller<'put'>;
  readonly DELETE: Caller<'delete'>;
}

interface AnyInit extends CallOptions {
  readonly params?: {
    readonly query?: object | undefined;
    readonly header?: object | undefined;
  };
  readonly body?: unknown;
}

/**
 * The typed client of the contract. Every call goes through `fetch`, which adds what the specification asks of all.
 * @example await unwrap(client.GET('/app-mall/v1/product/detail', { params: { query: { spu } } }))
 */
export function createShopClient(fetch: (request: Request) => Promise<Response>, origin: string): ShopClient {
  const caller =
    (method: string) =>
    async (path: string, { params = {}, body, headers, signal }: AnyInit = {}) => {
      const query = writeQuery(params.query ?? {});
      const request = new Request(`${origin}${path}${query && `?${query}`}`, {
        method,
        credentials: 'same-origin',
        headers: headersOf(body, params.header, headers),
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      const response = await fetch(request);
      return { body: parsed(await response.text()), response };
    };

  return { GET: caller('GET'), POST: caller('POST'), PUT: caller('PUT'), DELETE: caller('DELETE') };
}

/** Arrays as repeated parameters, 20 elements at most; absent values are left out. */
export function writeQuery(query: object): string {
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
export const orderKey = (key: string | undefined): Record<string, string> => (key ? { 'order-access-key': key } : {});

function headersOf(body: unknown, declared: object = {}, own: object = {}): Headers {
  const headers = new Headers();
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries({ ...declared, ...own })) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

/** Undefined for what is no JSON; `unwrap` says so. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or a reply that was cut off.
    return undefined;
  }
}
