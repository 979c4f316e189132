import { queueEvent } from '#server/sandboxes/deliveries.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { CarrierEvent } from '../carrier.ts';
import { journeyOf, type Step } from './journeys.ts';
import type { ParcelRow } from './parcel-row.ts';
import { hubOf, localTime } from './places.ts';
import type { CarrierSandbox } from './sandbox.ts';

const hour = 3_600_000;

const placeOf = ({ direction, country, city }: ParcelRow, { at }: Step): string => {
  const isHub = (at === 'sender') === (direction === 'OUTBOUND');
  return isHub ? hubOf(country).town : city;
};

/** Writes what happened and queues its webhook, so that no step goes untold. */
const report = (sandbox: CarrierSandbox, parcel: ParcelRow, step: Step, time: number): void => {
  const { code, text } = step;
  const { trackingNo } = parcel;
  const eventId = newId('evt');
  const event: CarrierEvent = { eventId, trackingNo, time, code, text, location: placeOf(parcel, step) };
  const payload = { ...event, localTime: localTime(time, hubOf(parcel.country).zone) };
  sandbox.db
    .prepare('insert into events values (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(eventId, trackingNo, code, text, event.location, payload.localTime, time, JSON.stringify(payload));
  queueEvent(sandbox, eventId);
};

/** Takes the next step of a parcel at a moment, in the transaction of the caller. @returns whether there was one */
export const move = (sandbox: CarrierSandbox, parcel: ParcelRow, time: number): boolean => {
  const journey = journeyOf(parcel.fate, parcel.direction);
  const step = journey[parcel.step];
  const next = journey[parcel.step + 1];
  if (step) report(sandbox, parcel, step, time);
  sandbox.db
    .prepare('update parcels set step = ?, dueTime = ? where trackingNo = ?')
    .run(
      parcel.step + (step ? 1 : 0),
      next ? time + Math.round((next.after * hour) / sandbox.config.speed) : null,
      parcel.trackingNo,
    );
  return step !== undefined;
};
