import type { CouponStatus } from '#rules/coupon-terms.ts';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { couponMachine } from './machine.ts';
import type { CouponContext, CouponEvent, CouponInput } from './types.ts';

type Snapshot = SnapshotFrom<typeof couponMachine>;

/** The statuses of a row are the states of the machine; what nobody has claimed has no row. */
const values = {
  WAITING: 'waiting',
  UNUSED: 'claimed',
  LOCKED: 'applied',
  USED: 'redeemed',
  EXPIRED: 'expired',
  REVOKED: 'revoked',
} as const satisfies Readonly<Record<CouponStatus, Snapshot['value']>>;

const statuses = Object.keys(values) as CouponStatus[];
const statusOf = ({ value }: Snapshot) => statuses.find((status) => values[status] === value);

/** A coupon as its row keeps it. */
export interface CouponStand extends CouponContext {
  readonly status: CouponStatus;
}

export type CouponMove = ({ readonly ok: true } & CouponStand) | { readonly ok: false };

const moveTo = (snapshot: Snapshot): CouponMove => {
  const status = statusOf(snapshot);
  return status === undefined ? { ok: false } : { ok: true, status, ...snapshot.context };
};

/** Where a coupon stands that is claimed now. Pure: the machine is asked, not started. */
export function claimCoupon(period: CouponInput, now: number): CouponMove {
  const [offered] = initialTransition(couponMachine, period);
  const [claimed] = transition(couponMachine, offered, { type: 'coupon.claim', now });
  return moveTo(claimed);
}

/** Where an event takes a coupon; refused where the machine ignores it. */
export function moveCoupon({ status, ...context }: CouponStand, event: CouponEvent): CouponMove {
  const before = couponMachine.resolveState({ value: values[status], context });
  const [after] = transition(couponMachine, before, event);
  return after.value === before.value ? { ok: false } : moveTo(after);
}

/** The coupon after the time that has passed, whether its row says so yet or not. */
export function couponAt(stand: CouponStand, now: number): CouponStand {
  const move = moveCoupon(stand, { type: 'time.passed', now });
  return move.ok ? move : stand;
}
