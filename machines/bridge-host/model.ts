import type { HostCall } from '../bridge-call/types.ts';
import type { MachineModel } from '../verify/model.ts';
import { bridgeHostMachine } from './machine.ts';
import type { BridgeHostContext } from './types.ts';

const title: HostCall = { id: 'call-1', command: 'webTitleChange', params: { title: 'Cart' } };
const market: HostCall = { id: 'call-2', command: 'getMarketInfo', params: {} };
const calls = [title, market];

const underWay = ({ calls: placed }: BridgeHostContext) => Object.keys(placed).sort();
const isLook = (id: string) => id.startsWith('look-');
const count = (actions: readonly string[], name: string) => actions.filter((action) => action === name).length;
const idOf = (event: object) => ('id' in event ? String(event.id) : '');

export const bridgeHostModel: MachineModel<typeof bridgeHostMachine> = {
  machine: bridgeHostMachine,
  inputs: [undefined],
  samples: {
    'bridge.call': calls.map((call) => ({ type: 'bridge.call', call })),
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'host.answered': [
      { type: 'host.answered', id: 'call-1', result: {} },
      { type: 'host.answered', id: 'forged', result: {} },
    ],
    'host.refused': [{ type: 'host.refused', id: 'call-2', reason: 'UNSUPPORTED' }],
    'host.brought': [{ type: 'host.brought', news: { type: 'host.marketChanged', market: 'DE' } }],
    'host.babbled': [{ type: 'host.babbled' }],
    'call.settled': [
      ...calls.map(({ id }) => ({ type: 'call.settled', id, outcome: { kind: 'timedOut' } }) as const),
      { type: 'call.settled', id: 'look-1', outcome: { kind: 'answered', result: {} } },
    ],
  },
  replies: { detectShell: [true, false] },
  spawned: ['bridgeCall'],
  abstraction: ({ context }) => [
    underWay(context).filter((id) => !isLook(id)),
    underWay(context).filter(isLook).length > 0,
    context.waiting.map(({ id }) => (isLook(id) ? 'look' : id)).slice(0, 3),
  ],
  limit: 2_000,
  invariants: {
    'a call waits only until it is known whether there is a shell': (s) =>
      s.matches('detecting') || s.context.waiting.length === 0,
    'a browser never calls the shell': (s) => !s.matches('browser') || underWay(s.context).length === 0,
    'every running call is known': ({ context, children }) =>
      underWay(context).every((id) => children[id] !== undefined) &&
      Object.keys(children).filter((id) => id.startsWith('call-') || isLook(id)).length === underWay(context).length,
    'a call is placed once': ({ context: { calls: placed, waiting } }) =>
      new Set([...Object.keys(placed), ...waiting.map(({ id }) => id)]).size ===
      Object.keys(placed).length + waiting.length,
  },
  steps: {
    'no call is lost: it waits, is under way, or has ended': ({ before, event, after, actions }) => {
      const open = ({ context }: typeof before) => context.waiting.length + underWay(context).length;
      const asked = event.type === 'bridge.call' && 'call' in event ? [event.call] : [];
      const isKnown = asked.some((call) =>
        [...before.context.waiting, ...Object.values(before.context.calls).map((placed) => placed.call)].some(
          (one) => one === call,
        ),
      );
      const looks = after.context.looks - before.context.looks;
      const opened = asked.length - (isKnown ? 1 : 0) + looks;
      return open(after) === open(before) + opened - count(actions, 'emit bridge.settled');
    },
    'the account is asked for when the page comes back, unless there is no shell': ({ before, event, after }) =>
      after.context.looks ===
      before.context.looks + (event.type === 'page.becameVisible' && !before.matches('browser') ? 1 : 0),
    'what the shell says about a call reaches that call and no other': ({ before, event, actions }) => {
      const reaches = underWay(before.context).includes(idOf(event)) ? 1 : 0;
      return (
        count(actions, 'send call.answered') === (event.type === 'host.answered' ? reaches : 0) &&
        count(actions, 'send call.refused') === (event.type === 'host.refused' ? reaches : 0)
      );
    },
    'an ended call is told and forgotten': ({ before, event, after, actions }) => {
      if (event.type !== 'call.settled' || !underWay(before.context).includes(idOf(event))) return true;
      return count(actions, 'emit bridge.settled') === 1 && !underWay(after.context).includes(idOf(event));
    },
    'page event and storage stand in exactly where there is no shell': ({ before, event, after, actions }) => {
      const isFallingBack = before.matches('detecting') && after.matches('browser');
      const titles = before.context.waiting.filter((call) => call === title).length;
      return (
        count(actions, 'fallBack') === (isFallingBack ? titles : 0) &&
        (!isFallingBack || !event.type.startsWith('host.'))
      );
    },
    'the news of the shell reaches the shop, its babble only a counter': ({ before, event, after, actions }) =>
      actions.includes('send host.marketChanged') === (event.type === 'host.brought') &&
      after.context.unknownMessages === before.context.unknownMessages + (event.type === 'host.babbled' ? 1 : 0),
    'a shell is where detection says so; a late one is found by the next call': ({ before, event, after }) => {
      if (event.type.startsWith('xstate.')) {
        const isThere = 'output' in event && event.output === true;
        return after.matches(isThere ? 'native' : 'browser');
      }
      if (before.matches('browser')) return after.matches(event.type === 'bridge.call' ? 'detecting' : 'browser');
      return after.value === before.value;
    },
  },
  bounded: { detectShell: 'it reads two values of the window' },
  ignored: { 'page.becameVisible': { browser: 'there is no shell to ask' } },
};
