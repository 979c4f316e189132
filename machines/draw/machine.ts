import { rootLead } from '#rules/draw-states.ts';
import { day } from '#rules/durations.ts';
import { assign, setup } from 'xstate';
import type { DrawContext, DrawEvent } from './types.ts';

/** How long a round may be late before staff may take another one (ms). */
export const silence = 7 * day;

export const drawMachine = setup({
  types: {
    context: {} as DrawContext,
    events: {} as DrawEvent,
    input: {} as DrawContext,
    tags: {} as 'secret' | 'public',
  },
  actions: {
    setRound: assign((_, { roundTime }: { roundTime: number }) => ({ roundTime })),
  },
  guards: {
    isTimeToSeal: ({ context }, { now }: { now: number }) =>
      now >= context.closeTime && now + rootLead <= context.roundTime,
    isTooLateToSeal: ({ context }, { now }: { now: number }) => now + rootLead > context.roundTime,
    isDue: ({ context }, { now }: { now: number }) => now >= context.roundTime,
    isOpen: ({ context }, { now }: { now: number }) => now < context.closeTime,
    isSilent: ({ context }, { now }: { now: number }) => now >= context.roundTime + silence,
  },
}).createMachine({
  id: 'draw',
  options: { maxIterations: 1_000 },
  description:
    'The life of a draw. Its seed and its round are fixed before anybody enters, and its entries before the round is due.',
  context: ({ input }) => input,
  initial: 'scheduled',
  states: {
    scheduled: {
      description: 'The commitment and the round are public; people enter.',
      tags: 'secret',
      on: {
        'entries.seal': {
          guard: { type: 'isTimeToSeal', params: ({ event }) => ({ now: event.now }) },
          target: 'closed',
          description: 'Their root stands, at least ten minutes before the round.',
        },
        'draw.postpone': {
          guard: { type: 'isTooLateToSeal', params: ({ event }) => ({ now: event.now }) },
          actions: { type: 'setRound', params: ({ event }) => ({ roundTime: event.roundTime }) },
          description: 'Nobody sealed the entries in time.',
        },
        'draw.cancel': {
          guard: { type: 'isOpen', params: ({ event }) => ({ now: event.now }) },
          target: 'cancelled',
          description: 'Nothing is known of who would win.',
        },
      },
    },
    closed: {
      description: 'The root is public; the beacon has not spoken.',
      tags: 'secret',
      on: {
        'round.read': {
          guard: { type: 'isDue', params: ({ event }) => ({ now: event.now }) },
          target: 'drawn',
          description: 'Its signature holds, and the winners follow from it.',
        },
        'draw.postpone': {
          guard: { type: 'isSilent', params: ({ event }) => ({ now: event.now }) },
          target: 'scheduled',
          actions: { type: 'setRound', params: ({ event }) => ({ roundTime: event.roundTime }) },
          description: 'The beacon has said nothing for a week.',
        },
      },
    },
    drawn: {
      description: 'The winners are known to the shop.',
      tags: 'secret',
      on: { 'draw.announce': { target: 'announced', description: 'No gift is waited for.' } },
    },
    announced: { description: 'Seed and winners are public; anybody can do it again.', tags: 'public', type: 'final' },
    cancelled: { description: 'There is no draw.', type: 'final' },
  },
});
