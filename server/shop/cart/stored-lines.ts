import { cartKey } from '#rules/cart-lines.ts';
import { cartLineMaxAge } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Insertable } from 'kysely';
import { type BasketLine, toBuyType } from './basket.ts';

/** A member's cart in one market; every market keeps its own. */
export interface CartOwner {
  readonly accountId: string;
  readonly site: Site;
}

/** The lines of a cart, newest first; those of the last 180 days only. */
export async function readLines(db: Db, { accountId, site }: CartOwner, now: number): Promise<BasketLine[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['id', 'sku', 'buy_type', 'quantity', 'selected', 'price_when_added_amount', 'merge_note'])
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('added_time', '>=', now - cartLineMaxAge)
    .orderBy('added_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const buyType = toBuyType(row.buy_type);
    return {
      id: row.id,
      key: cartKey(row.sku, buyType),
      sku: row.sku,
      buyType,
      quantity: row.quantity,
      selected: row.selected === 1,
      addedAmount: row.price_when_added_amount,
      ...(row.merge_note === null ? {} : { mergeNote: row.merge_note }),
    };
  });
}

/**
 * Opens a cart for changes: two devices of one member wait for each other here, so what is read afterwards stays true
 * until the end of the transaction. Lines older than 180 days leave. @returns the lines, newest first
 */
export async function openLines(tx: Tx, owner: CartOwner, now: number): Promise<BasketLine[]> {
  const { accountId, site } = owner;
  await tx
    .updateTable('accounts')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', accountId)
    .execute();
  await tx
    .deleteFrom('cart_lines')
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('added_time', '<', now - cartLineMaxAge)
    .execute();
  return readLines(tx, owner, now);
}

type NewLine = Pick<
  Insertable<Schema['cart_lines']>,
  'sku' | 'buy_type' | 'quantity' | 'currency' | 'price_when_added_amount'
> & {
  readonly recommend_mark?: string | null;
  readonly merge_note?: string | null;
};

/** Puts a new line in front, selected. */
export async function insertLine(
  shop: ShopContext,
  tx: Tx,
  { accountId, site }: CartOwner,
  line: NewLine,
): Promise<string> {
  const now = shop.clock.now();
  const id = shop.newId();
  await tx
    .insertInto('cart_lines')
    .values({
      recommend_mark: null,
      merge_note: null,
      ...line,
      id,
      account_id: accountId,
      site,
      selected: 1,
      suit_group_id: null,
      promo_item_id: null,
      added_time: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Removes lines of the cart by id. */
export async function removeLines(tx: Tx, { accountId, site }: CartOwner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('cart_lines')
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('id', 'in', [...ids])
    .execute();
}
