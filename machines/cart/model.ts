import { cartCount, type LocalCart } from '#rules/cart-lines.ts';
import type { MachineModel } from '../verify/model.ts';
import { afterCommand, afterMerge, cartOf } from './local-carts.ts';
import { cartMachine } from './machine.ts';
import { commandTypes, isRemoval } from './queue.ts';
import type { SnapshotFrom } from 'xstate';
import type { CartCommand, CartContext, CartEvent, LocalCarts } from './types.ts';

const firefly: LocalCart = {
  lines: [{ id: 'firefly_0', sku: 'firefly', buyType: 0, quantity: 1, status: true }],
  selected: ['firefly_0'],
};

const keySeed = '00000000-0000-4000-8000-000000000000';

const failedUnread = 'what is emitted is read from the queue, not from what failed';

type Snapshot = SnapshotFrom<typeof cartMachine>;

function isSettling(snapshot: Snapshot): boolean {
  return snapshot.matches({ count: 'settling' });
}

function isMerging(snapshot: Snapshot): boolean {
  return snapshot.hasTag('merging');
}

function isCommand(event: CartEvent): event is CartCommand {
  return commandTypes.some((type) => type === event.type);
}

function idsOf({ lines }: LocalCart): string {
  return lines
    .map(({ id }) => id)
    .toSorted()
    .join();
}

function isSound({ lines, selected }: LocalCart): boolean {
  const ids = lines.map(({ id }) => id);
  return (
    lines.every(({ quantity }) => quantity > 0) &&
    new Set(ids).size === ids.length &&
    new Set(selected).size === selected.length &&
    selected.every((key) => ids.includes(key))
  );
}

function sum({ carts, site }: Pick<CartContext, 'carts' | 'site'>): number {
  return cartCount(cartOf(carts, site).lines);
}

function same(one: LocalCarts, other: LocalCarts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const cartModel: MachineModel<typeof cartMachine> = {
  machine: cartMachine,
  inputs: [
    { site: 'US', carts: {}, keySeed },
    { site: 'US', carts: { US: firefly }, keySeed },
  ],
  samples: {
    'cart.add': [
      { type: 'cart.add', sku: 'firefly', quantity: 1 },
      { type: 'cart.add', sku: 'firefly', quantity: 0, mode: 2 },
      { type: 'cart.add', sku: 'firefly', quantity: 1, others: [{ sku: 'glow', quantity: 1 }] },
    ],
    'cart.setQuantity': [{ type: 'cart.setQuantity', id: 'firefly_0', quantity: 1 }],
    'cart.remove': [{ type: 'cart.remove', ids: ['firefly_0'] }],
    'cart.select': [{ type: 'cart.select', keys: ['firefly_0'], on: false }],
    'cart.opened': [{ type: 'cart.opened' }],
    'cart.changedElsewhere': [{ type: 'cart.changedElsewhere', carts: {} }],
    'session.opened': [{ type: 'session.opened', accountId: 'ada' }],
    'session.closed': [{ type: 'session.closed' }],
    'market.changed': [
      { type: 'market.changed', site: 'US' },
      { type: 'market.changed', site: 'EU' },
    ],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'cart.countRequested': [],
    'cart.countReceived': [],
  },
  replies: {
    openMerge: [{ account: 'ada', site: 'US', key: 'kept', lines: [{ sku: 'firefly', buyType: 0, quantity: 1 }] }],
    readAdditions: [
      [],
      [{ account: 'ada', site: 'US', key: 'kept', command: { type: 'cart.add', sku: 'firefly', quantity: 1 } }],
    ],
    mergeCart: [undefined],
    fetchCount: [7],
    addLine: [{ count: 8 }],
    updateLines: [{ count: 9 }],
    deleteLines: [{ count: 0 }],
  },
  abstraction: ({ context: { site, carts, attempt, mergeRequested, queue, count }, value }) => [
    site,
    idsOf(cartOf(carts, site)),
    cartOf(carts, site === 'US' ? 'EU' : 'US').lines.length > 0,
    attempt?.site,
    mergeRequested,
    queue[0] && (isRemoval(queue[0].command) ? 'removal' : queue[0].command.type),
    Object.values(value).includes('guest') && count === sum({ carts, site }),
  ],
  incongruent: {
    'market.changed':
      'the cart of the other market was filled by the same commands, and its lines are told apart while it is shown',
    'owner.member.working':
      'what waits behind the first command is of any length, and each kind of it comes first in some state',
    'owner.member.merging': 'the pieces of a line that came during the merge are counted by its own sentence',
  },
  invariants: {
    'quantities are positive, ids and keys unique, the selection is part of the cart': ({ context }) =>
      Object.values(context.carts).every(isSound),
    'at rest the count of a guest is the sum of the quantities': (s) =>
      !s.matches({ owner: 'guest', count: 'quiet' }) || s.context.count === sum(s.context),
    'only a member has a queue': (s) => s.context.queue.length === 0 || s.matches({ owner: 'member' }),
    'what waits, and what is merged, names the member who is here': ({ context: { account, queue, attempt } }) =>
      [...queue, ...(attempt ? [attempt] : [])].every((one) => one.account === account),
    'no two commands that wait have one key': ({ context: { queue } }) =>
      new Set(queue.map(({ key }) => key)).size === queue.length,
    'an attempt is held exactly while merging': (s) =>
      (s.context.attempt !== null) === s.matches({ owner: { member: 'merging' } }),
    'nothing of a member stays with a guest': (s) =>
      !s.matches({ owner: 'guest' }) || (s.context.account === null && s.context.attempt === null),
    'nothing waits in ready': (s) => !s.matches({ owner: { member: 'ready' } }) || s.context.queue.length === 0,
  },
  steps: {
    'a guest is obeyed here, at once and for good': ({ before, event, after, actions }) => {
      const command = Object.values(cartModel.samples)
        .flat()
        .find((sample) => sample === event);
      if (!before.matches({ owner: 'guest' }) || !command || !isCommand(command)) return true;
      const carts = afterCommand(before.context.carts, before.context.site, command);
      return (
        same(after.context.carts, carts) &&
        actions.includes('persistCarts') &&
        (command.type === 'cart.select' || after.context.count === sum(after.context))
      );
    },
    'what is stored is what the cart has become': ({ after, effects }) =>
      effects.every(({ name, context }) => name !== 'persistCarts' || context.carts === after.context.carts),
    'what is broadcast is the count of this market, as it has become': ({ after: { context }, effects }) =>
      effects.every(
        ({ name, payload }) =>
          !name.startsWith('emit updateCartCount') ||
          (Reflect.get(Object(payload), 'count') === context.count &&
            (Reflect.get(Object(payload), 'site') ?? context.site) === context.site),
      ),
    'a refusal is reported with its cause, of the command that was refused': ({ before, event, effects }) =>
      effects.every(
        ({ name, params, context }) =>
          name !== 'reportRefusal' ||
          (context.queue[0] === before.context.queue[0] &&
            Reflect.get(Object(params), 'error') === (Reflect.get(event, 'error') ?? null)),
      ),
    'what another tab wrote is believed': ({ event, after }) =>
      event.type !== 'cart.changedElsewhere' || same(after.context.carts, {}),
    'a member who arrives with a local cart merges first and counts after; else the server counts at once': ({
      before,
      event,
      after,
      actions,
    }) => {
      if (!before.matches({ owner: 'guest' }) || event.type !== 'session.opened') return true;
      if (!after.matches({ owner: { member: 'recalling' } })) return false;
      if (cartOf(before.context.carts, before.context.site).lines.length > 0)
        return after.context.mergeRequested && !actions.includes('start fetchCount');
      return after.context.mergeRequested && (isSettling(before) || actions.includes('start fetchCount'));
    },
    'whatever is found of earlier sessions, a merge that is wanted comes first': ({ before, after, actions }) =>
      !before.matches({ owner: { member: 'recalling' } }) ||
      !after.matches({ owner: 'member' }) ||
      after.matches({ owner: { member: 'recalling' } }) ||
      actions.includes('start openMerge') === cartOf(before.context.carts, before.context.site).lines.length > 0,
    'what was kept in earlier sessions is looked for when a member arrives, and never again': ({ before, actions }) =>
      !actions.includes('start readAdditions') || before.matches({ owner: 'guest' }),
    'a merge left over is wanted again whenever it may succeed': ({ before, event, after, actions }) =>
      !before.matches({ owner: 'member' }) ||
      !['cart.opened', 'page.becameVisible', 'market.changed', 'session.opened'].includes(event.type) ||
      after.context.mergeRequested ||
      actions.includes('start openMerge'),
    'the server counts again when another device may have changed the cart': ({ before, event, actions }) =>
      !before.matches({ owner: 'member' }) ||
      !['page.becameVisible', 'session.opened'].includes(event.type) ||
      isSettling(before) ||
      actions.includes('start fetchCount'),
    'the server counts after every end of a merge': ({ before, event, actions }) =>
      !isMerging(before) ||
      !event.type.startsWith('xstate.') ||
      event.type.includes('.count.') ||
      (event.type.startsWith('xstate.done') && before.matches({ owner: { member: 'preparing' } })) ||
      isSettling(before) ||
      actions.includes('start fetchCount'),
    'the market settles into one refresh, whatever else is under way': ({ before, event, after, actions }) => {
      if (!event.type.includes('cartRefreshDelay')) return true;
      if (!actions.includes('cartChanged')) return false;
      return before.matches({ owner: 'member' })
        ? actions.includes('start fetchCount')
        : after.matches({ count: 'quiet' }) && actions.includes('emit updateCartCount');
    },
    'counting ends with its answer, with its absence, and when nobody wants it': ({ before, event, after }) =>
      !before.matches({ count: 'counting' }) ||
      !(
        /^xstate.*\.count\./.test(event.type) ||
        event.type.includes('requestTimeout.cart.count') ||
        event.type === 'session.closed'
      ) ||
      after.matches({ count: 'quiet' }),
    'the answer to a command is the newest count': ({ before, event, after, actions }) =>
      !before.matches({ owner: { member: 'working' } }) ||
      !event.type.startsWith('xstate.done.actor.0.cart.owner') ||
      !('output' in event) ||
      (after.context.count === Object(event.output).count &&
        actions.includes('emit updateCartCount') &&
        (!before.matches({ count: 'counting' }) || after.matches({ count: 'quiet' }))),
    'every answer to a command takes it from the queue; only success is silent': ({
      before,
      event,
      after,
      actions,
    }) => {
      const isAnswer = event.type.startsWith('xstate.') && event.type.includes('cart.owner.member.working');
      if (!isAnswer) return !actions.includes('reportRefusal');
      return (
        after.context.queue.length === before.context.queue.length - 1 &&
        actions.includes('reportRefusal') === !event.type.startsWith('xstate.done') &&
        actions.includes('emit cart.refused') === !event.type.startsWith('xstate.done') &&
        (actions.includes('forgetAddition') || before.context.queue[0]?.command.type !== 'cart.add') &&
        (after.context.failed.at(-1) === before.context.queue[0]) === !event.type.startsWith('xstate.done') &&
        // The answer is the whole cart.
        actions.includes('cartChanged') === !event.type.startsWith('xstate.done')
      );
    },
    'each kind of command has its request': ({ after, actions }) => {
      const next = after.context.queue[0]?.command;
      const kinds = { addLine: next?.type === 'cart.add', deleteLines: isRemoval(next) };
      return (
        (!actions.includes('start addLine') || kinds.addLine) &&
        (!actions.includes('start deleteLines') || kinds.deleteLines) &&
        (!actions.includes('start updateLines') || !(kinds.addLine || kinds.deleteLines))
      );
    },
    'a merge changes what the pages show': ({ actions }) =>
      !actions.includes('emit cartMerged') || actions.includes('cartChanged'),
    'a merge starts only when somebody wants it': ({ before, event, actions }) =>
      !actions.includes('start openMerge') ||
      before.context.mergeRequested ||
      ['cart.opened', 'page.becameVisible', 'market.changed', 'session.opened'].includes(event.type) ||
      actions.includes('emit cartMerged'),
    'pages ask again for the cart of a member who comes back': ({ before, event, actions }) =>
      event.type !== 'page.becameVisible' || !before.matches({ owner: 'member' }) || actions.includes('cartChanged'),
    'whoever leaves is a guest': ({ event, after }) =>
      event.type !== 'session.closed' || after.matches({ owner: 'guest' }),
    'no command of a member is dropped': ({ before, event, after }) =>
      !before.matches({ owner: 'member' }) ||
      !['cart.add', 'cart.setQuantity', 'cart.remove', 'cart.select'].includes(event.type) ||
      after.context.queue.length === before.context.queue.length + 1,
    'what is added is somewhere: in the cart, or kept until the server has answered it': ({
      before,
      event,
      after,
      actions,
    }) => {
      if (event.type === 'cart.add')
        return (
          before.matches({ owner: 'guest' }) ||
          (actions.includes('keepAddition') && after.context.queue.at(-1)?.command === event)
        );
      return !actions.includes('forgetAddition') || /^xstate\..*cart\.owner\.member\.working/.test(event.type);
    },
    'every addition reports its own outcome': ({ before, event, after, actions }) => {
      const isTaken =
        (event.type === 'cart.add' && after.matches({ owner: 'guest' })) ||
        (event.type.startsWith('xstate.done') &&
          before.matches({ owner: { member: { working: 'adding' } } }) &&
          event.type.includes('.adding'));
      const isLeft = event.type === 'session.closed' && before.context.queue.length > 0;
      return actions.includes('emit cart.added') === isTaken && (!isLeft || actions.includes('emit cart.refused'));
    },
    'a merge removes exactly the lines sent and is reported once': ({ before, event, after, actions }) => {
      const done =
        event.type.startsWith('xstate.done.actor') && before.context.attempt !== null && after.context.attempt === null;
      if (actions.filter((name) => name === 'emit cartMerged').length !== (done ? 1 : 0)) return false;
      return (
        !done ||
        before.context.attempt === null ||
        same(after.context.carts, afterMerge(before.context.carts, before.context.attempt))
      );
    },
    'a failed request changes no line': ({ before, event, after }) =>
      !event.type.startsWith('xstate.error') || same(before.context.carts, after.context.carts),
    'every broadcast count comes in both forms': ({ actions }) =>
      actions.filter((name) => name === 'emit updateCartCount').length ===
      actions.filter((name) => name === 'emit updateCartCountV2').length,
    'changed lines of a guest are persisted': ({ before, event, after, actions }) =>
      event.type === 'cart.changedElsewhere' ||
      same(before.context.carts, after.context.carts) ||
      actions.includes('persistCarts'),
  },
  isPinned: true,
  equivalent: {
    'cart.owner.member.working.choosing --always[0]--> cart.owner.member.working.adding: after the next':
      'at most one of the two guards is open',
    'cart.owner.member.working --xstate.after.requestTimeout.cart.owner.member.working[0]--> cart.owner.member.ready: setFailed before emitRefused':
      failedUnread,
    'cart.owner.member.working.adding --xstate.error.actor.0.cart.owner.member.working.adding[0]--> cart.owner.member.ready: setFailed before emitRefused':
      failedUnread,
    'cart.owner.member.working.removing --xstate.error.actor.0.cart.owner.member.working.removing[0]--> cart.owner.member.ready: setFailed before emitRefused':
      failedUnread,
    'cart.owner.member.working.updating --xstate.error.actor.0.cart.owner.member.working.updating[0]--> cart.owner.member.ready: setFailed before emitRefused':
      failedUnread,
  },
  bounded: { readAdditions: 'it reads this browser only' },
  ignored: {
    'cart.opened': { 'owner.guest': 'a guest has nothing to merge into' },
    'page.becameVisible': { 'owner.guest': 'a guest has nothing to merge into' },
    'session.closed': { 'owner.guest': 'nobody was signed in' },
  },
};
