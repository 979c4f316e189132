import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { HostCall, HostCaller } from '../bridge-call/types.ts';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createBridgeHostImplementations } from './implementations.ts';
import type { bridgeHostMachine } from './machine.ts';
import { selectIsNative } from './selectors.ts';

const caller: HostCaller = { execute: () => Promise.resolve(), settle: () => undefined };

type Machine = typeof bridgeHostMachine;

function openPage(machine: Machine, isPresent: boolean) {
  const clock = new SimulatedClock();
  const shell = fakeEffect<[HostCall, AbortSignal], unknown>();
  const settled: string[] = [];
  const actor = createActor(machine.provide(createBridgeHostImplementations({ executeCall: shell.effect })), {
    clock,
    input: { isPresent },
    systemId: 'bridgeHost',
  });
  actor.on('bridge.settled', ({ call, outcome }) => settled.push(`${call.id} ${call.command} ${outcome.kind}`));
  actor.start();
  const call = (id: string, command: string, timeout = 2_000) =>
    actor.send({ type: 'bridge.call', call: { id, command, params: {}, timeout, caller } });
  const underWay = () => Object.keys(actor.getSnapshot().context.calls);
  return { clock, actor, shell, settled, call, underWay };
}

export const bridgeHostScenarios: Scenarios<Machine> = {
  'in the shell a call goes to the shell and comes back': async (machine) => {
    const { actor, shell, call, settled, underWay } = openPage(machine, true);
    call('1', 'getMarketInfo');
    expect(selectIsNative(actor.getSnapshot())).toBe(true);
    shell.last().reply.resolve({ market: 'DE' });
    await settle();
    expect(settled).toEqual(['1 getMarketInfo answered']);
    expect(underWay()).toEqual([]);
  },

  'in a browser the same call is done by what stands in for the shell': async (machine) => {
    const { actor, shell, call, settled } = openPage(machine, false);
    call('1', 'updateAppTitle');
    expect(selectIsNative(actor.getSnapshot())).toBe(false);
    shell.last().reply.resolve(undefined);
    await settle();
    expect(settled).toEqual(['1 updateAppTitle answered']);
  },

  'a call without an answer ends after 2000 ms, not a millisecond earlier, and others go on': async (machine) => {
    const { clock, shell, call, settled, underWay } = openPage(machine, true);
    call('1', 'getMarketInfo');
    clock.increment(500);
    call('2', 'getUserInfo');
    clock.increment(1_499);
    expect(settled).toEqual([]);
    clock.increment(1);
    expect(settled).toEqual(['1 getMarketInfo timedOut']);
    expect(underWay()).toEqual(['2']);
    shell.last().reply.reject(new Error('refused'));
    await settle();
    expect(settled).toEqual(['1 getMarketInfo timedOut', '2 getUserInfo refused']);
  },

  'a dialog of the shell waits for the person, and goes with the page that asked': (machine) => {
    const { clock, actor, shell, call, settled } = openPage(machine, true);
    call('1', 'confirm', 0);
    clock.increment(3_600_000);
    expect(settled).toEqual([]);
    actor.send({ type: 'bridge.withdraw', id: '1' });
    expect(settled).toEqual(['1 confirm withdrawn']);
    expect(shell.last().args[1].aborted).toBe(true);
    actor.send({ type: 'bridge.withdraw', id: '1' });
    expect(settled).toHaveLength(1);
  },

  'a call under a number that is taken is not placed': (machine) => {
    const { shell, call } = openPage(machine, true);
    call('1', 'closePage');
    call('1', 'closePage');
    expect(shell.calls).toHaveLength(1);
  },

  'what changes nothing is counted and does no harm': (machine) => {
    const { actor, settled } = openPage(machine, true);
    actor.send({ type: 'host.unknownMessageReceived' });
    actor.send({ type: 'call.settled', id: 'forged', outcome: { kind: 'timedOut' } });
    actor.send({ type: 'bridge.withdraw', id: 'forged' });
    expect(actor.getSnapshot().context.unknownMessages).toBe(1);
    expect([actor.getSnapshot().status, settled]).toEqual(['active', []]);
  },
};
