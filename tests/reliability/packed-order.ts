import type { Db } from '#server/db/schema.ts';

/** Writes an order that is paid, packed and waits for its parcel: the packed order of the demo shopper, under a number of its own. */
export async function packOrder(db: Db, index: number): Promise<string> {
  const orderNo = `LUS261121P${String(index).padStart(6, '0')}`;
  const packed = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'PROCESSING')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const lines = await db.selectFrom('order_lines').selectAll().where('order_no', '=', packed.order_no).execute();
  await db
    .insertInto('orders')
    .values({ ...packed, id: orderNo, order_no: orderNo })
    .execute();
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, id: `${orderNo}-${line.id}`, order_no: orderNo })))
    .execute();
  return orderNo;
}
