import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createBridgeCallImplementations } from './implementations.ts';
import type { bridgeCallMachine } from './machine.ts';
import type { HostCall } from './types.ts';

type Machine = typeof bridgeCallMachine;

const call: HostCall = { id: 'call-1', command: 'getMarketInfo', params: {} };

function place(machine: Machine, timeout: number, postToHost: (call: HostCall) => void = () => undefined) {
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide(createBridgeCallImplementations({ postToHost })), {
    clock,
    input: { call, timeout },
  }).start();
  return { clock, actor, outcome: () => actor.getSnapshot().context.outcome };
}

export const bridgeCallScenarios: Scenarios<Machine> = {
  'a call goes to the shell as it was given and ends with its answer': async (machine) => {
    const posted: HostCall[] = [];
    const { actor, outcome } = place(machine, 2_000, (one) => posted.push(one));
    await settle();
    expect(posted).toEqual([call]);
    actor.send({ type: 'call.answered', result: { market: 'DE' } });
    expect(outcome()).toEqual({ kind: 'answered', result: { market: 'DE' } });
    expect(actor.getSnapshot().status).toBe('done');
  },

  'a program has 2000 ms, not a millisecond less': async (machine) => {
    const { clock, outcome } = place(machine, 2_000);
    await settle();
    clock.increment(1_999);
    expect(outcome()).toBeNull();
    clock.increment(1);
    expect(outcome()).toEqual({ kind: 'timedOut' });
  },

  'a person has all the time in the world': async (machine) => {
    const { clock, actor, outcome } = place(machine, 0);
    await settle();
    clock.increment(24 * 3_600_000);
    expect(outcome()).toBeNull();
    actor.send({ type: 'call.answered', result: true });
    expect(outcome()).toEqual({ kind: 'answered', result: true });
  },

  'a shell that answers inside the call is heard': (machine) => {
    const { actor, outcome } = place(machine, 2_000);
    actor.send({ type: 'call.refused', reason: 'NOT_LOGGED_IN' });
    expect(outcome()).toEqual({ kind: 'refused', reason: 'NOT_LOGGED_IN' });
  },

  'a shell that throws has refused': async (machine) => {
    const { outcome } = place(machine, 2_000, () => {
      throw new Error('detached');
    });
    await settle();
    expect(outcome()).toEqual({ kind: 'refused', reason: 'Error: detached' });
  },
};
