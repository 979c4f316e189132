import { cartCount, type LocalCart } from '#rules/cart-lines.ts';
import type { MachineModel } from '../verify/model.ts';
import { afterMerge, cartOf } from './local-carts.ts';
import { cartMachine } from './machine.ts';
import { isRemoval } from './queue.ts';
import type { CartContext, LocalCarts } from './types.ts';

const firefly: LocalCart = {
  lines: [{ id: 'firefly_0', sku: 'firefly', buyType: 0, quantity: 1, status: true }],
  selected: ['firefly_0'],
};

function presence(cart: LocalCart): string {
  return `${cart.lines.map(({ id }) => id).join()}|${cart.selected.join()}`;
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
    { site: 'US', carts: {} },
    { site: 'US', carts: { US: firefly } },
  ],
  samples: {
    'cart.add': [
      { type: 'cart.add', sku: 'firefly', quantity: 1 },
      { type: 'cart.add', sku: 'firefly', quantity: 0, mode: 2 },
    ],
    'cart.setQuantity': [{ type: 'cart.setQuantity', id: 'firefly_0', quantity: 1 }],
    'cart.remove': [{ type: 'cart.remove', ids: ['firefly_0'] }],
    'cart.select': [{ type: 'cart.select', keys: ['firefly_0'], on: false }],
    'cart.opened': [{ type: 'cart.opened' }],
    'cart.changedElsewhere': [{ type: 'cart.changedElsewhere', carts: {} }],
    'session.opened': [{ type: 'session.opened' }],
    'session.closed': [{ type: 'session.closed' }],
    'market.changed': [
      { type: 'market.changed', site: 'US' },
      { type: 'market.changed', site: 'EU' },
    ],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'cart.countWanted': [],
    'cart.countKnown': [],
  },
  replies: {
    openMerge: [{ site: 'US', key: 'kept', lines: [{ sku: 'firefly', buyType: 0, quantity: 1 }] }],
    mergeCart: [undefined],
    fetchCount: [7],
    addLine: [{ count: 8 }],
    updateLines: [{ count: 9 }],
    deleteLines: [{ count: 0 }],
  },
  abstraction: ({ context: { site, carts, attempt, mergeWanted, queue, count }, value }) => [
    site,
    presence(cartOf(carts, site)),
    cartOf(carts, site === 'US' ? 'EU' : 'US').lines.length > 0,
    attempt?.key,
    mergeWanted,
    queue[0] && (isRemoval(queue[0].command) ? 'removal' : queue[0].command.type),
    Object.values(value).includes('guest') && count === sum({ carts, site }),
  ],
  invariants: {
    'quantities are positive, ids and keys unique, the selection is part of the cart': ({ context }) =>
      Object.values(context.carts).every(isSound),
    'at rest the count of a guest is the sum of the quantities': (s) =>
      !s.matches({ owner: 'guest', count: 'quiet' }) || s.context.count === sum(s.context),
    'only a member has a queue': (s) => s.context.queue.length === 0 || s.matches({ owner: 'member' }),
    'an attempt is held exactly while merging': (s) =>
      (s.context.attempt !== null) === s.matches({ owner: { member: 'merging' } }),
    'nothing waits in ready': (s) => !s.matches({ owner: { member: 'ready' } }) || s.context.queue.length === 0,
  },
  steps: {
    'no command of a member is dropped': ({ before, event, after }) =>
      !before.matches({ owner: 'member' }) ||
      !['cart.add', 'cart.setQuantity', 'cart.remove', 'cart.select'].includes(event.type) ||
      after.context.queue.length === before.context.queue.length + 1,
    'a merge removes exactly the lines sent and is told once': ({ before, event, after, actions }) => {
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
  bounded: { openMerge: 'it reads and writes this browser only' },
  ignored: {
    'cart.opened': { 'owner.guest': 'a guest has nothing to merge into' },
    'page.becameVisible': { 'owner.guest': 'a guest has nothing to merge into' },
    'session.closed': { 'owner.guest': 'nobody was signed in' },
  },
};
