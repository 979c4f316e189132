import type { CallFailure, Outcome } from './outcome.ts';

export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object | undefined;
  /** Without it a POST is sent once: a lost reply must never become a second charge. */
  readonly idempotencyKey?: string | undefined;
  /** The reply is a file: its body is bytes. */
  readonly bytes?: boolean | undefined;
};

export type ProviderReply = { readonly status: number; readonly body: unknown };

export type HttpClientConfig = {
  /** As it stands in a sentence: "payment provider". */
  readonly company: string;
  readonly origin: string;
  /** Absent for a company that anybody may ask. */
  readonly apiKey?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxTries?: number | undefined;
  /** First pause between two tries in ms; doubles each time, with jitter. */
  readonly pauseMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
};

/** The longest reply that is read, in bytes: what an outside company sends must not fill our memory. */
const longestReply = 512 * 1_024;

/** @throws when the body is longer than it may be */
const readBounded = async ({ body }: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    parts.push(part.value);
    if (length <= longestReply) continue;
    await reader.cancel();
    throw new RangeError('The reply is too long.');
  }
  return Buffer.concat(parts);
};

const failure = (kind: 'unavailable' | 'timeout' | 'invalid', code: string, message: string): CallFailure => ({
  kind,
  code,
  message,
});

const isWorthRetrying = (status: number) => status >= 500 || status === 429;

/**
 * Talks JSON to an outside company: every try has a time-out, and only what is safe to repeat is repeated
 * (reads, and writes that carry an idempotency key).
 */
export const createHttpClient = (config: HttpClientConfig) => {
  const { timeoutMs = 5_000, maxTries = 5, pauseMs = 100, fetch: send = fetch } = config;

  const tryOnce = async (request: ProviderRequest): Promise<Outcome<ProviderReply, CallFailure>> => {
    const headers: Record<string, string> = {};
    if (config.apiKey) headers['authorization'] = `Bearer ${config.apiKey}`;
    if (request.body) headers['content-type'] = 'application/json';
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
    try {
      const response = await send(new URL(request.path, config.origin), {
        method: request.method,
        headers,
        ...(request.body && { body: JSON.stringify(request.body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const bytes = await readBounded(response);
      if (isWorthRetrying(response.status))
        return {
          ok: false,
          failure: failure('unavailable', `http_${response.status}`, `The ${config.company} is not available.`),
        };
      const body: unknown = request.bytes && response.ok ? bytes : JSON.parse(bytes.toString('utf8'));
      return { ok: true, value: { status: response.status, body } };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        return {
          ok: false,
          failure: failure('timeout', 'timeout', `No reply from the ${config.company} within ${timeoutMs} ms.`),
        };
      return {
        ok: false,
        failure: failure('unavailable', 'no_reply', `The ${config.company} gave no readable reply.`),
      };
    }
  };

  return async (request: ProviderRequest): Promise<Outcome<ProviderReply, CallFailure>> => {
    const tries = request.method === 'GET' || request.idempotencyKey ? maxTries : 1;
    let reply = await tryOnce(request);
    for (let tried = 1; tried < tries && !reply.ok; tried += 1) {
      const pause = pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, pause));
      reply = await tryOnce(request);
    }
    return reply;
  };
};
