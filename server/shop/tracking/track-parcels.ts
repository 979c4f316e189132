import { isParcelOver } from '#rules/parcel-states.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { workOnDue } from './due-labels.ts';
import type { LabelRow } from './label-row.ts';
import { silence, receiveNews } from './receive-news.ts';

const day = 24 * 3_600_000;
const longestPause = day / 2;

/** A parcel that has not ended after this is not asked for any more; a webhook still moves it. */
const trackingPeriod = 60 * day;

/** A process that ends in the middle of a question leaves the parcel to the next one after so long. */
const lease = 30_000;

/** A quarter of an hour, then twice as long each time that the carrier has nothing new to say, up to half a day. */
const pauseAfter = (attempts: number): number => Math.min(longestPause, silence * 2 ** Math.min(attempts - 1, 16));

/**
 * Job: asks the carrier for parcels that have been silent for long, because a webhook may be lost; the last time when the
 * parcel has reached its end, so that its story is whole.
 */
export function trackParcels(shop: ShopContext): Promise<number> {
  return workOnDue(
    shop,
    'MADE',
    () => lease,
    (label) => track(shop, label),
  );
}

async function track(shop: ShopContext, label: LabelRow): Promise<void> {
  const { carrier, clock, db, log } = shop;
  const { order_no: orderNo, reference, tracking_no: trackingNo, created_at: since } = label;
  if (trackingNo === null || label.carrier !== carrier.code) return;
  const history = await carrier.track(trackingNo);
  const isNew = history.ok && (await receiveNews(shop, label, history.value));
  if (!history.ok) log.warn({ trackingNo, failure: history.failure }, 'the carrier did not say where a parcel is');
  const isOver = history.ok && isParcelOver(history.value);
  const now = clock.now();
  const ends = isOver || now - since >= trackingPeriod;
  await db
    .updateTable('parcel_labels')
    .set({ due_time: ends ? null : now + (isNew ? silence : pauseAfter(label.attempts + 1)) })
    .where('order_no', '=', orderNo)
    .where('reference', '=', reference)
    .execute();
}
