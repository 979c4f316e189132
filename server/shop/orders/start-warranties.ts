import { warrantyEnd } from '#rules/warranty.ts';
import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';

/** Writes down until when each line of an order is under warranty, by the terms of the day on which it has arrived. */
export async function startWarranties(tx: Tx, { order_no: orderNo, site }: OrderRow, arrived: number): Promise<void> {
  const terms = await tx
    .selectFrom('order_lines')
    .innerJoin('products', 'products.spu', 'order_lines.spu')
    .innerJoin('warranties', 'warranties.warranty_id', 'products.warranty_id')
    .select(['order_lines.spu', 'warranties.months'])
    .distinct()
    .where('order_lines.order_no', '=', orderNo)
    .execute();
  for (const { spu, months } of terms) {
    const monthsOf: Readonly<Record<Site, number>> = JSON.parse(months);
    await tx
      .updateTable('order_lines')
      .set({ warranty_end_time: warrantyEnd(arrived, monthsOf[site]), updated_at: arrived })
      .where('order_no', '=', orderNo)
      .where('spu', '=', spu)
      .where('warranty_end_time', 'is', null)
      .execute();
  }
}
