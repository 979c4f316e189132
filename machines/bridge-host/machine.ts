import { assign, emit, sendTo, setup, stopChild } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import { bridgeCallMachine } from '../bridge-call/machine.ts';
import type { BridgeCallEvent, CallOutcome, HostCall } from '../bridge-call/types.ts';
import type { BridgeHostContext, BridgeHostEvent, BridgeHostInput, BridgeSettled, HostEvent } from './types.ts';

/** The pending call of an id. Throws where there is none. */
function callOf({ calls }: BridgeHostContext, id: string): HostCall {
  const pending = calls[id];
  if (pending === undefined) throw new Error('Only a pending call settles');
  return pending.call;
}

/** Start it with the systemId `bridgeHost`: that is the name by which its calls find it. */
export const bridgeHostMachine = setup({
  types: {
    context: {} as BridgeHostContext,
    events: {} as BridgeHostEvent,
    input: {} as BridgeHostInput,
    emitted: {} as BridgeSettled,
  },
  actors: { bridgeCall: bridgeCallMachine },
  actions: {
    startCall: assign(({ context, spawn }, { call }: { call: HostCall }) => {
      const ref = spawn('bridgeCall', { id: call.id, input: { call } });
      return { calls: { ...context.calls, [call.id]: { call, ref } } };
    }),
    withdrawCall: sendTo(
      ({ context, self }, { id }: { id: string }) => context.calls[id]?.ref ?? self,
      (): BridgeCallEvent => ({ type: 'call.withdraw' }),
    ),
    emitSettled: emit((_, { call, outcome }: { call: HostCall; outcome: CallOutcome }): BridgeSettled => ({
      type: 'bridge.settled',
      call,
      outcome,
    })),
    stopCall: stopChild((_, { id }: { id: string }) => id),
    removeCall: assign({
      calls: ({ context }, { id }: { id: string }) => {
        const { [id]: _over, ...calls } = context.calls;
        return calls;
      },
    }),
    forwardHostEvent: sendTo(actorNamed('app'), (_, { news }: { news: HostEvent }) => news),
    countUnknownMessage: assign({ unknownMessages: ({ context }) => context.unknownMessages + 1 }),
  },
  guards: {
    isPresent: ({ context }) => context.isPresent,
    isNewCall: ({ context }, { id }: { id: string }) => !Object.hasOwn(context.calls, id),
    isPending: ({ context }, { id }: { id: string }) => Object.hasOwn(context.calls, id),
  },
}).createMachine({
  id: 'bridgeHost',
  options: { maxIterations: 1_000 },
  description: 'What the shop asks of the native shell, or of the browser in its place. Every call ends once.',
  context: ({ input }) => ({ ...input, calls: {}, unknownMessages: 0 }),
  initial: 'detecting',
  on: {
    'host.eventReceived': {
      actions: { type: 'forwardHostEvent', params: ({ event }) => ({ news: event.news }) },
      description: 'The shell has news for the shop.',
    },
    'host.unknownMessageReceived': {
      actions: 'countUnknownMessage',
      description: 'A newer, a broken or a hostile shell says something that changes nothing.',
    },
    'bridge.call': {
      guard: { type: 'isNewCall', params: ({ event }) => ({ id: event.call.id }) },
      actions: { type: 'startCall', params: ({ event }) => ({ call: event.call }) },
      description: 'In the shell and in a browser alike; who does it is nothing to whoever asks.',
    },
    'bridge.withdraw': {
      guard: { type: 'isPending', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'withdrawCall', params: ({ event }) => ({ id: event.id }) },
      description: 'Whoever placed the call is gone.',
    },
    'call.settled': {
      guard: { type: 'isPending', params: ({ event }) => ({ id: event.id }) },
      actions: [
        {
          type: 'emitSettled',
          params: ({ context, event }) => ({ call: callOf(context, event.id), outcome: event.outcome }),
        },
        { type: 'stopCall', params: ({ event }) => ({ id: event.id }) },
        { type: 'removeCall', params: ({ event }) => ({ id: event.id }) },
      ],
      description: 'A call is over; whoever placed it is notified how it ended.',
    },
  },
  states: {
    detecting: {
      description: 'The flag and the function of the shell were looked for before anything started.',
      always: [
        { guard: 'isPresent', target: 'native', description: 'Both are there.', meta: { req: ['S4.host.01'] } },
        { target: 'browser', description: 'One is missing: a flag without a function is no shell.' },
      ],
    },
    native: { description: 'Inside the shell. It stays: a page never leaves its shell.' },
    browser: {
      description: 'No shell: page events, storage and the dialogs of the page stand in for it.',
      meta: { req: ['S4.host.02', 'S4.host.03', 'S4.host.04', 'S4.host.05'] },
    },
  },
});
