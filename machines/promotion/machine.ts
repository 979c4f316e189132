import { setup } from 'xstate';
import type { PromotionContext, PromotionEvent } from './types.ts';

export const promotionMachine = setup({
  types: {
    context: {} as PromotionContext,
    events: {} as PromotionEvent,
    input: {} as PromotionContext,
    tags: {} as 'public' | 'buyable',
  },
  guards: {
    isOver: ({ context }, { now }: { now: number }) => now >= context.endTime,
    isRunning: ({ context }, { now }: { now: number }) => now >= context.startTime && now < context.endTime,
    isAnnounced: ({ context }, { now }: { now: number }) =>
      context.previewTime !== null && now >= context.previewTime && now < context.startTime,
  },
}).createMachine({
  id: 'promotion',
  options: { maxIterations: 1_000 },
  description:
    'The life of a promotion in one market. Staff schedule and end it; the clock of the server does the rest.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description: 'Staff write it; nobody else sees it.',
      on: {
        'promotion.schedule': { target: 'open', description: 'Its window counts from now on.' },
        'promotion.archive': { target: 'archived', description: 'It will not run.' },
      },
    },
    open: {
      description: 'Its window counts, until it is over or staff end it.',
      initial: 'scheduled',
      on: {
        'clock.read': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'ended',
          description: 'Its time is over, whether anybody looked while it ran or not.',
        },
        'promotion.end': { target: 'ended', description: 'Staff end it.' },
      },
      states: {
        scheduled: {
          description: 'It waits for its window.',
          on: {
            'clock.read': [
              {
                guard: { type: 'isRunning', params: ({ event }) => ({ now: event.now }) },
                target: 'live',
                description: 'Its time has come.',
              },
              {
                guard: { type: 'isAnnounced', params: ({ event }) => ({ now: event.now }) },
                target: 'warmup',
                description: 'It is announced.',
              },
            ],
          },
        },
        warmup: {
          description: 'Announced: it can be remembered, and nothing is sold yet.',
          tags: 'public',
          on: {
            'clock.read': {
              guard: { type: 'isRunning', params: ({ event }) => ({ now: event.now }) },
              target: 'live',
              description: 'Its time has come.',
            },
          },
        },
        live: {
          description: 'It grants its prices.',
          tags: ['public', 'buyable'],
          on: { 'quota.emptied': { target: 'soldOut', description: 'The last piece is held or sold.' } },
        },
        soldOut: {
          description: 'All pieces are held or sold; one that is not paid for may come back.',
          tags: 'public',
          on: {
            'quota.released': { target: 'live', description: 'An order came to nothing; its pieces are sold again.' },
          },
        },
      },
    },
    ended: {
      description: 'Over; its page says so and shows what runs now.',
      tags: 'public',
      on: { 'promotion.archive': { target: 'archived', description: 'No page shows it any more.' } },
    },
    archived: { description: 'Put away.', type: 'final' },
  },
});
