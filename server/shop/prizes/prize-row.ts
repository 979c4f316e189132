import type { Selectable, Updateable } from 'kysely';
import { movePrize, type PrizeStand } from '#machines/prize/move.ts';
import type { PrizeEvent } from '#machines/prize/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockStock } from '../stock/lock-stock.ts';

export type PrizeRow = Selectable<Schema['prizes']>;

export const keyOf = ({ account_id: accountId, prize_id: prizeId }: PrizeRow): PrizeKey => ({ accountId, prizeId });

/** Where a prize stands, as its machine is asked. */
export const standOf = ({ status, expire_time: expireTime, order_no: orderNo }: PrizeRow): PrizeStand => ({
  status,
  expireTime,
  orderNo,
});

/** A prize of a member. */
export interface PrizeKey {
  readonly accountId: string;
  readonly prizeId: string;
}

function findPrize(db: Db, { accountId, prizeId }: PrizeKey): Promise<PrizeRow | undefined> {
  return db
    .selectFrom('prizes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('prize_id', '=', prizeId)
    .executeTakeFirst();
}

/** @throws NOT_FOUND, also for a prize of somebody else */
export async function requirePrize(db: Db, key: PrizeKey): Promise<PrizeRow> {
  const prize = await findPrize(db, key);
  if (!prize) throw new ShopError('NOT_FOUND');
  return prize;
}

/**
 * Locks a prize to work on, behind the stock of its piece: so does every order, which has taken its pieces before it asks
 * for its prizes.
 * @throws NOT_FOUND
 */
export async function lockPrize({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, key: PrizeKey): Promise<PrizeRow> {
  const { sku, site } = await requirePrize(tx, key);
  if (sku !== null) await lockStock(tx, site, [sku]);
  return changePrize(tx, key, { updated_at: clock.now() });
}

/** Writes columns of a prize. @returns it afterwards */
export function changePrize(
  tx: Tx,
  { accountId, prizeId }: PrizeKey,
  columns: Updateable<Schema['prizes']>,
): Promise<PrizeRow> {
  return tx
    .updateTable('prizes')
    .set(columns)
    .where('account_id', '=', accountId)
    .where('prize_id', '=', prizeId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The prizes that an order brings or has brought, locked. */
export function lockOrderPrizes({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, orderNo: string): Promise<PrizeRow[]> {
  return tx
    .updateTable('prizes')
    .set({ updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .returningAll()
    .execute();
}

/**
 * Moves a locked prize. What becomes of its piece is the caller's.
 * @param delivery how the winner wants it from then on; left out, as before
 * @returns false where its machine ignores the event
 */
export async function movePrizeRow(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  prize: PrizeRow,
  event: PrizeEvent,
  delivery: PrizeRow['delivery'] = prize.delivery,
): Promise<boolean> {
  const moved = movePrize(standOf(prize), event);
  if (!moved) return false;
  await changePrize(tx, keyOf(prize), {
    status: moved.status,
    expire_time: moved.expireTime,
    order_no: moved.orderNo,
    delivery,
    updated_at: clock.now(),
  });
  return true;
}
