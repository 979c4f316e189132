import { day } from './durations.ts';

/** How long a carrier may say nothing of a parcel before it counts as lost (ms). */
export const silenceOfLost = 10 * day;

/** What a carrier can say about a parcel, in the order in which it mostly happens. */
export const parcelCodes = [
  'LABEL_CREATED',
  'HANDED_OVER',
  'DEPARTED',
  'DELAYED',
  'ARRIVED',
  'LOST',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAILED',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
] as const;

export type ParcelCode = (typeof parcelCodes)[number];

export type ParcelStatus = 'LABEL_CREATED' | 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'EXCEPTION';

/** One thing that happened to a parcel; the code may be a word that we do not know. */
export interface ParcelNews {
  /** When it happened, by the clock of the carrier: ms. */
  readonly time: number;
  readonly code: string;
  readonly text: string;
  readonly location?: string;
}

const rankOf = (code: string): number => parcelCodes.findIndex((parcelCode) => parcelCode === code);
const sameOrder = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** News from the oldest to the newest, the same whatever order they came in. */
export function sortNews<News extends ParcelNews>(news: readonly News[]): News[] {
  return news.toSorted(
    (left, right) =>
      left.time - right.time ||
      rankOf(left.code) - rankOf(right.code) ||
      sameOrder(left.code, right.code) ||
      sameOrder(left.text, right.text),
  );
}

/**
 * Where a parcel stands by all that was said about it, in any order and however often. Nothing undoes a delivery, and
 * nothing but a delivery a way back; a lost parcel that is seen again is on its way.
 */
export function parcelStatus(news: readonly ParcelNews[]): ParcelStatus {
  const codes = new Set(news.map(({ code }) => code));
  if (codes.has('DELIVERED')) return 'DELIVERED';
  if (codes.has('RETURNING') || codes.has('RETURNED')) return 'EXCEPTION';
  const newest = sortNews(news).at(-1)?.code ?? 'LABEL_CREATED';
  if (newest === 'LABEL_CREATED' || newest === 'OUT_FOR_DELIVERY') return newest;
  return newest === 'LOST' ? 'EXCEPTION' : 'IN_TRANSIT';
}

/** True for a parcel that the carrier cannot find or has not spoken of for ten days; one that comes back is none. */
export function isLostParcel(
  news: readonly ParcelNews[],
  { sentTime, now }: { readonly sentTime: number; readonly now: number },
): boolean {
  const status = parcelStatus(news);
  const newest = sortNews(news).at(-1);
  if (status === 'DELIVERED' || (status === 'EXCEPTION' && newest?.code !== 'LOST')) return false;
  return newest?.code === 'LOST' || now - Math.max(sentTime, newest?.time ?? 0) >= silenceOfLost;
}

/** When a parcel was delivered, as it was first said. */
export function deliveredTime(news: readonly ParcelNews[]): number | undefined {
  return sortNews(news).find(({ code }) => code === 'DELIVERED')?.time;
}

/** True when nothing more will be said about a parcel. */
export function isParcelOver(news: readonly Pick<ParcelNews, 'code'>[]): boolean {
  return news.some(({ code }) => code === 'DELIVERED' || code === 'RETURNED');
}
