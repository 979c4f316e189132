import type { MachineModel } from '../verify/model.ts';
import { bridgeCallMachine } from './machine.ts';
import type { HostCaller } from './types.ts';

const caller: HostCaller = { execute: () => Promise.resolve(), settle: () => undefined };
const call = { caller, id: 'call-1', command: 'getMarketInfo', params: {}, timeout: 2_000 };

export const bridgeCallModel: MachineModel<typeof bridgeCallMachine> = {
  machine: bridgeCallMachine,
  inputs: [{ call }, { call: { ...call, command: 'confirm', timeout: 0 } }],
  samples: { 'call.withdraw': [{ type: 'call.withdraw' }] },
  replies: { executeCall: [{ market: 'DE' }] },
  abstraction: ({ context }) => [context.call.timeout, context.outcome?.kind],
  invariants: {
    'a call has an outcome exactly when it is over': (s) => s.matches('settled') === (s.context.outcome !== null),
    'a person is never timed': (s) => s.context.call.timeout > 0 || !s.matches({ calling: 'timed' }),
    'a program is always timed': (s) => s.context.call.timeout === 0 || !s.matches({ calling: 'untimed' }),
  },
  steps: {
    'the bridge is notified of the end once': ({ before, after, actions }) =>
      actions.includes('send call.settled') === (before.status === 'active' && after.matches('settled')),
    'the outcome is what happened': ({ event, after }) => {
      const kind = after.context.outcome?.kind;
      if (event.type.startsWith('xstate.done')) return kind === 'answered';
      if (event.type.startsWith('xstate.error')) return kind === 'refused';
      if (event.type.startsWith('xstate.after')) return kind === 'timedOut';
      return kind === (event.type === 'call.withdraw' ? 'withdrawn' : undefined);
    },
  },
  bounded: { executeCall: 'a program is timed by the state inside, and a person may take all the time in the world' },
};
