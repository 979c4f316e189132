import type { components } from '#openapi/types.ts';

export type FieldError = components['schemas']['FieldError'];

/** How a request failed: the server's own answer, or what came instead of one. */
export type FailureKind = 'answer' | 'http' | 'timeout' | 'network' | 'parse' | 'aborted';

export interface Failure {
  readonly kind: FailureKind;
  /** The body status, or the HTTP status where there was no envelope; 0 where there was no reply. */
  readonly status: number;
  /** A code of the error table, when the server gave one. */
  readonly code?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  /** What helps to recover, as the operation describes it. */
  readonly data?: unknown;
  readonly traceId?: string | undefined;
}

/** What every failed call of the shop throws. `message` may be shown to the shopper. */
export class ShopApiError extends Error implements Failure {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: readonly FieldError[];
  readonly data: unknown;
  readonly traceId: string | undefined;

  constructor(message: string, failure: Failure) {
    super(message);
    this.name = 'ShopApiError';
    this.kind = failure.kind;
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? [];
    this.data = failure.data;
    this.traceId = failure.traceId;
  }

  /** The message under a form field, by its dotted path in the request. */
  fieldMessage(path: string): string | undefined {
    return this.fields.find((field) => field.path === path)?.message;
  }
}

/** Messages of the specification's request client. */
export const failureTexts = {
  network: 'Network error occurred',
  timeout: 'The request took too long',
  parse: 'The reply could not be read',
  aborted: 'The request was cancelled',
  http: (status: number) => `Request failed with status ${status}`,
} as const;

/** Why a request got no reply: our time-out, the caller's cancel, or the network. */
export function transportFailure(cause: unknown, signal: AbortSignal): ShopApiError {
  if (signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError') {
    return new ShopApiError(failureTexts.timeout, { kind: 'timeout', status: 0 });
  }
  if (signal.aborted || (cause instanceof DOMException && cause.name === 'AbortError')) {
    return new ShopApiError(failureTexts.aborted, { kind: 'aborted', status: 0 });
  }
  return new ShopApiError(failureTexts.network, { kind: 'network', status: 0 });
}
