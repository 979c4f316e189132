import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createBridgeCallImplementations } from './implementations.ts';
import type { bridgeCallMachine } from './machine.ts';
import type { HostCall } from './types.ts';

type Machine = typeof bridgeCallMachine;

const call: HostCall = {
  id: 'call-1',
  command: 'getMarketInfo',
  params: {},
  timeout: 2_000,
  caller: { execute: () => Promise.resolve(), settle: () => undefined },
};

function place(machine: Machine, timeout: number) {
  const clock = new SimulatedClock();
  const shell = fakeEffect<[HostCall, AbortSignal], unknown>();
  const actor = createActor(machine.provide(createBridgeCallImplementations({ executeCall: shell.effect })), {
    clock,
    input: { call: { ...call, timeout } },
  }).start();
  return { clock, actor, shell, outcome: () => actor.getSnapshot().context.outcome };
}

export const bridgeCallScenarios: Scenarios<Machine> = {
  'a call goes to the shell as it was given and ends with its answer': async (machine) => {
    const { actor, shell, outcome } = place(machine, 2_000);
    expect(shell.last().args[0]).toEqual(call);
    shell.last().reply.resolve({ market: 'DE' });
    await settle();
    expect(outcome()).toEqual({ kind: 'answered', result: { market: 'DE' } });
    expect(actor.getSnapshot().status).toBe('done');
  },

  'a program has 2000 ms, not a millisecond less, and then nobody waits for it': (machine) => {
    const { clock, shell, outcome } = place(machine, 2_000);
    clock.increment(1_999);
    expect(outcome()).toBeNull();
    expect(shell.last().args[1].aborted).toBe(false);
    clock.increment(1);
    expect(outcome()).toEqual({ kind: 'timedOut' });
    expect(shell.last().args[1].aborted).toBe(true);
  },

  'a person has all the time in the world': async (machine) => {
    const { clock, shell, outcome } = place(machine, 0);
    clock.increment(24 * 3_600_000);
    expect(outcome()).toBeNull();
    shell.last().reply.resolve({ confirmed: true });
    await settle();
    expect(outcome()).toEqual({ kind: 'answered', result: { confirmed: true } });
  },

  'the reason of a host that refuses is passed on': async (machine) => {
    const { shell, outcome } = place(machine, 2_000);
    shell.last().reply.reject(new Error('detached'));
    await settle();
    expect(outcome()).toEqual({ kind: 'refused', reason: 'Error: detached' });
  },

  'a call that nobody wants any more is over, and the host is notified': (machine) => {
    const { actor, shell, outcome } = place(machine, 0);
    actor.send({ type: 'call.withdraw' });
    expect(outcome()).toEqual({ kind: 'withdrawn' });
    expect(shell.last().args[1].aborted).toBe(true);
  },
};
