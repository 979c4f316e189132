import type { components } from '#openapi/types.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

type ShipmentEvent = components['schemas']['Shipment']['events'][number];

/** Marks every shipment of an order delivered that was not yet. */
export async function markDelivered(shop: ShopContext, tx: Tx, orderNo: string, text: string): Promise<void> {
  const now = shop.clock.now();
  const open = await tx
    .selectFrom('shipments')
    .select(['id', 'events'])
    .where('order_no', '=', orderNo)
    .where('status', '!=', 'DELIVERED')
    .execute();
  for (const { id, events } of open) {
    const before: ShipmentEvent[] = JSON.parse(events);
    const arrived: ShipmentEvent = { time: now, code: 'DELIVERED', text };
    await tx
      .updateTable('shipments')
      .set({ status: 'DELIVERED', delivered_time: now, events: JSON.stringify([...before, arrived]), updated_at: now })
      .where('id', '=', id)
      .execute();
  }
}
