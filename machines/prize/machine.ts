import { assign, setup } from 'xstate';
import type { PrizeContext, PrizeEvent, PrizeInput } from './types.ts';

export const prizeMachine = setup({
  types: {
    context: {} as PrizeContext,
    events: {} as PrizeEvent,
    input: {} as PrizeInput,
    tags: {} as 'held' | 'inOrder',
  },
  actions: {
    enterOrder: assign((_, { orderNo }: { orderNo: string }) => ({ orderNo })),
    leaveOrder: assign({ orderNo: null }),
    extend: assign({
      expireTime: ({ context }, { until }: { until: number }) => Math.max(context.expireTime, until),
    }),
  },
  guards: {
    isOver: ({ context }, { now }: { now: number }) => now >= context.expireTime,
    isInTime: ({ context }, { now }: { now: number }) => now < context.expireTime,
    isOwnOrder: ({ context }, { orderNo }: { orderNo: string }) => context.orderNo === orderNo,
  },
}).createMachine({
  id: 'prize',
  options: { maxIterations: 1_000 },
  description:
    'The life of a prize in the hands of one member. Its piece leaves the stock once: it is held while it waits, and sold with the order that brings it.',
  context: ({ input }) => ({ ...input, orderNo: null }),
  initial: 'won',
  states: {
    won: {
      description: 'It waits to be claimed; a piece of the stock is held for it.',
      tags: 'held',
      on: {
        'prize.credit': { target: 'shipped', description: 'A coupon or coins: they are in the wallet at once.' },
        'prize.claim': {
          guard: { type: 'isInTime', params: ({ event }) => ({ now: event.now }) },
          target: 'claimed',
          actions: { type: 'enterOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          description: 'The winner has said where it goes: an order of its own brings it.',
        },
        'prize.attach': {
          guard: { type: 'isInTime', params: ({ event }) => ({ now: event.now }) },
          target: 'attached',
          actions: { type: 'enterOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          description: 'An order of the winner brings it along.',
        },
        'time.passed': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'expired',
          description: 'Nobody claimed it.',
        },
        'prize.extend': {
          actions: { type: 'extend', params: ({ event }) => ({ until: event.until }) },
          description: 'The shop gives more time.',
        },
        'prize.cancel': { target: 'cancelled', description: 'Taken back by the shop.' },
      },
    },
    claimed: {
      description: 'An order brings it, and nothing else.',
      tags: 'inOrder',
      on: {
        'order.closed': {
          guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          target: 'won',
          actions: ['leaveOrder', { type: 'extend', params: ({ event }) => ({ until: event.until }) }],
          description: 'The order was called off; the prize is kept, and there is time to claim it again.',
        },
        'order.sent': {
          guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          target: 'shipped',
          description: 'It is on its way.',
        },
      },
    },
    attached: {
      description: 'It goes with an order that was placed.',
      tags: 'inOrder',
      on: {
        'prize.detach': {
          guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          target: 'won',
          actions: ['leaveOrder', { type: 'extend', params: ({ event }) => ({ until: event.until }) }],
          description: 'The winner wants it without the order after all, and keeps it.',
        },
        'order.closed': {
          guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          target: 'won',
          actions: ['leaveOrder', { type: 'extend', params: ({ event }) => ({ until: event.until }) }],
          description: 'The order came to nothing; the prize is kept, and there is time to claim it again.',
        },
        'order.sent': {
          guard: { type: 'isOwnOrder', params: ({ event }) => ({ orderNo: event.orderNo }) },
          target: 'shipped',
          description: 'It is on its way.',
        },
      },
    },
    shipped: { description: 'It has left the shop, or is in the wallet.', type: 'final' },
    expired: { description: 'Nobody claimed it in time; its piece is free again.', type: 'final' },
    cancelled: { description: 'Taken back by the shop; its piece is free again.', type: 'final' },
  },
});
