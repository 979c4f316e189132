import { setup } from 'xstate';
import type { CrowdContext, CrowdEvent } from './types.ts';

interface Counted {
  readonly pledged: number;
  readonly goal: number;
  readonly waiting: number;
}

export const crowdMachine = setup({
  types: {
    context: {} as CrowdContext,
    events: {} as CrowdEvent,
    input: {} as CrowdContext,
    tags: {} as 'pledgeable',
  },
  guards: {
    isOver: ({ context }, { now }: { now: number }) => now >= context.endTime,
    isRunning: ({ context }, { now }: { now: number }) => now >= context.startTime && now < context.endTime,
    isReached: (_, { pledged, goal }: Counted) => pledged >= goal,
    isMissed: (_, { pledged, goal, waiting }: Counted) => pledged < goal && waiting === 0,
  },
}).createMachine({
  id: 'crowd',
  options: { maxIterations: 1_000 },
  description:
    'The life of a crowdfunding project. The clock of the server opens and closes it, what is pledged decides it, and staff build and send it.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'Nothing is decided yet.',
      initial: 'coming',
      on: {
        'project.giveUp': { target: 'failed', description: 'It will not be made: every pledge goes back.' },
        'clock.read': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: '.closing',
          description: 'Its time is over, whether anybody looked while it ran or not.',
        },
      },
      states: {
        coming: {
          description: 'Announced: nobody can pledge yet.',
          on: {
            'clock.read': {
              guard: { type: 'isRunning', params: ({ event }) => ({ now: event.now }) },
              target: 'live',
              description: 'Its time has come.',
            },
          },
        },
        live: { description: 'It takes pledges.', tags: 'pledgeable' },
        closing: {
          description: 'It takes no more pledges; payments that are under way still count.',
          on: {
            'pledges.counted': [
              {
                guard: { type: 'isReached', params: ({ event }) => event },
                target: '#crowd.succeeded',
                description: 'The goal is reached.',
              },
              {
                guard: { type: 'isMissed', params: ({ event }) => event },
                target: '#crowd.failed',
                description: 'The goal is missed, and no payment can change that any more.',
              },
            ],
          },
        },
      },
    },
    succeeded: {
      description: 'The goal is reached; late pledges are taken while pieces are left.',
      tags: 'pledgeable',
      on: {
        'project.produce': { target: 'producing', description: 'The tools are ordered.' },
        'project.giveUp': { target: 'failed', description: 'It will not be made: every pledge goes back.' },
      },
    },
    producing: {
      description: 'The lamps are being made.',
      tags: 'pledgeable',
      on: {
        'project.ship': { target: 'shipping', description: 'The lamps are there: the orders go to the warehouse.' },
        'project.giveUp': { target: 'failed', description: 'It will not be made: every pledge goes back.' },
      },
    },
    shipping: {
      description: 'The orders are packed and sent.',
      on: { 'project.finish': { target: 'done', description: 'All are sent.' } },
    },
    done: { description: 'Every backer has a lamp.', type: 'final' },
    failed: { description: 'Every pledge is paid back, in full.', type: 'final' },
  },
});
