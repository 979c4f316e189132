import { isLostParcel, type ParcelNews } from '#rules/parcel-states.ts';
import type { Db } from '#server/db/schema.ts';

/** The lines of some orders of which pieces are in a parcel that counts as lost. */
export async function readLostLines(db: Db, orderNos: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const parcels = await db
    .selectFrom('shipments')
    .select(['lines', 'events', 'created_at'])
    .where('order_no', 'in', orderNos)
    .where('status', '!=', 'DELIVERED')
    .execute();
  return new Set(
    parcels.flatMap((parcel) => {
      const news: readonly ParcelNews[] = JSON.parse(parcel.events);
      if (!isLostParcel(news, { sentTime: parcel.created_at, now })) return [];
      const contents: readonly { readonly lineId: string }[] = JSON.parse(parcel.lines);
      return contents.map(({ lineId }) => lineId);
    }),
  );
}
