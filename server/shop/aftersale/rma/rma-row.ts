import type { Selectable } from 'kysely';
import type { RmaStand } from '#machines/rma/move.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema } from '#server/db/schema.ts';

export type RmaRow = Selectable<Schema['rmas']>;
export type RmaLineRow = Selectable<Schema['rma_lines']>;

/** A request by its order and its own number. */
export interface RmaRef {
  readonly orderNo: string;
  readonly rmaNo: string;
}

/** The request as committed, or as the transaction sees it. */
export function findRmaRow(db: Db, { orderNo, rmaNo }: RmaRef): Promise<RmaRow | undefined> {
  return db
    .selectFrom('rmas')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .executeTakeFirst();
}

/** The same for one that must be there. @throws NOT_FOUND */
export async function readRmaRow(db: Db, ref: RmaRef): Promise<RmaRow> {
  const row = await findRmaRow(db, ref);
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

/** What was asked for, line by line. */
export function readRmaLines(db: Db, { orderNo, rmaNo }: RmaRef): Promise<RmaLineRow[]> {
  return db
    .selectFrom('rma_lines')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .orderBy('line_id')
    .execute();
}

/** True for pieces that the shopper sends: not for a gift that stays and is paid for. */
export const comesBack = ({ gift_choice: choice }: Pick<RmaLineRow, 'gift_choice'>): boolean => choice !== 'DEDUCT';

export const refOf = ({ order_no: orderNo, rma_no: rmaNo }: RmaRow): RmaRef => ({ orderNo, rmaNo });

/** Where a request stands, as its machine is asked. */
export const standOf = (row: RmaRow): RmaStand => ({
  status: row.status,
  kind: row.type,
  paid: row.paid_amount,
  refund: row.refund_amount,
  note: row.note,
  trackingNo: row.parcel_tracking_no,
});
