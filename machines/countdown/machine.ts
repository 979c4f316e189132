import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { unprovidedAction } from '../unprovided.ts';
import type { CountdownContext, CountdownEvent, CountdownInput } from './types.ts';

export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    events: {} as CountdownEvent,
    input: {} as CountdownInput,
  },
  actors: {
    tick: fromCallback<EventObject, { until: number }>(() => {
      throw new Error('The actor tick is not provided');
    }),
  },
  actions: {
    requestRefresh: unprovidedAction('requestRefresh'),
    setTime: assign({ now: (_, { now }: { now: number }) => now }),
    setDeadline: assign((_, { until, now }: { until: number; now: number }) => ({ until, now })),
    setHidden: assign({ hidden: true }),
    setVisible: assign({ hidden: false }),
  },
  guards: {
    isOver: ({ context }) => context.now >= context.until,
    isOverAt: ({ context }, { now }: { now: number }) => now >= context.until,
    isHidden: ({ context }) => context.hidden,
  },
}).createMachine({
  id: 'countdown',
  options: { maxIterations: 1_000 },
  description:
    'Time running out on the clock of the server. At its end the server is asked, once; nothing is concluded.',
  context: ({ input }) => input,
  initial: 'evaluating',
  states: {
    evaluating: {
      description:
        'An end is known. One that had passed before it was known asks nobody: the news is as young as can be.',
      always: [
        { guard: 'isOver', target: 'ended', description: 'It has passed already.' },
        { guard: 'isHidden', target: 'paused', description: 'Nobody looks.' },
        { target: 'running', description: 'There is time left.' },
      ],
    },
    running: {
      description: 'The seconds are counted for who looks.',
      invoke: {
        src: 'tick',
        input: ({ context: { until } }) => ({ until }),
        onError: { target: 'paused', description: 'The clock failed; the next look reads it again.' },
      },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isOverAt', params: ({ event }) => ({ now: event.now }) },
            target: 'ended',
            actions: [{ type: 'setTime', params: ({ event }) => ({ now: event.now }) }, 'requestRefresh'],
            description: 'The end: the server is asked what holds now.',
          },
          {
            actions: { type: 'setTime', params: ({ event }) => ({ now: event.now }) },
            description: 'One second less.',
          },
        ],
        'page.hidden': { target: 'paused', actions: 'setHidden', description: 'Nobody looks.' },
        'deadline.moved': {
          target: 'evaluating',
          actions: { type: 'setDeadline', params: ({ event: { until, now } }) => ({ until, now }) },
          description: 'Another end.',
        },
      },
    },
    paused: {
      description: 'No second is counted: a hidden page costs no battery, and its timers could not be trusted anyway.',
      on: {
        'page.hidden': { actions: 'setHidden', description: 'Nobody looks any more.' },
        'page.becameVisible': [
          {
            guard: { type: 'isOverAt', params: ({ event }) => ({ now: event.now }) },
            target: 'ended',
            actions: [{ type: 'setTime', params: ({ event }) => ({ now: event.now }) }, 'setVisible', 'requestRefresh'],
            description: 'The end came meanwhile: the server is asked what holds now.',
          },
          {
            target: 'running',
            actions: [{ type: 'setTime', params: ({ event }) => ({ now: event.now }) }, 'setVisible'],
            description: 'The clock is read anew.',
          },
        ],
        'deadline.moved': {
          target: 'evaluating',
          actions: { type: 'setDeadline', params: ({ event: { until, now } }) => ({ until, now }) },
          description: 'Another end.',
        },
      },
    },
    ended: {
      description: 'Nothing is left. Only another end starts it again.',
      on: {
        'page.hidden': { actions: 'setHidden', description: 'Kept for the case of another end.' },
        'page.becameVisible': { actions: 'setVisible', description: 'Kept for the case of another end.' },
        'deadline.moved': {
          target: 'evaluating',
          actions: { type: 'setDeadline', params: ({ event: { until, now } }) => ({ until, now }) },
          description: 'The server gave more time.',
        },
      },
    },
  },
});
