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

/** Body status of "already done, nothing to tell". */
export const nothingToTell = 40;

/**
 * Takes the data out of the envelope of a call. Rejects with a ShopApiError for every other body status and for HTTP
 * statuses outside 200-299; body status 40 rejects too, and callers that expect it use `isNothingToTell`.
 */
export async function unwrap<Reply>(calling: Promise<Call<Reply>>): Promise<DataOf<Reply>> {
  const { data, error, response } = await calling.catch((cause: unknown) => {
    throw readingFailure(cause);
  });
  if (!response.ok) throw httpFailure(response.status, error);
  if (isSuccess(data)) return data.data;
  if (isRefusal(data)) throw refusal(data);
  throw new ShopApiError(failureTexts.parse, { kind: 'parse', status: 0 });
}

/** True for the error of a call whose work was done before. */
export function isNothingToTell(error: unknown): boolean {
  return error instanceof ShopApiError && error.status === nothingToTell;
}

function isSuccess<Reply>(reply: Reply | undefined): reply is Reply & { status: 200; data: DataOf<Reply> } {
  return typeof reply === 'object' && reply !== null && 'status' in reply && reply.status === 200;
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

function httpFailure(status: number, body: unknown): ShopApiError {
  const told = isRefusal(body) ? body : undefined;
  const { code, fields, traceId } = told ?? {};
  return new ShopApiError(told?.message ?? failureTexts.http(status), { kind: 'http', status, code, fields, traceId });
}
