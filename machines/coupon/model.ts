import type { MachineModel } from '../verify/model.ts';
import { couponGrace, couponMachine } from './machine.ts';

export const validFrom = 1_000;
export const validTo = 2_000;
const times = [validFrom - 1, validFrom, validTo - 1, validTo];

const unclaimed = 'nobody has it yet';
const early = 'its time has not come';
const free = 'no order holds it';
const unpaid = 'the order is not paid yet';
const used = 'it is used';

export const couponModel: MachineModel<typeof couponMachine> = {
  machine: couponMachine,
  inputs: [{ validFrom, validTo }],
  samples: {
    'coupon.claim': times.map((now) => ({ type: 'coupon.claim', now })),
    'coupon.lock': [
      ...times.map((now) => ({ type: 'coupon.lock', orderNo: 'A', discount: 500, subtotal: 500, now }) as const),
      { type: 'coupon.lock', orderNo: 'B', discount: 501, subtotal: 500, now: validFrom },
      { type: 'coupon.lock', orderNo: 'B', discount: 0, subtotal: 500, now: validFrom },
    ],
    'order.paid': ['A', 'B'].map((orderNo) => ({ type: 'order.paid', orderNo })),
    'order.closed': ['A', 'B'].flatMap((orderNo) =>
      [validTo - 1, validTo].map((now) => ({ type: 'order.closed', orderNo, now }) as const),
    ),
    'order.returned': ['A', 'B'].flatMap((orderNo) =>
      [validTo - 1, validTo].map((now) => ({ type: 'order.returned', orderNo, now }) as const),
    ),
    'time.passed': [...times, validTo + couponGrace].map((now) => ({ type: 'time.passed', now })),
    'coupon.revoke': [{ type: 'coupon.revoke' }],
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: {
    'an order holds it exactly while it is applied or redeemed': (s) =>
      s.hasTag('held') === (s.context.orderNo !== null) && s.hasTag('held') === s.context.discount > 0,
  },
  steps: {
    'it is applied only in its time, and takes off no more than the variants cost': ({ before, event, after }) =>
      before.matches('applied') ||
      !after.matches('applied') ||
      ('now' in event &&
        Number(event.now) < before.context.validTo &&
        'subtotal' in event &&
        after.context.discount <= Number(event.subtotal)),
    'only its own order moves it': ({ before, event, after }) =>
      !('orderNo' in event) ||
      event.type === 'coupon.lock' ||
      before.context.orderNo === event.orderNo ||
      before.value === after.value,
    'a coupon that can be used is never past its time': ({ before, event, after }) =>
      before.matches('claimed') ||
      !after.matches('claimed') ||
      !('now' in event) ||
      Number(event.now) < after.context.validTo,
    'its time ends later only for one that comes back late': ({ before, after }) =>
      before.context.validTo === after.context.validTo || (before.matches('redeemed') && after.matches('claimed')),
    'time never takes what an order holds': ({ before, event, after }) =>
      !before.hasTag('held') || event.type !== 'time.passed' || before.value === after.value,
  },
  isPinned: true,
  equivalent: {
    'coupon.offered --coupon.claim[0]--> coupon.expired: after the next': 'at most one of the two guards is open',
    'coupon.waiting --time.passed[0]--> coupon.expired: after the next': 'at most one of the two guards is open',
  },
  ignored: {
    'coupon.claim': {
      waiting: 'it is claimed already',
      claimed: 'it is claimed already',
      applied: used,
      redeemed: used,
    },
    'coupon.lock': {
      offered: unclaimed,
      waiting: early,
      applied: 'another order holds it',
      redeemed: used,
    },
    'order.paid': { offered: unclaimed, waiting: early, claimed: free, redeemed: used },
    'order.closed': { offered: unclaimed, waiting: early, claimed: free, redeemed: 'a paid order is not closed' },
    'order.returned': { offered: unclaimed, waiting: early, claimed: free, applied: unpaid },
    'time.passed': { applied: 'the order decides', redeemed: used },
  },
};
