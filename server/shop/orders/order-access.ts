import { createHmac } from 'node:crypto';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { sameText } from '#server/security/same-text.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type OrderRow, readOrder } from './order-row.ts';

/** What opens an order: the session of the member who placed it, the key of the order, or both. */
type Opener = Pick<RequestContext, 'account' | 'orderKey'>;

/** How somebody may see an order. `mail`: by a link that only the order's own mailbox received. */
export type Access = 'member' | 'key' | 'mail';

export interface OpenedOrder {
  readonly order: OrderRow;
  readonly access: Access;
}

/** How long a mailed link opens an order (ms). */
export const mailedKeyLife = 24 * 3_600_000;

const signed = ({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, orderNo: string, end: number): string =>
  createHmac('sha256', tokenSecret).update(`mailed-order-key ${orderNo} ${end}`).digest('base64url');

/** A key for one order that ends by itself; it leaves the shop by mail only. */
export function mailedKey(shop: Pick<ShopContext, 'tokenSecret'>, orderNo: string, end: number): string {
  return `${end.toString(36)}.${signed(shop, orderNo, end)}`;
}

function isMailedKey(shop: Pick<ShopContext, 'tokenSecret' | 'clock'>, orderNo: string, key: string): boolean {
  const [time = '', signature = ''] = key.split('.');
  const end = Number.parseInt(time, 36);
  return sameText(signed(shop, orderNo, end), signature) && shop.clock.now() < end;
}

function accessOf(shop: ShopContext, order: OrderRow, { account, orderKey }: Opener): Access | undefined {
  if (account !== undefined && order.account_id === account.accountId) return 'member';
  if (orderKey === undefined) return undefined;
  if (isMailedKey(shop, order.order_no, orderKey)) return 'mail';
  return order.access_key_hash !== null && sameText(order.access_key_hash, tokenHash(orderKey)) ? 'key' : undefined;
}

/**
 * Opens an order for the member who placed it or for whoever holds its key.
 * @throws NOT_FOUND alike for an unknown order and for one that the caller may not see
 */
export async function openOrder(shop: ShopContext, orderNo: string, context: Opener): Promise<OpenedOrder> {
  const order = await readOrder(shop.db, orderNo);
  const access = order && accessOf(shop, order, context);
  if (!order || access === undefined) throw new ShopError('NOT_FOUND');
  return { order, access };
}
