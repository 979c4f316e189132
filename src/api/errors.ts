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
  /** What came instead of an answer, where something came. */
  readonly response?: Response | undefined;
}

/** What every failed call of the shop throws. `message` may be shown to the shopper. */
export class ShopApiError extends Error implements Failure {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: readonly FieldError[];
  readonly data: unknown;
  readonly traceId: string | undefined;
  readonly response: Response | undefined;

  constructor(message: string, failure: Failure) {
    super(message);
    // The specification names an error of HTTP by its status.
    this.name = failure.kind === 'http' ? String(failure.status) : 'ShopApiError';
    this.kind = failure.kind;
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? [];
    this.data = failure.data;
    this.traceId = failure.traceId;
    this.response = failure.response;
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

const withoutReply = (kind: 'timeout' | 'aborted' | 'network' | 'parse') =>
  new ShopApiError(failureTexts[kind], { kind, status: 0 });

/** Why a request got no reply: our time-out, the caller's cancel, or the network. */
export function transportFailure(cause: unknown, signal: AbortSignal): ShopApiError {
  if (isNamed(signal.reason, 'TimeoutError')) return withoutReply('timeout');
  if (signal.aborted || isNamed(cause, 'AbortError')) return withoutReply('aborted');
  return withoutReply('network');
}

/** Why a reply that had begun could not be read; what is a ShopApiError already stays. */
export function readingFailure(cause: unknown): unknown {
  if (cause instanceof SyntaxError) return withoutReply('parse');
  if (isNamed(cause, 'TimeoutError')) return withoutReply('timeout');
  if (isNamed(cause, 'AbortError')) return withoutReply('aborted');
  // A body that breaks off is a TypeError, as a request that never left.
  return cause instanceof TypeError ? withoutReply('network') : cause;
}

function isNamed(cause: unknown, name: string): boolean {
  return cause instanceof DOMException && cause.name === name;
}
