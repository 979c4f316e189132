/** Paths whose bodies never leave the browser, from the specification. */
export const unloggedPaths: readonly string[] = [
  '/bff-app/v1/mobile/email/registry',
  '/bff-app/v1/mobile/email/login',
  '/app-mall/v1/internal/inventory/stock',
  '/app-mall/v1/order/checkSkuQualityAndInventory',
  '/app-mall/v1/user-share-code/bind',
  '/app-mall/v1/appQuestionAnswer/answerer-apply',
  '/bff-app/ai-robot/execute',
  '/app-mall/v1/appQuestionAnswer/reply',
];

const secret =
  /password|token|code|card|cvv|phone|address|email|authorization|access-?key|ticket|name|secret|line\d|city|district|company|tax-?id|birthday|note|remark|session-?id/i;
/** In free text: addresses of mails, numbers of cards, tokens. */
const personal = /[\w.+-]{1,64}@[\w.-]{1,99}|\b[ar]t_[\w-]+|\b\d(?:[ -]?\d){12,18}\b/g;
const redacted = '[redacted]';
const entryLimit = 8_192;
const entriesPerMinute = 10;

export interface FailedRequest {
  readonly url: string;
  readonly httpStatus: number;
  readonly httpMethod: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed bodies, sent and received. */
  readonly data: unknown;
  readonly body: unknown;
}

export interface RemoteLog {
  request(failed: FailedRequest): void;
  pageError(error: unknown): void;
}

/** Replaces every value whose key sounds secret or personal, and what looks so in the others. */
export function redact(value: unknown, depth = 0): unknown {
  if (depth > 6) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redact(item, depth + 1));
  if (typeof value === 'string') return value.replace(personal, redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secret.test(key) ? redacted : redact(item, depth + 1)]),
  );
}

/** An address without its query: queries hold emails and keys. */
function bareUrl(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** Sends what failed to the log, ten entries a minute at most. */
export function createRemoteLog(to: {
  readonly send: (entry: string) => void;
  readonly href: () => string;
  readonly now: () => number;
}): RemoteLog {
  let sentAt: number[] = [];

  const send = (traceId: 'web-api' | 'web-code', data: Record<string, unknown>) => {
    const now = to.now();
    sentAt = sentAt.filter((at) => now - at < 60_000);
    if (sentAt.length >= entriesPerMinute) return;
    sentAt.push(now);
    const entry = JSON.stringify({ traceId, appId: 'app-mall', data });
    // Half an entry is no JSON: a long one goes without its bodies.
    const short = { ...data, data: null, body: null };
    to.send(entry.length <= entryLimit ? entry : JSON.stringify({ traceId, appId: 'app-mall', data: short }));
  };

  return {
    request({ url, httpStatus, httpMethod, headers, data, body }) {
      const bare = bareUrl(url);
      if (unloggedPaths.some((path) => bare.endsWith(path))) return;
      const { authorization: _secret, ...shown } = headers;
      // Null where nothing was sent or nothing readable came: every entry has the same keys.
      const redacted = { data: redact(data ?? null), headers: redact(shown), body: redact(body ?? null) };
      send('web-api', { url: bare, href: bareUrl(to.href()), httpStatus, httpMethod, ...redacted });
    },
    pageError(error) {
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send('web-code', { stack: redact(stack.slice(0, 4_000)), href: bareUrl(to.href()) });
    },
  };
}
