import { assign, setup } from 'xstate';
import type { CouponContext, CouponEvent, CouponInput } from './types.ts';

/** A coupon that comes back after its time can be used this long, in ms. */
export const couponGrace = 7 * 24 * 60 * 60_000;

export const couponMachine = setup({
  types: {
    context: {} as CouponContext,
    events: {} as CouponEvent,
    input: {} as CouponInput,
    tags: {} as 'held',
  },
  actions: {
    lock: assign((_, { orderNo, discount }: { orderNo: string; discount: number }) => ({ orderNo, discount })),
    unlock: assign({ orderNo: null, discount: 0 }),
    extend: assign({ validTo: (_, { now }: { now: number }) => now + couponGrace }),
  },
  guards: {
    isOver: ({ context }, { now }: { now: number }) => now >= context.validTo,
    hasBegun: ({ context }, { now }: { now: number }) => now >= context.validFrom && now < context.validTo,
    isWithin: ({ context }, { now, discount, subtotal }: { now: number; discount: number; subtotal: number }) =>
      now < context.validTo && discount > 0 && discount <= subtotal,
    isOwnOrder: ({ context }, { orderNo }: { orderNo: string }) => context.orderNo === orderNo,
    isOwnOrderInTime: ({ context }, { orderNo, now }: { orderNo: string; now: number }) =>
      context.orderNo === orderNo && now < context.validTo,
  },
}).createMachine({
  id: 'coupon',
  options: { maxIterations: 1_000 },
  description: 'The life of a coupon in the hands of one shopper. It is in one open order at most, and used once.',
  context: ({ input }) => ({ ...input, orderNo: null, discount: 0 }),
  initial: 'offered',
  states: {
    offered: {
      description: 'It can be claimed, and is nobody’s yet.',
      on: {
        'coupon.claim': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
            target: 'expired',
            description: 'Too late.',
          },
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ now: event.now }) },
            target: 'claimed',
            description: 'Claimed, and good at once.',
          },
          { target: 'waiting', description: 'Claimed before its time.' },
        ],
        'time.passed': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'expired',
          description: 'Nobody claimed it.',
        },
        'coupon.revoke': { target: 'revoked', description: 'Taken back by the shop.' },
      },
    },
    waiting: {
      description: 'The shopper has it; its time has not come.',
      on: {
        'time.passed': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
            target: 'expired',
            description: 'Its time came and went.',
          },
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ now: event.now }) },
            target: 'claimed',
            description: 'Its time has come.',
          },
        ],
        'coupon.revoke': { target: 'revoked', description: 'Taken back by the shop.' },
      },
    },
    claimed: {
      description: 'It can be used.',
      on: {
        'coupon.lock': {
          guard: {
            type: 'isWithin',
            params: ({ event: { now, discount, subtotal } }) => ({ now, discount, subtotal }),
          },
          target: 'applied',
          actions: { type: 'lock', params: ({ event: { orderNo, discount } }) => ({ orderNo, discount }) },
          description: 'An order is placed with it; never for more than the variants cost, never past its time.',
        },
        'time.passed': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'expired',
          description: 'Its time is over.',
        },
        'coupon.revoke': { target: 'revoked', description: 'Taken back by the shop.' },
      },
    },
    applied: {
      description: 'An order that is not paid yet holds it; no other order can have it, and time does not take it.',
      tags: 'held',
      on: {
        'order.paid': {
          guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          target: 'redeemed',
          description: 'Used.',
        },
        'order.closed': [
          {
            guard: { type: 'isOwnOrderInTime', params: ({ event: { orderNo, now } }) => ({ orderNo, now }) },
            target: 'claimed',
            actions: 'unlock',
            description: 'The order came to nothing; the coupon is free again.',
          },
          {
            guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
            target: 'expired',
            actions: 'unlock',
            description: 'Its time ran out while an order that came to nothing held it.',
          },
        ],
        'coupon.revoke': { target: 'revoked', actions: 'unlock', description: 'Taken back by the shop.' },
      },
    },
    redeemed: {
      description: 'Used by a paid order.',
      tags: 'held',
      on: {
        'order.returned': [
          {
            guard: { type: 'isOwnOrderInTime', params: ({ event: { orderNo, now } }) => ({ orderNo, now }) },
            target: 'claimed',
            actions: 'unlock',
            description: 'The whole order came back, and so does the coupon.',
          },
          {
            guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
            target: 'claimed',
            actions: ['unlock', { type: 'extend', params: ({ event }) => ({ now: event.now }) }],
            description: 'It comes back after its time: seven more days, so that nobody loses it by our fault.',
          },
        ],
        'coupon.revoke': { target: 'revoked', actions: 'unlock', description: 'Taken back by the shop.' },
      },
    },
    expired: { description: 'Its time is over.', type: 'final' },
    revoked: { description: 'Taken back by the shop.', type: 'final' },
  },
});
