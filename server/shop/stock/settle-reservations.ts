import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Releases an order's reserved stock for sale. A second call finds nothing to release. */
export async function releaseReservations(shop: ShopContext, tx: Tx, orderNo: string): Promise<void> {
  const now = shop.clock.now();
  const released = await tx
    .updateTable('stock_reservations')
    .set({ released_at: now, updated_at: now })
    .where('order_no', '=', orderNo)
    .where('released_at', 'is', null)
    .where('allocated_at', 'is', null)
    .returning(['sku', 'site', 'quantity'])
    .execute();
  for (const { sku, site, quantity } of inOrder(released)) {
    await tx
      .updateTable('sku_markets')
      .set((eb) => ({ reserved: eb('reserved', '-', quantity), updated_at: now }))
      .where('sku', '=', sku)
      .where('site', '=', site)
      .execute();
  }
}

/** Turns an order's reservation into sold stock. A second call finds nothing to sell. */
export async function allocateReservations(shop: ShopContext, tx: Tx, orderNo: string): Promise<void> {
  const now = shop.clock.now();
  const allocated = await tx
    .updateTable('stock_reservations')
    .set({ allocated_at: now, updated_at: now })
    .where('order_no', '=', orderNo)
    .where('released_at', 'is', null)
    .where('allocated_at', 'is', null)
    .returning(['sku', 'site', 'quantity'])
    .execute();
  for (const { sku, site, quantity } of inOrder(allocated)) {
    await tx
      .updateTable('sku_markets')
      .set((eb) => ({ stock: eb('stock', '-', quantity), reserved: eb('reserved', '-', quantity), updated_at: now }))
      .where('sku', '=', sku)
      .where('site', '=', site)
      .execute();
  }
}

/**
 * Makes the sold stock of an order that will not be shipped available again. A second call finds nothing to return.
 * The reservation then counts as released: it is sold or released, never both.
 */
export async function restock(shop: ShopContext, tx: Tx, orderNo: string): Promise<void> {
  const now = shop.clock.now();
  const returned = await tx
    .updateTable('stock_reservations')
    .set({ released_at: now, allocated_at: null, updated_at: now })
    .where('order_no', '=', orderNo)
    .where('released_at', 'is', null)
    .where('allocated_at', 'is not', null)
    .returning(['sku', 'site', 'quantity'])
    .execute();
  for (const { sku, site, quantity } of inOrder(returned)) {
    await tx
      .updateTable('sku_markets')
      .set((eb) => ({ stock: eb('stock', '+', quantity), updated_at: now }))
      .where('sku', '=', sku)
      .where('site', '=', site)
      .execute();
  }
}

/**
 * Puts pieces that came back on the shelf again: as many of the order's sold reservation count as released.
 * @throws RangeError for more pieces than were sold with the order
 */
export async function putBack(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  { orderNo, sku, site, quantity }: { orderNo: string; sku: string; site: Site; quantity: number },
): Promise<void> {
  const now = shop.clock.now();
  const sold = await tx
    .selectFrom('stock_reservations')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('sku', '=', sku)
    .where('site', '=', site)
    .where('allocated_at', 'is not', null)
    .orderBy('id')
    .execute();
  let missing = quantity;
  for (const reservation of sold) {
    const part = Math.min(missing, reservation.quantity);
    if (part === 0) break;
    missing -= part;
    const released = { released_at: now, allocated_at: null, updated_at: now };
    if (part === reservation.quantity) {
      await tx.updateTable('stock_reservations').set(released).where('id', '=', reservation.id).execute();
      continue;
    }
    await tx
      .updateTable('stock_reservations')
      .set({ quantity: reservation.quantity - part, updated_at: now })
      .where('id', '=', reservation.id)
      .execute();
    await tx
      .insertInto('stock_reservations')
      .values({ ...reservation, ...released, id: shop.newId(), quantity: part })
      .execute();
  }
  if (missing > 0) throw new RangeError(`Only ${quantity - missing} pieces of ${sku} were sold with ${orderNo}`);
  await tx
    .updateTable('sku_markets')
    .set((eb) => ({ stock: eb('stock', '+', quantity), updated_at: now }))
    .where('sku', '=', sku)
    .where('site', '=', site)
    .execute();
}

/** Rows are locked in the order of the SKU codes, everywhere. */
function inOrder<Row extends { sku: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
