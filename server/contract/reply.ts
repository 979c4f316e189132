/** An answer on its way: what there is of it so far, and in the end its data. Aborted when nobody waits for it any more. */
export type AnswerInParts = (gone: AbortSignal) => AsyncGenerator<object, unknown>;

/** An answer that is not simply `data` with status 200. */
export class Reply {
  readonly kind: 'already-done' | 'raw' | 'parts';
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  #parts: AnswerInParts | undefined;

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

  /** Comes in events, the envelope as the last one, for who takes `text/event-stream`; for others as a whole. */
  static inParts(answer: AnswerInParts): Reply {
    const reply = new Reply('parts', null);
    reply.#parts = answer;
    return reply;
  }

  get parts(): AnswerInParts {
    if (!this.#parts) throw new Error('This answer does not come in parts.');
    return this.#parts;
  }
}
