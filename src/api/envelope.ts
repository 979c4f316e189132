import type { components } from '#openapi/types.ts';
import { failureTexts, readingFailure, ShopApiError } from './errors.ts';

type Refusal = components['schemas']['Failure'];

/** The reply of a call: `data` for the HTTP statuses 200-299, `error` for the others. */
export interface Call<Reply> {
  readonly data?: Reply;
  readonly error?: unknown;
  readonly response: Response;
}

/** The `data` of the successful reply of an operation. */
export type DataOf<Envelope> = Extract<Envelope, { status: 200 }> extends { data: infer Data } ? Data : never;

/** Body status of "already done, nothing to tell": as good as 200. */
export const alreadyDone = 40;

/**
 * Takes the data out of the envelope of a call. Body status 40, whose work was done before, passes in silence; where an
 * operation answers with it, its data may be null. Rejects with a ShopApiError for every other body status and for HTTP statuses outside 200-299.
 */
export async function unwrap<Reply>(calling: Promise<Call<Reply>>): Promise<DataOf<Reply>> {
  const { data, error, response } = await calling.catch((cause: unknown) => {
    throw readingFailure(cause);
  });
  if (!response.ok) throw httpFailure(response, error);
  if (isSuccess(data)) return data.data;
  if (isRefusal(data)) throw refusal(data);
  throw new ShopApiError(failureTexts.parse, { kind: 'parse', status: 0 });
}

function isSuccess<Reply>(reply: Reply | undefined): reply is Reply & { status: 200; data: DataOf<Reply> } {
  return typeof reply === 'object' && reply !== null && 'status' in reply && isDone(reply.status);
}

function isDone(status: unknown): boolean {
  return status === 200 || status === alreadyDone;
}

/** The shape every failure of our host has; a proxy's page does not. */
export function isRefusal(envelope: unknown): envelope is Refusal {
  return (
    typeof envelope === 'object' &&
    envelope !== null &&
    'status' in envelope &&
    typeof envelope.status === 'number' &&
    'message' in envelope &&
    typeof envelope.message === 'string' &&
    'serverTime' in envelope
  );
}

function refusal({ message, status, code, fields, data, traceId }: Refusal): ShopApiError {
  return new ShopApiError(message, { kind: 'answer', status, code, fields, data, traceId });
}

function httpFailure(response: Response, body: unknown): ShopApiError {
  const { status } = response;
  const refusal = isRefusal(body) ? body : undefined;
  const { code, fields, traceId } = refusal ?? {};
  return new ShopApiError(refusal?.message ?? failureTexts.http(status), {
    kind: 'http',
    status,
    code,
    fields,
    traceId,
    response,
  });
}
