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
  actors: { postToHost: unprovidedActor<void, { call: HostCall }>('postToHost') },
  actions: {
    settle: assign({ outcome: (_, { outcome }: { outcome: CallOutcome }) => outcome }),
    tellSettled: sendTo(actorNamed('bridgeHost'), ({ context: { call, outcome } }): CallSettled => ({
      type: 'call.settled',
      id: call.id,
      outcome: outcome ?? { kind: 'timedOut' },
    })),
  },
  guards: { isPatient: ({ context }) => context.timeout === 0 },
  delays: { callTimeout: ({ context }) => context.timeout },
}).createMachine({
  id: 'bridgeCall',
  options: { maxIterations: 1_000 },
  description: 'One call to the native shell. It ends once: answered, refused or timed out; later replies find nobody.',
  context: ({ input }) => ({ ...input, outcome: null }),
  initial: 'calling',
  states: {
    calling: {
      description: 'On its way or waiting.',
      initial: 'posting',
      on: {
        'call.answered': {
          target: 'settled',
          actions: { type: 'settle', params: ({ event }) => ({ outcome: { kind: 'answered', result: event.result } }) },
          description: 'The shell answers; it may do so before the posting returns.',
        },
        'call.refused': {
          target: 'settled',
          actions: { type: 'settle', params: ({ event }) => ({ outcome: { kind: 'refused', reason: event.reason } }) },
          description: 'The shell refuses.',
        },
      },
      states: {
        posting: {
          description: 'Handing the call to the shell.',
          tags: 'busy',
          invoke: {
            src: 'postToHost',
            input: ({ context }) => ({ call: context.call }),
            onDone: { target: 'deciding', description: 'The shell has it.' },
            onError: {
              target: '#bridgeCall.settled',
              actions: {
                type: 'settle',
                params: ({ event }) => ({ outcome: { kind: 'refused', reason: String(event.error) } }),
              },
              description: 'It never left.',
            },
          },
        },
        deciding: {
          description: 'Who is waited for, a program or a person?',
          always: [
            { guard: 'isPatient', target: 'asking', description: 'A person decides, and takes the time that takes.' },
            { target: 'timing', description: 'A program answers soon or never.' },
          ],
        },
        asking: { description: 'The shell asks the person in front of it.' },
        timing: {
          description: 'The shell works.',
          tags: 'busy',
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
    settled: { description: 'Over.', type: 'final', entry: 'tellSettled' },
  },
});
