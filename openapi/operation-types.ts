import type { operations } from './types.ts';

export type OperationId = keyof operations;

type Part<
  Op extends OperationId,
  Where extends 'path' | 'query' | 'header',
> = operations[Op]['parameters'][Where] extends (infer Values) | undefined
  ? [Values] extends [never]
    ? Readonly<Record<never, never>>
    : NonNullable<Values>
  : never;

export type PathOf<Op extends OperationId> = Part<Op, 'path'>;
export type QueryOf<Op extends OperationId> = Part<Op, 'query'>;
export type HeadersOf<Op extends OperationId> = Part<Op, 'header'>;

/** The parsed JSON body; multipart and webhook bodies are read from `rawBody`. */
export type BodyOf<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type Json200<Op extends OperationId> = operations[Op]['responses'] extends {
  200: { content: { 'application/json': infer Envelope } };
}
  ? Envelope
  : never;

/** What a handler answers: the `data` of the successful envelope. */
export type DataOf<Op extends OperationId> =
  Extract<Json200<Op>, { status: 200 }> extends { data: infer Data } ? Data : never;

/** The operations for which the contract takes an idempotency key. */
export type KeyedOperation = {
  [Op in OperationId]: 'idempotency-key' extends keyof HeadersOf<Op> ? Op : never;
}[OperationId];
