import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { HostCall } from '../bridge-call/types.ts';
import { settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { fallbackCommands } from './commands.ts';
import { createBridgeHostImplementations } from './implementations.ts';
import type { bridgeHostMachine } from './machine.ts';
import { selectIsNative } from './selectors.ts';

type Machine = typeof bridgeHostMachine;

function openPage(machine: Machine, hasShell: boolean) {
  const clock = new SimulatedClock();
  const shell = { isThere: hasShell, posted: [] as HostCall[], onPost: (_call: HostCall): void => undefined };
  const fallen: unknown[] = [];
  const settled: string[] = [];
  const implementations = createBridgeHostImplementations({
    detectShell: () => shell.isThere,
    postToHost: (call) => {
      shell.posted.push(call);
      shell.onPost(call);
    },
    fallBack: (command, params) => fallen.push([command, params]),
  });
  const actor = createActor(machine.provide(implementations), { clock, systemId: 'bridgeHost' });
  actor.on('bridge.settled', ({ call, outcome }) => settled.push(`${call.command} ${outcome.kind}`));
  actor.start();
  let placed = 0;
  const call = (command: string, params: unknown = {}) => {
    placed += 1;
    actor.send({ type: 'bridge.call', call: { id: `call-${placed}`, command, params } });
    return `call-${placed}`;
  };
  return { clock, actor, shell, fallen, settled, call, posted: () => shell.posted.map(({ command }) => command) };
}

export const bridgeHostScenarios: Scenarios<Machine> = {
  'in the shell a call goes to the shell and comes back': async (machine) => {
    const { actor, call, posted, settled } = openPage(machine, true);
    const id = call('getMarketInfo');
    await settle();
    expect(selectIsNative(actor.getSnapshot())).toBe(true);
    expect(posted()).toEqual(['getMarketInfo']);
    actor.send({ type: 'host.answered', id, result: { market: 'DE' } });
    actor.send({ type: 'host.answered', id, result: { market: 'US' } });
    expect(settled).toEqual(['getMarketInfo answered']);
    expect(actor.getSnapshot().context.calls).toEqual({});
  },

  'in a browser the four commands become page events, and nothing is called': async (machine) => {
    const { call, posted, fallen, settled } = openPage(machine, false);
    for (const command of fallbackCommands) call(command, { title: command });
    call('setDefaultInputMethod');
    await settle();
    expect(fallen).toEqual(fallbackCommands.map((command) => [command, { title: command }]));
    expect(posted()).toEqual([]);
    expect(settled).toEqual([
      ...fallbackCommands.map((command) => `${command} fellBack`),
      'setDefaultInputMethod unsupported',
    ]);
  },

  'a shell that comes late is found by the next call': async (machine) => {
    const { shell, call, posted, fallen } = openPage(machine, false);
    await settle();
    shell.isThere = true;
    call('webTitleChange');
    await settle();
    expect([posted(), fallen]).toEqual([['webTitleChange'], []]);
  },

  'a call without an answer ends after 2000 ms, not a millisecond earlier': async (machine) => {
    const { clock, actor, call, settled } = openPage(machine, true);
    const id = call('getMarketInfo');
    await settle();
    clock.increment(1_999);
    expect(settled).toEqual([]);
    clock.increment(1);
    expect(settled).toEqual(['getMarketInfo timedOut']);
    actor.send({ type: 'host.answered', id, result: {} });
    expect(settled).toHaveLength(1);
  },

  'a dialog of the shell waits for the person': async (machine) => {
    const { clock, actor, call, settled } = openPage(machine, true);
    const id = call('confirm', { message: 'Log out?' });
    await settle();
    clock.increment(3_600_000);
    expect(settled).toEqual([]);
    actor.send({ type: 'host.refused', id, reason: 'USER_CANCELLED' });
    expect(settled).toEqual(['confirm refused']);
  },

  'a shell that answers inside the call is heard': async (machine) => {
    const { actor, shell, call, settled } = openPage(machine, true);
    shell.onPost = ({ id }) => actor.send({ type: 'host.answered', id, result: true });
    call('closePage');
    await settle();
    expect(settled).toEqual(['closePage answered']);
  },

  'the account is asked for each time the page comes back, once': async (machine) => {
    const { actor, posted } = openPage(machine, true);
    actor.send({ type: 'page.becameVisible' });
    await settle();
    expect(posted()).toEqual(['getUserInfo']);
    actor.send({ type: 'page.becameVisible' });
    await settle();
    expect(posted()).toEqual(['getUserInfo', 'getUserInfo']);
  },

  'a call under a number that is taken is not placed': async (machine) => {
    const { actor, posted } = openPage(machine, true);
    const call = { id: 'same', command: 'closePage', params: {} };
    actor.send({ type: 'bridge.call', call });
    actor.send({ type: 'bridge.call', call });
    await settle();
    actor.send({ type: 'bridge.call', call });
    await settle();
    expect(posted()).toEqual(['closePage']);
  },

  'what nobody understands is counted and does no harm': async (machine) => {
    const { actor, settled } = openPage(machine, true);
    await settle();
    actor.send({ type: 'host.babbled' });
    actor.send({ type: 'host.answered', id: 'forged', result: {} });
    expect(actor.getSnapshot().context.unknownMessages).toBe(1);
    expect([actor.getSnapshot().status, settled]).toEqual(['active', []]);
  },
};
