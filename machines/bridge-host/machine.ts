import { assign, emit, sendTo, setup, stopChild } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import { bridgeCallMachine } from '../bridge-call/machine.ts';
import type { BridgeCallEvent, CallOutcome, HostCall } from '../bridge-call/types.ts';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { callTimeoutOf, fallbackCommandOf } from './commands.ts';
import type { BridgeHostContext, BridgeHostEvent, BridgeSettled, HostNews } from './types.ts';

const noCall: HostCall = { id: '', command: '', params: {} };

function nextOf({ waiting }: BridgeHostContext): HostCall {
  return waiting[0] ?? noCall;
}

function callOf({ calls }: BridgeHostContext, id: string): HostCall {
  return calls[id]?.call ?? noCall;
}

/** Start it with the systemId `bridgeHost`: that is the name by which its calls find it. */
export const bridgeHostMachine = setup({
  types: {
    context: {} as BridgeHostContext,
    events: {} as BridgeHostEvent,
    emitted: {} as BridgeSettled,
    tags: {} as 'busy',
  },
  actors: { detectShell: unprovidedActor<boolean>('detectShell'), bridgeCall: bridgeCallMachine },
  actions: {
    fallBack: unprovidedAction<{ call: HostCall }>('fallBack'),
    queueCall: assign({ waiting: ({ context }, { call }: { call: HostCall }) => [...context.waiting, call] }),
    queueLook: assign(({ context: { waiting, looks } }) => ({
      waiting: [...waiting, { id: `look-${looks + 1}`, command: 'getUserInfo', params: {} }],
      looks: looks + 1,
    })),
    placeCalls: assign(({ context: { waiting, calls }, spawn }) => {
      const placed = waiting.map((call) => {
        const input = { call, timeout: callTimeoutOf(call.command) };
        return [call.id, { call, ref: spawn('bridgeCall', { id: call.id, input }) }] as const;
      });
      return { waiting: [], calls: { ...calls, ...Object.fromEntries(placed) } };
    }),
    tellCall: sendTo(
      ({ context, self }, { id }: { id: string; news: BridgeCallEvent }) => context.calls[id]?.ref ?? self,
      (_, { news }) => news,
    ),
    tellSettled: emit((_, { call, outcome }: { call: HostCall; outcome: CallOutcome }): BridgeSettled => ({
      type: 'bridge.settled',
      call,
      outcome,
    })),
    dropNext: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    stopCall: stopChild((_, { id }: { id: string }) => id),
    forgetCall: assign({
      calls: ({ context }, { id }: { id: string }) => {
        const { [id]: _over, ...calls } = context.calls;
        return calls;
      },
    }),
    tellNews: sendTo(actorNamed('app'), (_, { news }: { news: HostNews }) => news),
    countUnknown: assign({ unknownMessages: ({ context }) => context.unknownMessages + 1 }),
  },
  guards: {
    isPresent: (_, { isPresent }: { isPresent: boolean }) => isPresent,
    isNew: ({ context: { calls, waiting } }, { id }: { id: string }) =>
      !Object.hasOwn(calls, id) && waiting.every((call) => call.id !== id),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    canFallBack: ({ context }) => fallbackCommandOf(nextOf(context).command) !== undefined,
    isUnderWay: ({ context }, { id }: { id: string }) => Object.hasOwn(context.calls, id),
  },
}).createMachine({
  id: 'bridgeHost',
  options: { maxIterations: 1_000 },
  description: 'The native shell around the page, where there is one. A browser never calls it; every call ends once.',
  context: { calls: {}, waiting: [], unknownMessages: 0, looks: 0 },
  initial: 'detecting',
  on: {
    'host.brought': {
      actions: { type: 'tellNews', params: ({ event }) => ({ news: event.news }) },
      description: 'The shell has news for the shop.',
    },
    'host.babbled': { actions: 'countUnknown', description: 'A newer shell says something nobody here understands.' },
    'host.answered': {
      guard: { type: 'isUnderWay', params: ({ event }) => ({ id: event.id }) },
      actions: {
        type: 'tellCall',
        params: ({ event }) => ({ id: event.id, news: { type: 'call.answered', result: event.result } }),
      },
      description: 'The shell answers a call; an answer to a call that is over finds nobody.',
    },
    'host.refused': {
      guard: { type: 'isUnderWay', params: ({ event }) => ({ id: event.id }) },
      actions: {
        type: 'tellCall',
        params: ({ event }) => ({ id: event.id, news: { type: 'call.refused', reason: event.reason } }),
      },
      description: 'The shell refuses a call.',
    },
    'call.settled': {
      guard: { type: 'isUnderWay', params: ({ event }) => ({ id: event.id }) },
      actions: [
        {
          type: 'tellSettled',
          params: ({ context, event }) => ({ call: callOf(context, event.id), outcome: event.outcome }),
        },
        { type: 'stopCall', params: ({ event }) => ({ id: event.id }) },
        { type: 'forgetCall', params: ({ event }) => ({ id: event.id }) },
      ],
      description: 'A call is over; whoever placed it hears how it ended.',
    },
    'bridge.call': {
      guard: { type: 'isNew', params: ({ event }) => ({ id: event.call.id }) },
      actions: { type: 'queueCall', params: ({ event }) => ({ call: event.call }) },
      description: 'It waits until it is known whether there is a shell.',
    },
  },
  states: {
    detecting: {
      description: 'Looking for the flag and the function of the shell.',
      tags: 'busy',
      invoke: {
        src: 'detectShell',
        onDone: [
          {
            guard: { type: 'isPresent', params: ({ event }) => ({ isPresent: event.output }) },
            target: 'native',
            description: 'Both are there.',
            meta: { req: ['S4.host.01'] },
          },
          { target: 'browser', description: 'One is missing: a flag without a function is no shell.' },
        ],
        onError: { target: 'browser', description: 'A window that cannot be looked at holds no shell.' },
      },
      on: {
        'page.becameVisible': { actions: 'queueLook', description: 'Back in view: is it still the same account?' },
      },
    },
    native: {
      description: 'Inside the shell.',
      entry: 'placeCalls',
      on: {
        'bridge.call': {
          guard: { type: 'isNew', params: ({ event }) => ({ id: event.call.id }) },
          actions: [{ type: 'queueCall', params: ({ event }) => ({ call: event.call }) }, 'placeCalls'],
          description: 'The shell does it.',
        },
        'page.becameVisible': {
          actions: ['queueLook', 'placeCalls'],
          description: 'Back in view: is it still the same account?',
          meta: { req: ['S4.session.06'] },
        },
      },
    },
    browser: {
      description: 'No shell: page events and storage stand in for it where they can.',
      meta: { req: ['S4.host.02', 'S4.host.03', 'S4.host.04', 'S4.host.05'] },
      always: [
        {
          guard: 'canFallBack',
          actions: [
            { type: 'fallBack', params: ({ context }) => ({ call: nextOf(context) }) },
            {
              type: 'tellSettled',
              params: ({ context }) => ({ call: nextOf(context), outcome: { kind: 'fellBack' } }),
            },
            'dropNext',
          ],
          description: 'A page event and storage say it instead.',
        },
        {
          guard: 'hasWaiting',
          actions: [
            {
              type: 'tellSettled',
              params: ({ context }) => ({ call: nextOf(context), outcome: { kind: 'unsupported' } }),
            },
            'dropNext',
          ],
          description: 'Nothing stands in for it.',
        },
      ],
      on: {
        'bridge.call': {
          guard: { type: 'isNew', params: ({ event }) => ({ id: event.call.id }) },
          target: 'detecting',
          actions: { type: 'queueCall', params: ({ event }) => ({ call: event.call }) },
          description: 'A shell may have come late: look again before falling back.',
        },
      },
    },
  },
});
