import type { components } from '#openapi/types.ts';
import { failureTexts, ShopApiError } from './errors.ts';

type Success = components['schemas']['Success'];
type Refusal = components['schemas']['Failure'];

/** What openapi-fetch answers. */
interface Call<Envelope> {
  readonly data?: Envelope;
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
export async function unwrap<Envelope extends Success | Refusal>(
  calling: Promise<Call<Envelope>>,
): Promise<DataOf<Envelope>> {
  const { data, error, response } = await readable(calling);
  if (!response.ok) throw httpFailure(response.status, error);
  if (isSuccess(data)) return data.data;
  if (isRefusal(data)) throw refusal(data);
  throw unreadable();
}

/** True for the error of a call whose work was done before. */
export function isNothingToTell(error: unknown): boolean {
  return error instanceof ShopApiError && error.status === nothingToTell;
}

async function readable<Envelope>(calling: Promise<Call<Envelope>>): Promise<Call<Envelope>> {
  try {
    return await calling;
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable() : error;
  }
}

function unreadable(): ShopApiError {
  return new ShopApiError(failureTexts.parse, { kind: 'parse', status: 0 });
}

function isSuccess<Envelope>(
  envelope: Envelope | undefined,
): envelope is Envelope & { status: 200; data: DataOf<Envelope> } {
  return typeof envelope === 'object' && envelope !== null && 'status' in envelope && envelope.status === 200;
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
