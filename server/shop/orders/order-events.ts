import type { Tx } from '#server/db/schema.ts';
import type { EventActor, EventNote } from '#server/db/tables/orders.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Appends to the history of an order, which the caller has taken: nobody else can get the same number. */
export async function appendEvent(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  orderNo: string,
  event: { type: string; actor: EventActor; note?: EventNote },
): Promise<void> {
  const now = shop.clock.now();
  const { last } = await tx
    .selectFrom('order_events')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_events')
    .values({
      id: shop.newId(),
      order_no: orderNo,
      seq: Number(last ?? 0) + 1,
      time: now,
      type: event.type,
      actor: event.actor,
      data: JSON.stringify(event.note ?? {}),
      created_at: now,
      updated_at: now,
    })
    .execute();
}
