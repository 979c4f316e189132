import type { Selectable } from 'kysely';
import type { ParcelStatus } from '#rules/parcel-states.ts';
import type { Db, Schema } from '#server/db/schema.ts';

export type LabelRow = Selectable<Schema['parcel_labels']>;

/** What names a label, here and at the carrier. */
export interface LabelName {
  readonly orderNo: string;
  readonly reference: string;
}

/** What the areas right of this one see of a label. */
export interface LabelView {
  readonly status: LabelRow['status'];
  readonly parcelStatus: ParcelStatus;
  readonly trackingNo?: string;
  readonly trackingUrl?: string;
}

export function findLabel(db: Db, { orderNo, reference }: LabelName): Promise<LabelRow | undefined> {
  return db
    .selectFrom('parcel_labels')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function labelByNumber(db: Db, carrier: string, trackingNo: string): Promise<LabelRow | undefined> {
  return db
    .selectFrom('parcel_labels')
    .selectAll()
    .where('carrier', '=', carrier)
    .where('tracking_no', '=', trackingNo)
    .executeTakeFirst();
}

/** A label with where its parcel is; undefined when nobody has asked for it. */
export async function readLabel(db: Db, name: LabelName): Promise<LabelView | undefined> {
  const row = await findLabel(db, name);
  if (!row) return undefined;
  const { status, parcel_status: parcelStatus, tracking_no: trackingNo, tracking_url: trackingUrl } = row;
  return {
    status,
    parcelStatus,
    ...(trackingNo === null ? {} : { trackingNo }),
    ...(trackingUrl === null ? {} : { trackingUrl }),
  };
}
