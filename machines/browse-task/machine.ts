import { requestTimeout } from '#rules/limits.ts';
import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type { BrowseTaskContext, BrowseTaskEvent, BrowseTaskInput, HandIn, HandInReply, StartReply } from './types.ts';

/** What is looked at longer where the clock of the server lags behind (ms). */
export const grace = 1_000;
/** How long a failed report waits before it is sent again (ms). */
export const retryDelay = 3_000;

export const browseTaskMachine = setup({
  types: {
    context: {} as BrowseTaskContext,
    events: {} as BrowseTaskEvent,
    input: {} as BrowseTaskInput,
    tags: {} as 'busy',
  },
  actors: {
    start: unprovidedActor<StartReply, Pick<HandIn, 'taskId' | 'targetId'>>('start'),
    handIn: unprovidedActor<HandInReply, HandIn>('handIn'),
    tick: fromCallback<EventObject>(() => {
      throw new Error('The actor tick is not provided');
    }),
  },
  actions: {
    taskChanged: unprovidedAction('taskChanged'),
    setNonce: assign((_, { reply }: { reply: StartReply }) => ({
      nonce: reply.kind === 'started' ? reply.nonce : null,
      visibleMs: 0,
    })),
    addTime: assign({ visibleMs: ({ context }, { ms }: { ms: number }) => context.visibleMs + ms }),
    needLonger: assign({ neededMs: ({ context }) => context.visibleMs + grace }),
    forgetVisit: assign({ nonce: null }),
    setHidden: assign({ hidden: true }),
    setVisible: assign({ hidden: false }),
  },
  guards: {
    isHidden: ({ context }) => context.hidden,
    isLongEnough: ({ context }, { ms }: { ms: number }) => context.visibleMs + ms >= context.neededMs,
    isStarted: (_, { reply }: { reply: StartReply }) => reply.kind === 'started',
    isCountedAlready: (_, { reply }: { reply: StartReply }) => reply.kind === 'counted',
    isCounted: (_, { reply }: { reply: HandInReply }) => reply === 'counted',
    isEarly: (_, { reply }: { reply: HandInReply }) => reply === 'early',
  },
  delays: { requestTimeout, retryDelay },
}).createMachine({
  id: 'browseTask',
  options: { maxIterations: 1_000 },
  description:
    'A product is looked at for a task. Seconds count only while the page is visible; the server times the visit, too.',
  context: ({ input }) => ({ ...input, visibleMs: 0, nonce: null }),
  initial: 'starting',
  on: {
    'page.hidden': { actions: 'setHidden', description: 'Noted for when seconds are counted.' },
    'page.becameVisible': { actions: 'setVisible', description: 'Noted for when seconds are counted.' },
  },
  states: {
    starting: {
      description: 'The server begins to time the visit, or says that there is nothing to time.',
      tags: 'busy',
      invoke: {
        src: 'start',
        input: ({ context: { taskId, targetId } }) => ({ taskId, targetId }),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => ({ reply: event.output }) },
            target: 'counting',
            actions: { type: 'setNonce', params: ({ event }) => ({ reply: event.output }) },
            description: 'The visit has begun.',
          },
          {
            guard: { type: 'isCountedAlready', params: ({ event }) => ({ reply: event.output }) },
            target: 'counted',
            actions: { type: 'setNonce', params: ({ event }) => ({ reply: event.output }) },
            description: 'This product counts already.',
          },
          {
            target: 'over',
            actions: { type: 'setNonce', params: ({ event }) => ({ reply: event.output }) },
            description: 'The task asks for no more.',
          },
        ],
        onError: { target: 'failed', description: 'The server cannot be asked.' },
      },
      after: { requestTimeout: { target: 'failed', description: 'No answer.' } },
    },
    counting: {
      description: 'The seconds of a visible page.',
      always: { guard: 'isHidden', target: 'paused', description: 'Nobody looks.' },
      invoke: {
        src: 'tick',
        onError: { target: 'failed', description: 'There is no clock.' },
      },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isLongEnough', params: ({ event }) => ({ ms: event.ms }) },
            target: 'handingIn',
            actions: { type: 'addTime', params: ({ event }) => ({ ms: event.ms }) },
            description: 'Long enough.',
          },
          {
            actions: { type: 'addTime', params: ({ event }) => ({ ms: event.ms }) },
            description: 'A little longer.',
          },
        ],
      },
    },
    paused: {
      description: 'The page is hidden: no second counts.',
      on: {
        'page.becameVisible': { target: 'counting', actions: 'setVisible', description: 'Somebody looks again.' },
      },
    },
    handingIn: {
      description: 'The visit is handed in, under its nonce, which counts once.',
      tags: 'busy',
      invoke: {
        src: 'handIn',
        input: ({ context: { taskId, targetId, nonce, visibleMs } }) => ({
          taskId,
          targetId,
          nonce: nonce ?? '',
          visibleMs,
        }),
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => ({ reply: event.output }) },
            target: 'counted',
            actions: ['forgetVisit', 'taskChanged'],
            description: 'The product counts.',
          },
          {
            guard: { type: 'isEarly', params: ({ event }) => ({ reply: event.output }) },
            target: 'counting',
            actions: 'needLonger',
            description: 'The clock of the server lags behind: a little longer.',
          },
          { target: 'failed', actions: 'forgetVisit', description: 'Another visit has ended this one.' },
        ],
        onError: { target: 'outcomeUnknown', description: 'Nobody knows whether it counts.' },
      },
      after: { requestTimeout: { target: 'outcomeUnknown', description: 'No answer.' } },
    },
    outcomeUnknown: {
      description: 'It may count. The same report cannot count twice, so it is sent again by itself.',
      after: { retryDelay: { target: 'handingIn', description: 'The same report again.' } },
      on: { 'task.retry': { target: 'handingIn', description: 'At once.' } },
    },
    failed: {
      description: 'The visit does not count. It can begin anew.',
      on: { 'task.retry': { target: 'starting', description: 'From the beginning.' } },
    },
    counted: { description: 'The product counts for the task.', type: 'final' },
    over: { description: 'The task asks for no more products.', type: 'final' },
  },
});
