/** An answer that is not simply `data` with status 200. */
export class Reply {
  readonly kind: 'already-done' | 'raw';
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;

  private constructor(
    kind: Reply['kind'],
    body: unknown,
    httpStatus = 200,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.kind = kind;
    this.body = body;
    this.httpStatus = httpStatus;
    this.headers = headers;
  }

  /** Body status 40: what was asked has been done before and the shopper needs no message. */
  static alreadyDone(data: unknown = null): Reply {
    return new Reply('already-done', data);
  }

  /** Outside the envelope: a redirect, a stream, a provider's acknowledgement. */
  static raw(httpStatus: number, headers: Readonly<Record<string, string>>, body: string | Buffer = ''): Reply {
    return new Reply('raw', body, httpStatus, headers);
  }
}
