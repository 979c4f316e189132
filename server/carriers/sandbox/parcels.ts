import type { LabelRequest, MadeLabel } from '../carrier.ts';
import { type Fate, journeyOf } from './journeys.ts';
import { move } from './move.ts';
import { findParcel, type ParcelRow } from './parcel-row.ts';
import type { CarrierSandbox } from './sandbox.ts';
import { newTrackingNo } from './tracking-number.ts';

export const trackingUrlOf = ({ config }: CarrierSandbox, trackingNo: string): string =>
  new URL(`/track/${trackingNo}`, config.publicOrigin).href;

const fateOf = ({ faults }: CarrierSandbox): Fate => {
  const { lost, returned, delayed, notHere } = faults.knobs();
  if (faults.strikes(lost)) return 'LOST';
  if (faults.strikes(returned)) return 'RETURNED';
  if (faults.strikes(delayed)) return 'DELAYED';
  return faults.strikes(notHere) ? 'NOT_HERE' : 'ARRIVES';
};

const freeNumber = (sandbox: CarrierSandbox, country: string): string => {
  const trackingNo = newTrackingNo(country);
  return findParcel(sandbox, trackingNo) ? freeNumber(sandbox, country) : trackingNo;
};

/** Makes a label and begins the way of its parcel, in the transaction of the caller. */
export const addParcel = (sandbox: CarrierSandbox, request: Omit<LabelRequest, 'key'>): MadeLabel => {
  const trackingNo = freeNumber(sandbox, request.country);
  const now = sandbox.now();
  sandbox.db
    .prepare(
      `insert into parcels (trackingNo, direction, reference, sender, recipient, weightGrams, country, city, fate, dueTime, createdTime)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[trackingNo, request.direction, request.reference, request.from.join('\n'), request.to.join('\n')],
      ...[request.weightGrams, request.country, request.city, fateOf(sandbox), now, now],
    );
  const parcel = findParcel(sandbox, trackingNo);
  if (parcel) move(sandbox, parcel, now);
  return { trackingNo, trackingUrl: trackingUrlOf(sandbox, trackingNo) };
};

const parcelsAtOnce = 500;

/** Lets the clock act: every parcel whose time has come takes its steps. */
export const passTime = (sandbox: CarrierSandbox): void => {
  const now = sandbox.now();
  const due = sandbox.db.prepare<[number, number], ParcelRow>(
    'select * from parcels where dueTime <= ? order by dueTime limit ?',
  );
  sandbox.db
    .transaction(() => {
      for (const parcel of due.all(now, parcelsAtOnce)) move(sandbox, parcel, parcel.dueTime ?? now);
    })
    .immediate();
};

/** Gives a parcel another fate; what has happened to it stays, and it goes on from there. */
export const changeFate = (sandbox: CarrierSandbox, parcel: ParcelRow, fate: Fate): void => {
  const next = journeyOf(fate, parcel.direction)[parcel.step];
  sandbox.db
    .prepare('update parcels set fate = ?, dueTime = ? where trackingNo = ?')
    .run(fate, next ? (parcel.dueTime ?? sandbox.now()) : null, parcel.trackingNo);
};
