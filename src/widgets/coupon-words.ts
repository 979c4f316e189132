import type { components } from '#openapi/types.ts';
import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { day } from '#rules/durations.ts';
import type { couponText } from '../text/coupons.ts';

type Terms = components['schemas']['CouponTerms'];
type Words = typeof couponText;

/** A coupon that ends within this time (ms) is said to. */
const endingSoon = 3 * day;

/** '$10' where nothing stands behind the point, else '$10.50'. */
export const shortMoney = (value: Money): string => formatMoney(value).replace(/\.00$/, '');

/** What a coupon takes off: '$10 off', '15% off', 'Free delivery', 'A gift'. */
export function couponWorth({ kind, amount, percentBps }: Terms, text: Words): string {
  if (kind === 'GIFT') return text.gift;
  if (kind === 'SHIPPING') return amount === null ? text.freeDelivery : text.deliveryOff(shortMoney(amount));
  if (kind === 'PERCENT') return text.off(`${(percentBps ?? 0) / 100}%`);
  return amount === null ? text.gift : text.off(shortMoney(amount));
}

/** A slip has little room for its worth: the second word of a free delivery stands with what it is for. */
export function couponFace(terms: Terms, text: Words): { readonly amount: string; readonly title: string } {
  const isFree = terms.kind === 'SHIPPING' && terms.amount === null;
  return isFree
    ? { amount: text.free, title: text.delivery }
    : { amount: couponWorth(terms, text), title: couponSubject(terms) };
}

/** What it asks for, and the most that a share takes off. */
export function couponCondition({ threshold, cap }: Terms, text: Words): string {
  const minimum = threshold.amount === 0 ? text.anyAmount : text.over(shortMoney(threshold));
  return cap === null ? minimum : `${minimum} · ${text.upTo(shortMoney(cap))}`;
}

/** What it is for: the goods of its scope, or the gift by name. */
export const couponSubject = ({ gift, scopeText }: Terms): string => gift?.title ?? scopeText;

/** The same inside a sentence: 'floor lamps'. What is a name, or holds one, stays: 'Reed 150 and Arc'. */
export const subjectInSentence = (subject: string): string =>
  /^\p{Lu}[^\p{Lu}\d]*$/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;

/** The day of an instant by the clock of the market: 'Thu, Dec 3'. */
export const couponDay = (instant: number, site: Site): string =>
  marketDay(civilTime(instant, markets[site].timeZone), site);

/** The last day on which it can be used, and how far that is when it is near. @param now epoch ms */
export function couponEnd(validTo: number, { site, now, text }: { site: Site; now: number; text: Words }) {
  const left = validTo - now;
  const ends = text.ends(couponDay(validTo - 1, site));
  const endsSoon = left > 0 && left < endingSoon;
  return { endsSoon, until: endsSoon ? `${ends} · ${text.endsIn(Math.floor(left / day))}` : ends };
}

/** '$10 off over $80 with a coupon'. */
export const couponOffer = (terms: Terms, text: Words): string =>
  terms.threshold.amount === 0
    ? text.withCoupon(couponWorth(terms, text))
    : text.withCouponOver(couponWorth(terms, text), shortMoney(terms.threshold));

type Offer = components['schemas']['CouponOffer'];

/** Minor units that a coupon takes off goods of a price once its threshold is reached. */
function savingAt({ kind, amount, percentBps, cap }: Terms, price: number): number {
  if (kind === 'FIXED') return Math.min(amount?.amount ?? 0, price);
  return kind === 'PERCENT' ? Math.min(Math.round((price * (percentBps ?? 0)) / 10_000), cap?.amount ?? price) : 0;
}

/**
 * What anybody can claim that takes most off one piece, of what one piece reaches.
 * @param price of one piece, minor units
 */
export function bestOffer(offers: readonly Offer[], price: number): Offer | undefined {
  const reached = offers.filter(
    ({ state, isForNewMembers, isForSavvyMembers, terms }) =>
      (state === 'CLAIMABLE' || state === 'CLAIMED') &&
      !isForNewMembers &&
      !isForSavvyMembers &&
      terms.threshold.amount <= price &&
      savingAt(terms, price) > 0,
  );
  return reached.toSorted((a, b) => savingAt(b.terms, price) - savingAt(a.terms, price))[0];
}
