import type { ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { Visitor } from '../shop/orders/order-access.ts';

/** What a request shows to open an order: the member's session, the order's key, or both. */
export const visitorOf = ({ account, orderKey }: Pick<ShopRequest<OperationId>, 'account' | 'orderKey'>): Visitor => ({
  accountId: account?.accountId,
  orderKey,
});
