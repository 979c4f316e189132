import { sql } from 'kysely';
import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { flashPieces } from '../catalogue/flash-pieces.ts';
import { lockStock } from './lock-stock.ts';

type Shop = Pick<ShopContext, 'clock' | 'newId'>;

/** Pieces of one SKU in one market. */
export interface Pieces {
  readonly sku: string;
  readonly site: Site;
  readonly quantity: number;
}

/**
 * Sets free pieces aside by a conditional update. Of what a flash session sells, others get what is left beside it: that is
 * compared with the row locked, since a statement that has waited for another order sees the row anew and not its quota.
 * @param ofFlash how many of them are bought of a flash session
 * @returns false where there are not as many
 */
export async function setAside(
  { clock }: Pick<Shop, 'clock'>,
  tx: Tx,
  { sku, site, quantity, ofFlash = 0 }: Pieces & { readonly ofFlash?: number },
): Promise<boolean> {
  const now = clock.now();
  const take = tx
    .updateTable('sku_markets')
    .set((eb) => ({ reserved: eb('reserved', '+', quantity), updated_at: now }))
    .where('sku', '=', sku)
    .where('site', '=', site)
    .where('sellable', '=', 1)
    .where((eb) => eb(eb('stock', '-', eb.ref('safety_stock')), '>=', eb('reserved', '+', quantity)));
  const isTaken = async (update: typeof take) => (await update.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
  const plain = quantity - ofFlash;
  if (plain === 0) return isTaken(take);
  if (await isTaken(take.where(flashPieces(now), 'is', null))) return true;
  await lockStock(tx, site, [sku]);
  return isTaken(
    take.where(sql<boolean>`stock - safety_stock - reserved - coalesce(${flashPieces(now)}, 0) >= ${plain}`),
  );
}

/** Sets pieces aside that an order has given back in this transaction: nobody else can have had them meanwhile. */
export function keepAside(shop: Pick<Shop, 'clock'>, tx: Tx, pieces: Pieces): Promise<void> {
  return changeReserved(shop, tx, pieces, pieces.quantity);
}

/** Frees pieces that are set aside and of no order. */
export function freeAside(shop: Pick<Shop, 'clock'>, tx: Tx, pieces: Pieces): Promise<void> {
  return changeReserved(shop, tx, pieces, -pieces.quantity);
}

async function changeReserved(
  { clock }: Pick<Shop, 'clock'>,
  tx: Tx,
  { sku, site }: Pieces,
  change: number,
): Promise<void> {
  await tx
    .updateTable('sku_markets')
    .set((eb) => ({ reserved: eb('reserved', '+', change), updated_at: clock.now() }))
    .where('sku', '=', sku)
    .where('site', '=', site)
    .execute();
}

/** Writes the reservation of an order for pieces: counted as reserved already. */
export async function writeReservation(
  { clock, newId }: Shop,
  tx: Tx,
  { orderNo, expireTime, ...pieces }: Pieces & { readonly orderNo: string; readonly expireTime: number },
): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('stock_reservations')
    .values({
      id: newId(),
      order_no: orderNo,
      ...pieces,
      expire_time: expireTime,
      released_at: null,
      allocated_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * Takes one piece of a SKU out of an order and leaves it set aside: the order's reservation of one piece ends, sold or not;
 * without one, the order has given the piece back in this transaction.
 */
export async function keepAsideFromOrder(
  shop: Shop,
  tx: Tx,
  { orderNo, sku, site }: Omit<Pieces, 'quantity'> & { readonly orderNo: string },
): Promise<void> {
  const now = shop.clock.now();
  const own = await tx
    .selectFrom('stock_reservations')
    .select(['id', 'allocated_at'])
    .where('order_no', '=', orderNo)
    .where('sku', '=', sku)
    .where('site', '=', site)
    .where('quantity', '=', 1)
    .where('released_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!own) return keepAside(shop, tx, { sku, site, quantity: 1 });
  await tx
    .updateTable('stock_reservations')
    .set({ released_at: now, allocated_at: null, updated_at: now })
    .where('id', '=', own.id)
    .execute();
  if (own.allocated_at === null) return;
  await tx
    .updateTable('sku_markets')
    .set((eb) => ({ stock: eb('stock', '+', 1), reserved: eb('reserved', '+', 1), updated_at: now }))
    .where('sku', '=', sku)
    .where('site', '=', site)
    .execute();
}
