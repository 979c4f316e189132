import { createMockHost, type MockHostOptions } from '#bridge-sdk/mock/create-mock-host.ts';
import { contract, createBridge } from '#bridge-sdk/src/index.ts';
import { createBridgeHostImplementations } from '#machines/bridge-host/implementations.ts';
import { bridgeHostMachine } from '#machines/bridge-host/machine.ts';
import type { HostEvent } from '#machines/bridge-host/types.ts';
import { createActor, setup, SimulatedClock } from 'xstate';
import { callsThrough } from './calls.ts';
import { executeCall, settleCall } from './host-calls.ts';

/** A page inside an app of the mock: the real bridge and the real machine, under a root that writes down the news. */
export function openInApp(options: MockHostOptions = {}) {
  const app = createMockHost(options);
  const bridge = createBridge({ contract, transport: app.transport });
  const news: HostEvent[] = [];
  const clock = new SimulatedClock();
  const shop = callsThrough(bridge, () => root.getSnapshot().children.bridgeHost);
  const rootMachine = setup({
    types: { events: {} as HostEvent, children: {} as { bridgeHost: 'bridgeHost' } },
    actors: { bridgeHost: bridgeHostMachine.provide(createBridgeHostImplementations({ executeCall })) },
    actions: { hear: ({ event }) => news.push(event) },
  }).createMachine({
    invoke: { id: 'bridgeHost', systemId: 'bridgeHost', src: 'bridgeHost', input: { isPresent: true } },
    on: { '*': { actions: 'hear' } },
  });
  const root = createActor(rootMachine, { systemId: 'app', clock }).start();
  const host = root.getSnapshot().children.bridgeHost;
  if (!host) throw new Error('The machine did not start');
  host.on('bridge.settled', settleCall);
  return { app, bridge, clock, news, host, root, shop };
}
