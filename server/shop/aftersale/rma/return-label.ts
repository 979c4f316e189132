import type { components } from '#openapi/types.ts';
import type { RmaStatus } from '#rules/rma.ts';
import type { Db } from '#server/db/schema.ts';
import { readLabel } from '../../tracking/label-row.ts';
import type { RmaRow } from './rma-row.ts';

/** While its items are waited for, a request has a label. */
export const labelStatuses: readonly RmaStatus[] = ['AWAITING_RETURN', 'RETURNING'];

/** The label of the way back; undefined while the carrier has not made it, and where there is none. */
export async function readReturnLabel(db: Db, row: RmaRow): Promise<components['schemas']['RmaLabel'] | undefined> {
  const { order_no: orderNo, rma_no: reference, label_carrier: carrierName, label_paid_by: paidBy } = row;
  if (carrierName === null || paidBy === null) return undefined;
  if (row.label_tracking_no !== null) return { carrierName, paidBy, trackingNo: row.label_tracking_no };
  const { trackingNo, trackingUrl } = (await readLabel(db, { orderNo, reference })) ?? {};
  return trackingNo === undefined
    ? undefined
    : { carrierName, paidBy, trackingNo, ...(trackingUrl === undefined ? {} : { trackingUrl }) };
}
