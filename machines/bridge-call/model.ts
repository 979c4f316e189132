import type { MachineModel } from '../verify/model.ts';
import { bridgeCallMachine } from './machine.ts';

const call = { id: 'call-1', command: 'getMarketInfo', params: {} };

export const bridgeCallModel: MachineModel<typeof bridgeCallMachine> = {
  machine: bridgeCallMachine,
  inputs: [
    { call, timeout: 2_000 },
    { call: { ...call, command: 'confirm' }, timeout: 0 },
  ],
  samples: {
    'call.answered': [{ type: 'call.answered', result: { market: 'DE' } }],
    'call.refused': [{ type: 'call.refused', reason: 'NOT_LOGGED_IN' }],
  },
  replies: { postToHost: [undefined] },
  abstraction: ({ context }) => [context.timeout, context.outcome?.kind],
  invariants: {
    'a call has an outcome exactly when it is over': (s) => s.matches('settled') === (s.context.outcome !== null),
    'a person is never timed': (s) => s.context.timeout > 0 || !s.matches({ calling: 'timing' }),
    'a program is always timed': (s) => s.context.timeout === 0 || !s.matches({ calling: 'asking' }),
  },
  steps: {
    'the bridge hears of the end once': ({ before, after, actions }) =>
      actions.includes('send call.settled') === (before.status === 'active' && after.matches('settled')),
    'the outcome is what happened': ({ event, after }) => {
      const kind = after.context.outcome?.kind;
      if (event.type === 'call.answered') return kind === 'answered';
      if (event.type === 'call.refused' || event.type.startsWith('xstate.error')) return kind === 'refused';
      if (event.type.startsWith('xstate.after')) return kind === 'timedOut';
      return kind === undefined;
    },
  },
  bounded: { postToHost: 'posting does not wait for an answer' },
};
