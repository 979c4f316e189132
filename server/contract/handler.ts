import type { Readable } from 'node:stream';
import type { ShopContext } from '../shop-context.ts';
import type { BodyOf, DataOf, HeadersOf, OperationId, PathOf, QueryOf } from '../../openapi/operation-types.ts';
import type { Reply } from './reply.ts';
import type { Bearer, RequestContext } from './request-context.ts';

/** One request, checked against the contract. */
export interface ShopRequest<Op extends OperationId> {
  readonly operationId: Op;
  readonly params: PathOf<Op>;
  readonly query: QueryOf<Op>;
  readonly headers: HeadersOf<Op>;
  readonly body: BodyOf<Op>;
  readonly context: RequestContext;
  /** The token as sent; only the operation that rotates tokens has a use for it. */
  readonly bearer: Bearer | undefined;
  /** The bytes as received, for signatures; empty where the body is streamed. */
  readonly rawBody: Buffer;
  /** The body on its way, for uploads; in all other operations it has been read. */
  readonly rawStream: Readable;
  readonly rawHeaders: Readonly<Record<string, string | string[] | undefined>>;
}

export type Handler<Op extends OperationId> = (
  request: ShopRequest<Op>,
  shop: ShopContext,
) => Promise<DataOf<Op> | Reply>;

export type Handlers<Ops extends OperationId = OperationId> = { readonly [Op in Ops]: Handler<Op> };

/**
 * Names the operations that a routes file answers and types each handler by the contract.
 * @example export const cartRoutes = defineHandlers({ getCart: (request, shop) => readCart(shop, …) })
 */
export const defineHandlers = <Ops extends OperationId>(handlers: Handlers<Ops>): Handlers<Ops> => handlers;
