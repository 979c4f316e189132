import { requestTimeout } from '#rules/limits.ts';
import type { ShopClient, Transport } from './client.ts';
import { isRefusal, alreadyDone } from './envelope.ts';
import { transportFailure } from './errors.ts';
import type { Gate } from './gate.ts';
import { addHeaders, type ClientFacts } from './headers.ts';
import type { RemoteLog } from './remote-log.ts';
import type { ServerClock } from './server-clock.ts';

export interface ShopFetchParts {
  readonly fetch: Transport;
  readonly facts: () => ClientFacts;
  readonly gate: Gate;
  readonly clock: ServerClock;
  readonly deviceNow: () => number;
  readonly log: RemoteLog;
  /**
   * A member's token was refused by our host; `token` is the one that was sent.
   * @returns true once another token has taken its place
   */
  readonly onUnauthorized: (token: string) => Promise<boolean>;
  /** How long a reply is waited for (ms). */
  readonly timeout?: number;
}

/** Operations whose 401 is an answer to a form or a silent failure, never the end of a session. */
const ownUnauthorized = ['/bff-app/v1/mobile/email/login', '/bff-app/v1/mobile/refresh-token'];
/** The one operation that may run while the gate is closed: it is what the others wait for. */
const passesGate = '/bff-app/v1/mobile/refresh-token';

interface Attempt {
  readonly response: Response;
  /** The token of a member that was not good enough. */
  readonly refused?: string;
}

/** The fetch below every call of the shop: headers, time-out, queue, session end, server time, remote log. */
export function createShopFetch(parts: ShopFetchParts): ShopClient['send'] {
  const attempt = async (request: Request, account: string, transport: Transport): Promise<Attempt> => {
    const { pathname } = new URL(request.url);
    if (pathname !== passesGate) {
      // Nothing may come between this look and the reading of the token: an exchange could begin there.
      for (let opening = parts.gate.opening(); opening; opening = parts.gate.opening()) await opening;
    }
    // What one member asked for is never asked with the token of another, nor kept for one what another was answered.
    const facts = parts.facts();
    if (facts.account !== account) throw transportFailure(undefined, AbortSignal.abort());
    const headers = new Headers(request.headers);
    addHeaders(headers, facts);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(parts.timeout ?? requestTimeout)]);
    const sent = copyOf(request);
    const askedAt = parts.deviceNow();
    let response: Response;
    try {
      response = await transport(new Request(request, { headers, signal }));
    } catch (cause) {
      throw transportFailure(cause, signal);
    }

    const body = await peek(response);
    const serverTime = serverTimeOf(body);
    if (serverTime !== undefined) parts.clock.measure(serverTime, askedAt, parts.deviceNow());
    if (isWorthLogging(response, body)) {
      parts.log.request({
        url: request.url,
        httpStatus: response.status,
        httpMethod: request.method,
        headers: Object.fromEntries(headers),
        data: sent && (await readJson(sent)),
        body,
      });
    }
    const isRefused = isRefusal(body) && body.status === 401 && facts.token && !ownUnauthorized.includes(pathname);
    return isRefused ? { response, refused: facts.token } : { response };
  };

  return async (request, transport = parts.fetch) => {
    // A refused request has done nothing and goes once more with the next token; its body can be read only once.
    const { token, account } = parts.facts();
    const spare = token ? copyOf(request) : undefined;
    const { response, refused } = await attempt(request, account, transport);
    if (refused === undefined || !(await parts.onUnauthorized(refused)) || !spare) return response;
    if (parts.facts().account !== account) return response;
    const again = await attempt(spare, account, transport);
    if (again.refused !== undefined) void parts.onUnauthorized(again.refused);
    return again.response;
  };
}

/** A second reading of a request. What may outlive its page goes out as it was made, once: a copy would turn it into a stream. */
function copyOf(request: Request): Request | undefined {
  return request.keepalive ? undefined : request.clone();
}

async function peek(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  // Where it is unreadable, whoever asked reads the same text and reports it.
  return readJson(response.clone());
}

/** Undefined for what is no JSON. */
async function readJson(message: Request | Response): Promise<unknown> {
  try {
    return await message.json();
  } catch {
    // A form or a file: nothing to quote.
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
  const expected: readonly unknown[] = [200, 401, alreadyDone];
  return !(response.status === 200 && expected.includes(status));
}
