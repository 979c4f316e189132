import type { HostCall, HostCaller } from '../bridge-call/types.ts';
import type { MachineModel } from '../verify/model.ts';
import { bridgeHostMachine } from './machine.ts';
import type { BridgeHostContext } from './types.ts';

const caller: HostCaller = { execute: () => Promise.resolve(), settle: () => undefined };
const title: HostCall = { caller, id: 'call-1', command: 'updateAppTitle', params: { title: 'Cart' }, timeout: 0 };
const market: HostCall = { caller, id: 'call-2', command: 'getMarketInfo', params: {}, timeout: 2_000 };
const calls = [title, market];

const underWay = ({ calls: placed }: BridgeHostContext) => Object.keys(placed).sort();
const count = (actions: readonly string[], name: string) => actions.filter((action) => action === name).length;
const isKnown = (context: BridgeHostContext, event: object) =>
  'id' in event && underWay(context).includes(String(event.id));

export const bridgeHostModel: MachineModel<typeof bridgeHostMachine> = {
  machine: bridgeHostMachine,
  inputs: [{ isPresent: true }, { isPresent: false }],
  samples: {
    'bridge.call': calls.map((call) => ({ type: 'bridge.call', call })),
    'bridge.withdraw': [
      { type: 'bridge.withdraw', id: 'call-1' },
      { type: 'bridge.withdraw', id: 'forged' },
    ],
    'host.eventReceived': [{ type: 'host.eventReceived', news: { type: 'host.marketChanged', market: 'DE' } }],
    'host.unknownMessageReceived': [{ type: 'host.unknownMessageReceived' }],
    'call.settled': [...calls.map(({ id }) => id), 'forged'].map((id) => ({
      type: 'call.settled',
      id,
      outcome: { kind: 'timedOut' },
    })),
  },
  replies: {},
  spawned: ['bridgeCall'],
  abstraction: ({ context }) => [context.isPresent, underWay(context)],
  invariants: {
    'the shop is in a shell exactly where flag and function were found': (s) =>
      s.matches(s.context.isPresent ? 'native' : 'browser'),
    'every running call is known': ({ context, children }) =>
      underWay(context).every((id) => children[id] !== undefined) &&
      Object.keys(children).length === underWay(context).length,
  },
  steps: {
    'no call is lost: it is under way, or its end was reported': ({ before, event, after, actions }) => {
      const isPlaced =
        event.type === 'bridge.call' &&
        'call' in event &&
        calls.some((call) => call === event.call && !underWay(before.context).includes(call.id));
      const ended = count(actions, 'emit bridge.settled');
      return underWay(after.context).length === underWay(before.context).length + (isPlaced ? 1 : 0) - ended;
    },
    'an ended call is reported and forgotten': ({ before, event, after, actions }) => {
      const isEnding = event.type === 'call.settled' && isKnown(before.context, event);
      return (
        count(actions, 'emit bridge.settled') === (isEnding ? 1 : 0) && (!isEnding || !isKnown(after.context, event))
      );
    },
    'a call is withdrawn by whoever placed it, and no other': ({ before, event, actions }) =>
      count(actions, 'send call.withdraw') ===
      (event.type === 'bridge.withdraw' && isKnown(before.context, event) ? 1 : 0),
    'the news of the shell reaches the shop, its unknown messages only a counter': ({
      before,
      event,
      after,
      actions,
    }) =>
      actions.includes('send host.marketChanged') === (event.type === 'host.eventReceived') &&
      after.context.unknownMessages ===
        before.context.unknownMessages + (event.type === 'host.unknownMessageReceived' ? 1 : 0),
  },
  isPinned: true,
};
