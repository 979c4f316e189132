import { createHttpClient, type HttpClientConfig, type ProviderReply } from '#server/sandboxes/http-client.ts';
import type { CallFailure } from '#server/sandboxes/outcome.ts';
import { shapeOf } from '#server/sandboxes/shape.ts';
import { readReport } from '#server/sandboxes/signed-report.ts';
import type { Answered, Carrier, CarrierEvent, MadeLabel } from './carrier.ts';

export type SandboxCarrierConfig = Pick<HttpClientConfig, 'timeoutMs' | 'maxTries' | 'pauseMs' | 'fetch'> & {
  readonly apiOrigin: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly now?: (() => number) | undefined;
};

/** Code and name of the sandbox carrier, as rows of the seed have them. */
export const firefly = { code: 'firefly', name: 'Firefly Parcel' } as const;

const text = { type: 'string', maxLength: 200 };
const record = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const event = record(
  {
    eventId: text,
    trackingNo: text,
    time: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    code: text,
    text,
    location: text,
  },
  ['location'],
);

const isEvent = shapeOf<CarrierEvent>(event);
const isLabel = shapeOf<MadeLabel>(record({ trackingNo: text, trackingUrl: text }));
const isHistory = shapeOf<{ readonly events: readonly CarrierEvent[] }>(
  record({ events: { type: 'array', maxItems: 200, items: event } }),
);
const isRefused = shapeOf<{ readonly error: { readonly code: string; readonly message: string } }>(
  record({ error: record({ code: text, message: text }) }),
);

const unreadable: CallFailure = {
  kind: 'invalid',
  code: 'unreadable_reply',
  message: 'The carrier answered in an unknown shape.',
};

const read = <Value>(reply: Answered<ProviderReply>, isValue: (body: unknown) => body is Value): Answered<Value> => {
  if (!reply.ok) return reply;
  const { status, body } = reply.value;
  if (status === 200) return isValue(body) ? { ok: true, value: body } : { ok: false, failure: unreadable };
  return { ok: false, failure: isRefused(body) ? { kind: 'invalid', ...body.error } : unreadable };
};

/** The sandbox behind the interface of a carrier, over HTTP like any other. */
export const createSandboxCarrier = (config: SandboxCarrierConfig): Carrier => {
  const call = createHttpClient({ ...config, company: 'carrier', origin: config.apiOrigin });
  const now = config.now ?? Date.now;
  const at = (kind: 'labels' | 'parcels', trackingNo: string) => `/v1/${kind}/${encodeURIComponent(trackingNo)}`;

  return {
    ...firefly,
    async createLabel({ key, ...body }) {
      return read(await call({ method: 'POST', path: '/v1/labels', body, idempotencyKey: key }), isLabel);
    },
    async readLabel(trackingNo) {
      const reply = await call({ method: 'GET', path: at('labels', trackingNo), bytes: true });
      return read(reply, (body): body is Uint8Array => body instanceof Uint8Array);
    },
    async track(trackingNo) {
      const history = read(await call({ method: 'GET', path: at('parcels', trackingNo) }), isHistory);
      return history.ok ? { ok: true, value: history.value.events } : history;
    },
    verifyWebhook(rawBody, headers) {
      return readReport({ rawBody, headers }, { webhookSecret: config.webhookSecret, now: now() }, isEvent);
    },
  };
};
