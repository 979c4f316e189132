import { createHmac } from 'node:crypto';
import { placeKey } from '#rules/address-key.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../address/accept-address.ts';

/** Where the coupons of new members come from. */
export const newcomerSources = ['NEW_USER', 'SHARE'] as const;

type Shop = Pick<ShopContext, 'tokenSecret'>;

/** What is kept of an account, a mailbox, a device or an address. */
export const newcomerDigest = ({ tokenSecret }: Shop, kind: string, text: string): string =>
  `${kind}:${createHmac('sha256', tokenSecret).update(`${kind} ${text}`).digest('base64url')}`;

/** What is kept of an address, however it is written. */
export const placeDigest = (shop: Shop, address: AddressFields): string =>
  newcomerDigest(shop, 'address', placeKey(address));

/** Whether another member has had what new members get at an address. */
export async function isPlaceTaken(
  shop: Shop,
  db: Db,
  { accountId, address }: { readonly accountId: string; readonly address: AddressFields },
): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_newcomers')
    .select('account_id')
    .where('subject', '=', placeDigest(shop, address))
    .executeTakeFirst();
  return row !== undefined && row.account_id !== accountId;
}

/**
 * Enters the delivery address of an order that has something of new members, a first-order price or a coupon of theirs, until the
 * order comes to nothing. Two orders that come at once are told apart by the row.
 * @returns false, with nothing written, where another member has had it there
 */
export async function enterOrderPlace(
  shop: Shop & Pick<ShopContext, 'clock'>,
  tx: Tx,
  orderNo: string,
): Promise<boolean> {
  const { account_id: accountId, shipping_address: address } = await tx
    .selectFrom('orders')
    .select(['account_id', 'shipping_address'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  if (accountId === null || !(await isOfNewcomer(tx, orderNo))) return true;
  const subject = placeDigest(shop, JSON.parse(address));
  await tx
    .insertInto('coupon_newcomers')
    .values({ subject, account_id: accountId, order_no: orderNo, created_at: shop.clock.now() })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  const { account_id: first } = await tx
    .selectFrom('coupon_newcomers')
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return first === accountId;
}

/** The order came to nothing, or goes elsewhere. */
export async function freeOrderPlace(tx: Tx, orderNo: string): Promise<void> {
  await tx.deleteFrom('coupon_newcomers').where('order_no', '=', orderNo).execute();
}

async function isOfNewcomer(tx: Tx, orderNo: string): Promise<boolean> {
  const price = await tx
    .selectFrom('promo_claims')
    .innerJoin('promo_items', 'promo_items.promo_item_id', 'promo_claims.promo_item_id')
    .innerJoin('promotions', 'promotions.promo_id', 'promo_items.promo_id')
    .select('order_no')
    .where('order_no', '=', orderNo)
    .where('state', '!=', 'RELEASED')
    .where('promotions.type', '=', 'NEW_USER')
    .executeTakeFirst();
  if (price) return true;
  const coupon = await tx
    .selectFrom('coupons')
    .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupons.template_id')
    .select('coupon_id')
    .where('order_no', '=', orderNo)
    .where('source', 'in', newcomerSources)
    .executeTakeFirst();
  return coupon !== undefined;
}
