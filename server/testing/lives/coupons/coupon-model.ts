import { day } from '#rules/durations.ts';
import { dayAfter, dayOf, endOf } from '../calendar.ts';

/** What a model of coupons believes about time. */
export interface CouponTimes {
  /** The first instant after a local day. */
  endOf(day: string, zone: string): number;
  /** How long a coupon can be used that comes back after its time (ms). */
  readonly grace: number;
}

export const localTimes: CouponTimes = { endOf, grace: 7 * day };
/** A control: the days of a coupon end at midnight in UTC. */
export const utcTimes: CouponTimes = { ...localTimes, endOf: (name) => endOf(name, 'UTC') };
/** A control: a coupon that comes back late has six days. */
export const shortGrace: CouponTimes = { ...localTimes, grace: 6 * day };

type Standing = 'WAITING' | 'UNUSED' | 'LOCKED' | 'USED' | 'EXPIRED' | 'REVOKED';

/** A coupon as its member should have it. */
export class CouponModel {
  readonly couponId: string;
  readonly #times: CouponTimes;
  readonly #validFrom: number;
  #validTo: number;
  #standing: Standing = 'WAITING';
  #orderNo: string | null = null;

  constructor(times: CouponTimes, couponId: string, period: { readonly from: number; readonly to: number }) {
    this.couponId = couponId;
    this.#times = times;
    this.#validFrom = period.from;
    this.#validTo = period.to;
  }

  /** A coupon that lasts some days after the local day of its claim. */
  static ofDays(
    times: CouponTimes,
    couponId: string,
    { days, zone, now }: { readonly days: number; readonly zone: string; readonly now: number },
  ): CouponModel {
    const to = times.endOf(dayAfter(dayOf(now, zone), days), zone);
    return new CouponModel(times, couponId, { from: now, to });
  }

  get validTo(): number {
    return this.#validTo;
  }
  get orderNo(): string | null {
    return this.#orderNo;
  }

  /** True once nothing can happen to it any more. */
  isOver(now: number): boolean {
    return ['EXPIRED', 'REVOKED'].includes(this.at(now));
  }

  /** Where it stands; what its time does to it happens here. */
  at(now: number): Standing {
    if (this.#standing === 'WAITING' && now >= this.#validFrom) this.#standing = 'UNUSED';
    if (this.#standing === 'UNUSED' && now >= this.#validTo) this.#standing = 'EXPIRED';
    return this.#standing;
  }

  /** @returns false where it cannot be had */
  lock(orderNo: string, now: number): boolean {
    if (this.at(now) !== 'UNUSED') return false;
    this.#standing = 'LOCKED';
    this.#orderNo = orderNo;
    return true;
  }
  use(): void {
    if (this.#standing === 'LOCKED') this.#standing = 'USED';
  }
  unlock(now: number): void {
    if (this.#standing !== 'LOCKED') return;
    this.#standing = now < this.#validTo ? 'UNUSED' : 'EXPIRED';
    this.#orderNo = null;
  }
  giveBack(now: number): void {
    if (this.#standing !== 'USED') return;
    if (now >= this.#validTo) this.#validTo = now + this.#times.grace;
    this.#standing = 'UNUSED';
    this.#orderNo = null;
  }
  revoke(now: number): void {
    if (this.isOver(now)) return;
    this.#standing = 'REVOKED';
    this.#orderNo = null;
  }
}
