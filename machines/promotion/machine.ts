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
    hasBegun: ({ context }, { now }: { now: number }) => now >= context.startTime,
    isAnnounced: ({ context }, { now }: { now: number }) => context.previewTime !== null && now >= context.previewTime,
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
        'promotion.schedule': { target: 'scheduled', description: 'Its window counts from now on.' },
        'promotion.archive': { target: 'archived', description: 'It will not run.' },
      },
    },
    scheduled: {
      description: 'It waits for its window.',
      on: {
        'clock.read': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
            target: 'ended',
            description: 'Nobody looked while it ran.',
          },
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ now: event.now }) },
            target: 'live',
            description: 'Its time has come.',
          },
          {
            guard: { type: 'isAnnounced', params: ({ event }) => ({ now: event.now }) },
            target: 'warmup',
            description: 'It is announced.',
          },
        ],
        'promotion.end': { target: 'ended', description: 'Staff call it off.' },
      },
    },
    warmup: {
      description: 'Announced: it can be remembered, and nothing is sold yet.',
      tags: 'public',
      on: {
        'clock.read': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
            target: 'ended',
            description: 'Nobody looked while it ran.',
          },
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ now: event.now }) },
            target: 'live',
            description: 'Its time has come.',
          },
        ],
        'promotion.end': { target: 'ended', description: 'Staff call it off.' },
      },
    },
    live: {
      description: 'It grants its prices.',
      tags: ['public', 'buyable'],
      on: {
        'clock.read': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'ended',
          description: 'Its time is over.',
        },
        'quota.emptied': { target: 'soldOut', description: 'The last piece is held or sold.' },
        'promotion.end': { target: 'ended', description: 'Staff end it.' },
      },
    },
    soldOut: {
      description: 'All pieces are held or sold; one that is not paid for may come back.',
      tags: 'public',
      on: {
        'clock.read': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'ended',
          description: 'Its time is over.',
        },
        'quota.released': { target: 'live', description: 'An order came to nothing; its pieces are sold again.' },
        'promotion.end': { target: 'ended', description: 'Staff end it.' },
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
