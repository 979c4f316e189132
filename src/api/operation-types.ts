import type { paths } from '#openapi/types.ts';

/** Types of a call, read off the contract. */
export type Method = 'get' | 'post' | 'put' | 'delete';

export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Readonly<Record<M, object>> ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** The reply of an operation, with its envelope. */
export type ReplyOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': infer Reply } } } } ? Reply : never;

type ParamsOf<O> = O extends { parameters: infer Params } ? Params : never;
type ParamsInit<O> = object extends ParamsOf<O> ? { readonly params?: ParamsOf<O> } : { readonly params: ParamsOf<O> };
type BodyInit<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Body }
  : O extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { readonly body?: Body }
    : { readonly body?: FormData };

/** What one call is given beside its path. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

type Init<O> = ParamsInit<O> & BodyInit<O> & CallOptions;

export type InitOf<P extends keyof paths, M extends Method> =
  object extends Init<Operation<P, M>> ? [init?: Init<Operation<P, M>>] : [init: Init<Operation<P, M>>];
