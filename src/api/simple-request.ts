import { failureTexts } from './errors.ts';

type Params = Readonly<Record<string, string | number | boolean>>;

/** What is sent with a POST: the data, or else the params. */
interface Parcel {
  readonly data?: unknown;
  readonly params?: Params;
}

/** The request helper for what is no operation of the contract: files of the shop, and the log. */
export interface SimpleRequest {
  /** Asks with `params` in the query. */
  get(url: string, params?: Params, signal?: AbortSignal): Promise<unknown>;
  post(url: string, parcel?: Parcel): Promise<unknown>;
}

/**
 * Makes the helper. A relative address belongs to `host`, an absolute one stays. A JSON answer is parsed, any other is
 * text. Rejects with 'Request failed with status N' for every status but 200, and with 'Network error occurred'.
 */
export function createSimpleRequest(host: string, fetch: (request: Request) => Promise<Response>): SimpleRequest {
  const send = async (request: Request): Promise<unknown> => {
    const response = await fetch(request).catch((cause: unknown) => {
      // Who gave up waiting knows why, and no network failed.
      throw request.signal.aborted ? cause : new Error(failureTexts.network, { cause });
    });
    if (response.status !== 200) throw new Error(failureTexts.http(response.status));
    return parsed(await response.text());
  };
  return {
    get(url, params = {}, signal) {
      const address = new URL(url, host);
      for (const [name, value] of Object.entries(params)) address.searchParams.append(name, String(value));
      return send(new Request(address, signal ? { signal } : {}));
    },
    post(url, { data, params } = {}) {
      const body = JSON.stringify(data ?? params);
      const headers = { 'content-type': 'application/json' };
      return send(new Request(new URL(url, host), { method: 'POST', headers, body: body ?? null }));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every answer is JSON; what is not comes as it is.
    return text;
  }
}
