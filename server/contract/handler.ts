import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '../shop-context.ts';
import type { BodyOf, DataOf, HeadersOf, OperationId, PathOf, QueryOf } from './operation-types.ts';
import type { Reply } from './reply.ts';
import { ShopError } from './shop-error.ts';

/** The member behind an access token. */
export interface Member {
  readonly accountId: string;
  readonly sessionId: string;
  readonly familyId: string;
}

export interface Bearer {
  readonly kind: 'access' | 'refresh';
  readonly token: string;
}

/** One request, checked against the contract. `account` is there on every operation that demands a member. */
export interface ShopRequest<Op extends OperationId> {
  readonly operationId: Op;
  readonly params: PathOf<Op>;
  readonly query: QueryOf<Op>;
  readonly headers: HeadersOf<Op>;
  readonly body: BodyOf<Op>;
  readonly account: Member | undefined;
  /** The token as sent; only the operation that rotates tokens and logout have a use for it. */
  readonly bearer: Bearer | undefined;
  readonly orderKey: string | undefined;
  readonly clientId: string;
  readonly clientType: number;
  readonly site: Site;
  readonly country: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | undefined;
  readonly traceId: string;
  /** The bytes as received, and every header, for signatures and uploads. */
  readonly rawBody: Buffer;
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

/** The member of a request on an operation that demands one. @throws UNAUTHORIZED for a guest */
export const memberOf = (request: Pick<ShopRequest<OperationId>, 'account'>): Member => {
  if (!request.account) throw new ShopError('UNAUTHORIZED');
  return request.account;
};
