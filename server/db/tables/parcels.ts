import type { ParcelStatus } from '#rules/parcel-states.ts';
import type { DefaultCount, JsonText } from './common.ts';

/** To the shopper with items of the order, to the shop with what comes back, or to the shopper with what was not accepted. */
type LabelPurpose = 'OUTBOUND' | 'RETURN' | 'SEND_BACK';

/**
 * A label and its parcel. PENDING: the carrier is being asked; MADE: it has a number; REFUSED: the carrier or the order would
 * not have it, `refusal` says why. The reference of a parcel to the shopper is the id of its shipment.
 */
export interface ParcelLabelsTable {
  order_no: string;
  reference: string;
  direction: LabelPurpose;
  carrier: string;
  /** Pieces by line, as in `shipments`. */
  lines: JsonText;
  status: 'PENDING' | 'MADE' | 'REFUSED';
  parcel_status: ParcelStatus;
  tracking_no: string | null;
  tracking_url: string | null;
  refusal: string | null;
  /** Calls since the carrier last had something to say. */
  attempts: DefaultCount;
  due_time: number | null;
  created_at: number;
  updated_at: number;
}

/** Each event of a carrier is taken once: (carrier, event_id) is its key. */
export interface ParcelEventsTable {
  carrier: string;
  event_id: string;
  order_no: string;
  reference: string;
  time: number;
  code: string;
  text: string;
  location: string | null;
  created_at: number;
}
