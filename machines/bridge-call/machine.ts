import { assign, sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import { unprovidedActor } from '../unprovided.ts';
import type {
  BridgeCallContext,
  BridgeCallEvent,
  BridgeCallInput,
  CallOutcome,
  CallSettled,
  HostCall,
} from './types.ts';

export const bridgeCallMachine = setup({
  types: {
    context: {} as BridgeCallContext,
    events: {} as BridgeCallEvent,
    input: {} as BridgeCallInput,
    tags: {} as 'busy',
  },
  actors: { executeCall: unprovidedActor<unknown, { call: HostCall }>('executeCall') },
  actions: {
    settle: assign({ outcome: (_, { outcome }: { outcome: CallOutcome }) => outcome }),
    notifySettled: sendTo(actorNamed('bridgeHost'), ({ context: { call, outcome } }): CallSettled => ({
      type: 'call.settled',
      id: call.id,
      outcome: outcome ?? { kind: 'timedOut' },
    })),
  },
  guards: { hasNoTimeout: ({ context }) => context.call.timeout === 0 },
  delays: { callTimeout: ({ context }) => context.call.timeout },
}).createMachine({
  id: 'bridgeCall',
  options: { maxIterations: 1_000 },
  description: 'One call to the native shell, or to what stands in for it. It ends once; a later answer finds nobody.',
  context: ({ input }) => ({ ...input, outcome: null }),
  initial: 'calling',
  states: {
    calling: {
      description: 'On its way or waiting.',
      tags: 'busy',
      initial: 'deciding',
      invoke: {
        src: 'executeCall',
        input: ({ context }) => ({ call: context.call }),
        onDone: {
          target: 'settled',
          actions: { type: 'settle', params: ({ event }) => ({ outcome: { kind: 'answered', result: event.output } }) },
          description: 'It was done, and this is the answer.',
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'settle',
            params: ({ event }) => ({ outcome: { kind: 'refused', reason: String(event.error) } }),
          },
          description: 'The shell refuses, is gone, or nobody can do it.',
        },
      },
      on: {
        'call.withdraw': {
          target: 'settled',
          actions: { type: 'settle', params: { outcome: { kind: 'withdrawn' } } },
          description: 'Nobody waits any more; the host is asked to stop.',
        },
      },
      states: {
        deciding: {
          description: 'Who is waited for, a program or a person?',
          always: [
            {
              guard: 'hasNoTimeout',
              target: 'untimed',
              description: 'A person decides, and takes the time that takes.',
            },
            { target: 'timed', description: 'A program answers soon or never.' },
          ],
        },
        untimed: { description: 'The person in front of the shell is asked.' },
        timed: {
          description: 'A program works.',
          after: {
            callTimeout: {
              target: '#bridgeCall.settled',
              actions: { type: 'settle', params: { outcome: { kind: 'timedOut' } } },
              description: 'No answer in time.',
            },
          },
        },
      },
    },
    settled: { description: 'Over.', type: 'final', entry: 'notifySettled' },
  },
});
