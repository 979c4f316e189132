import type { LabelDirection } from '../carrier.ts';
import type { Fate } from './journeys.ts';
import type { CarrierSandbox } from './sandbox.ts';

export type ParcelRow = {
  trackingNo: string;
  direction: LabelDirection;
  reference: string;
  sender: string;
  recipient: string;
  weightGrams: number;
  country: string;
  city: string;
  fate: Fate;
  /** How many steps of its way are behind it. */
  step: number;
  /** When its next step is due; null at the end of its way. */
  dueTime: number | null;
  createdTime: number;
};

export const findParcel = ({ db }: CarrierSandbox, trackingNo: string): ParcelRow | undefined =>
  db.prepare<[string], ParcelRow>('select * from parcels where trackingNo = ?').get(trackingNo);
