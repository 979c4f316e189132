import { day } from '#rules/durations.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { zones } from '../calendar.ts';
import { agree, refusalOf } from '../divergence.ts';
import { testClient } from '../../test-member.ts';
import type { TestShop } from '../../test-shop.ts';
import { claimCoupon } from '#server/shop/coupons/claim-coupon.ts';
import { lockCouponRows, revokeRow } from '#server/shop/coupons/coupon-row.ts';
import {
  lockCoupons,
  readWallet,
  relockCoupons,
  returnCoupons,
  unlockCoupons,
  useCoupons,
} from '#server/shop/coupons/order-coupons.ts';
import { CouponModel, type CouponTimes } from './coupon-model.ts';
import { moveOrder, recordOrder } from './order-record.ts';

/** What can be claimed: coupons that last some days, and one for a period that is the same for all. */
export interface Offer {
  readonly templateId: string;
  readonly validity: { readonly days: number } | { readonly from: number; readonly to: number };
}

interface Order {
  readonly orderNo: string;
  readonly coupon: CouponModel;
  state: 'PLACED' | 'CLOSED' | 'PAID' | 'REFUNDED';
}

const lockRefusals = {
  WAITING: 'COUPON_NOT_STARTED',
  LOCKED: 'COUPON_LOCKED',
  USED: 'COUPON_USED',
  EXPIRED: 'COUPON_EXPIRED',
  REVOKED: 'COUPON_REVOKED',
} as const;

/** How often a command is sent a second time. */
const repeated = 0.2;

interface Member {
  readonly shop: TestShop;
  readonly accountId: string;
  readonly zone: string;
  readonly times: CouponTimes;
  readonly chance: () => number;
}

/** A member who claims and uses coupons by chance, in the shop and in the model. */
export class CouponLife {
  readonly accountId: string;
  readonly coupons: CouponModel[] = [];
  readonly #shop: TestShop;
  readonly #times: CouponTimes;
  readonly #zone: string;
  readonly #chance: () => number;
  readonly #orders: Order[] = [];
  #count = 0;

  constructor({ shop, accountId, zone, times, chance }: Member) {
    this.#shop = shop;
    this.accountId = accountId;
    this.#zone = zone;
    this.#times = times;
    this.#chance = chance;
  }

  /** Does one thing. @throws Divergence */
  async act(offers: readonly Offer[]): Promise<void> {
    const dice = this.#chance();
    if (dice < 0.25) await this.#claim(this.#oneOf(offers));
    else if (dice < 0.55) await this.#place();
    else if (dice < 0.58) await this.#revoke();
    else await this.#moveOrder();
  }

  /** Compares some coupons as their member reads them. @throws Divergence */
  async compare(coupons: readonly CouponModel[]): Promise<void> {
    const now = this.#now;
    const couponIds = coupons.map(({ couponId }) => couponId).toSorted();
    const wallet = await readWallet(this.#shop.db, { accountId: this.accountId, couponIds, now });
    const found = wallet.map(({ couponId, status, validTo, orderNo }) => [couponId, status, validTo, orderNo]);
    const expected = coupons.map((coupon) => [coupon.couponId, coupon.at(now), coupon.validTo, coupon.orderNo]);
    agree(this.#about('coupons'), found.toSorted(byId), expected.toSorted(byId));
  }

  get #now(): number {
    return this.#shop.clock.now();
  }

  get #caller(): ProvedContext {
    // A device names its zone with every claim; on a journey it is another one.
    const timeZone = this.#chance() < 0.1 ? this.#oneOf(zones) : this.#zone;
    return {
      ...{ site: 'US', country: 'US', locale: 'en', orderKey: undefined },
      account: { accountId: this.accountId, sessionId: '', familyId: '', isProved: true },
      client: { ...testClient, type: 6, timeZone },
    };
  }

  #about = (what: string): string => `${what} of ${this.accountId} at ${new Date(this.#now).toISOString()}`;
  #newNumber = (prefix: string): string => `${prefix}-${this.accountId}-${(this.#count += 1)}`;
  #inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTransaction(this.#shop, 'relaxed', work);

  #oneOf<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#chance() * values.length)];
    if (value === undefined) throw new RangeError('No value to choose from');
    return value;
  }

  /** Runs a command, and sometimes once more. */
  async #maybeTwice<T>(command: () => Promise<T>): Promise<T> {
    const answer = await command();
    if (this.#chance() < repeated) agree(this.#about('second answer'), await command(), answer);
    return answer;
  }

  async #claim({ templateId, validity }: Offer): Promise<void> {
    const [now, caller] = [this.#now, this.#caller];
    const key = this.#newNumber('K');
    const claim = () => claimCoupon(this.#shop, caller, { templateId }, key);
    if ('to' in validity && now >= validity.to) {
      agree(this.#about('claim'), await refusalOf(claim()), 'COUPON_ENDED');
      return;
    }
    const { couponId } = await this.#maybeTwice(claim);
    const zone = caller.client.timeZone ?? this.#zone;
    const coupon =
      'days' in validity
        ? CouponModel.ofDays(this.#times, couponId ?? '', { days: validity.days, zone, now })
        : new CouponModel(this.#times, couponId ?? '', validity);
    this.coupons.push(coupon);
    await this.compare([coupon]);
  }

  async #place(): Promise<void> {
    const coupon = this.coupons.at(-1 - Math.floor(this.#chance() * 6));
    if (!coupon) return;
    const { accountId } = this;
    const [now, orderNo] = [this.#now, this.#newNumber('O')];
    const lock = () =>
      this.#inTx(async (tx) => {
        await recordOrder(tx, { orderNo, accountId, now });
        const used = [{ couponId: coupon.couponId, discount: 1_000, subtotal: 9_000 }];
        await lockCoupons(this.#shop, tx, { accountId, orderNo, used });
      });
    const before = coupon.at(now);
    if (before === 'UNUSED') {
      await lock();
      coupon.lock(orderNo, now);
      this.#orders.push({ orderNo, coupon, state: 'PLACED' });
    } else agree(this.#about('order'), await refusalOf(lock()), lockRefusals[before]);
    await this.compare([coupon]);
  }

  async #revoke(): Promise<void> {
    const { accountId } = this;
    const coupon = this.coupons.at(-1);
    if (!coupon) return;
    const now = this.#now;
    await this.#inTx(async (tx) => {
      const [row] = await lockCouponRows(tx, { accountId, couponIds: [coupon.couponId], now });
      if (row) await revokeRow(tx, row, now);
    });
    coupon.revoke(now);
    await this.compare([coupon]);
  }

  async #moveOrder(): Promise<void> {
    const order = this.#orders.at(-1 - Math.floor(this.#chance() * 8));
    if (!order) return;
    const { orderNo, coupon } = order;
    const now = this.#now;
    if (order.state === 'PLACED' && this.#chance() < 0.4) {
      await this.#maybeTwice(() =>
        this.#inTx(async (tx) => {
          await moveOrder(tx, { orderNo, to: 'closed', now });
          await unlockCoupons(this.#shop, tx, orderNo);
        }),
      );
      if (coupon.orderNo === orderNo) coupon.unlock(now);
      order.state = 'CLOSED';
    } else if (order.state === 'PLACED' || order.state === 'CLOSED') await this.#pay(order);
    else if (order.state === 'PAID') {
      await this.#maybeTwice(() =>
        this.#inTx(async (tx) => {
          await moveOrder(tx, { orderNo, to: 'refunded', now });
          await returnCoupons(this.#shop, tx, orderNo);
        }),
      );
      if (coupon.orderNo === orderNo) coupon.giveBack(now);
      order.state = 'REFUNDED';
    }
    await this.compare([coupon]);
  }

  /** The payment comes, of a closed order too, which needs its coupon again. */
  async #pay(order: Order): Promise<void> {
    const { orderNo, coupon } = order;
    const now = this.#now;
    const isHeld = await this.#inTx(async (tx) => {
      if (order.state === 'CLOSED' && !(await relockCoupons(this.#shop, tx, orderNo))) return false;
      await moveOrder(tx, { orderNo, to: 'paid', now });
      await useCoupons(this.#shop, tx, orderNo);
      return true;
    });
    const expected = order.state === 'PLACED' || coupon.lock(orderNo, now);
    agree(this.#about('coupon of a payment'), isHeld, expected);
    if (!isHeld) return;
    if (coupon.orderNo === orderNo) coupon.use();
    order.state = 'PAID';
  }
}

const byId = ([a]: readonly unknown[], [b]: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1);

/** Coupons of 1 to 30 days, and some that are good for a week of each quarter. @param from the first instant of the two years */
export const offersFrom = (from: number): readonly Offer['validity'][] => [
  ...[1, 2, 3, 7, 30].map((days) => ({ days })),
  ...Array.from({ length: 8 }, (_, index) => {
    const start = from + (30 + index * 90) * day;
    return { from: start, to: start + 7 * day };
  }),
];
