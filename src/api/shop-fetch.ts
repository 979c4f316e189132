import { requestTimeout } from '#rules/limits.ts';
import { isRefusal, nothingToTell } from './envelope.ts';
import { transportFailure } from './errors.ts';
import type { Gate } from './gate.ts';
import { addHeaders, type ClientFacts } from './headers.ts';
import type { RemoteLog } from './remote-log.ts';
import type { ServerClock } from './server-clock.ts';

export interface ShopFetchParts {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly facts: () => ClientFacts;
  readonly gate: Gate;
  readonly clock: ServerClock;
  readonly deviceNow: () => number;
  readonly log: RemoteLog;
  /** A member's token was refused by our host; `token` is the one that was sent. */
  readonly onUnauthorized: (token: string) => void;
}

/** Operations whose 401 is an answer to a form or a silent failure, never the end of a session. */
const ownUnauthorized = ['/bff-app/v1/mobile/email/login', '/bff-app/v1/mobile/refresh-token'];
/** The one operation that may run while the gate is closed: it is what the others wait for. */
const passesGate = '/bff-app/v1/mobile/refresh-token';

/** The fetch below every call of the shop: headers, time-out, queue, session end, server time, remote log. */
export function createShopFetch(parts: ShopFetchParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== passesGate) await parts.gate.passage();

    const facts = parts.facts();
    const headers = new Headers(request.headers);
    addHeaders(headers, facts);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeout)]);
    const askedAt = parts.deviceNow();
    let response: Response;
    try {
      response = await parts.fetch(new Request(request, { headers, signal }));
    } catch (cause) {
      throw transportFailure(cause, signal);
    }

    const body = await peek(response);
    const serverTime = serverTimeOf(body);
    if (serverTime !== undefined) parts.clock.measure(serverTime, askedAt, parts.deviceNow());
    if (isRefusal(body) && body.status === 401 && facts.token && !ownUnauthorized.includes(pathname)) {
      parts.onUnauthorized(facts.token);
    }
    if (isWorthLogging(response, body)) {
      parts.log.request({
        url: request.url,
        httpStatus: response.status,
        httpMethod: request.method,
        headers: Object.fromEntries(headers),
        data: undefined,
        body,
      });
    }
    return response;
  };
}

async function peek(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  try {
    return await response.clone().json();
  } catch {
    // Whoever asked reads the same text and reports it as unreadable.
    return undefined;
  }
}

function serverTimeOf(body: unknown): number | undefined {
  return typeof body === 'object' && body !== null && 'serverTime' in body && typeof body.serverTime === 'number'
    ? body.serverTime
    : undefined;
}

function isWorthLogging(response: Response, body: unknown): boolean {
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;
  const expected: readonly unknown[] = [200, 401, nothingToTell];
  return !(response.status === 200 && expected.includes(status));
}
