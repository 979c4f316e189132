import { errors, type ErrorCode } from '#openapi/errors.ts';

export interface FieldError {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

interface Details {
  readonly fields?: readonly FieldError[];
  /** What helps the client to recover, such as the attempt that is in progress. */
  readonly data?: unknown;
  /** Replaces the message of the table. */
  readonly message?: string;
  /** For real transport errors only: rate limits, malformed requests, unknown paths. */
  readonly httpStatus?: number;
}

/** A business answer other than success. Throw it anywhere: a transaction around it rolls back. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly httpStatus: number;
  readonly fields: readonly FieldError[] | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, { fields, data = null, message, httpStatus = 200 }: Details = {}) {
    super(message ?? errors[code].message);
    this.code = code;
    this.status = errors[code].status;
    this.httpStatus = httpStatus;
    this.fields = fields;
    this.data = data;
  }
}
