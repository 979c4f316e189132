import { cartCount } from '#rules/cart-lines.ts';
import { cartRefreshDelay, requestTimeout } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { assertEvent, assign, emit, raise, setup, stateIn } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { afterCommand, afterMerge, cartOf } from './local-carts.ts';
import { attemptOf, commandTypes, enqueued, additionOf, headOf, isAddition, isRemoval } from './queue.ts';
import type {
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  CartOwner,
  CartReply,
  MergeAttempt,
  QueuedAddition,
  QueuedCommand,
} from './types.ts';

/** How many failed commands are remembered. */
const failuresKept = 10;

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    emitted: {} as CartEmitted,
    tags: {} as 'busy' | 'merging',
  },
  actors: {
    openMerge: unprovidedActor<MergeAttempt, CartOwner>('openMerge'),
    readAdditions: unprovidedActor<readonly QueuedAddition[], Pick<CartOwner, 'account'>>('readAdditions'),
    mergeCart: unprovidedActor<void, MergeAttempt>('mergeCart'),
    fetchCount: unprovidedActor<number, { site: Site }>('fetchCount'),
    addLine: unprovidedActor<CartReply, QueuedAddition>('addLine'),
    updateLines: unprovidedActor<CartReply, QueuedCommand>('updateLines'),
    deleteLines: unprovidedActor<CartReply, QueuedCommand>('deleteLines'),
  },
  actions: {
    persistCarts: unprovidedAction('persistCarts'),
    forgetMerge: unprovidedAction('forgetMerge'),
    keepAddition: unprovidedAction('keepAddition'),
    forgetAddition: unprovidedAction('forgetAddition'),
    cartChanged: unprovidedAction('cartChanged'),
    reportRefusal: unprovidedAction<{ error: unknown }>('reportRefusal'),
    storeSite: assign({ site: (_, { site }: { site: Site }) => site }),
    storeCarts: assign({
      carts: ({ context, event }) => (event.type === 'cart.changedElsewhere' ? event.carts : context.carts),
    }),
    applyLocally: assign({
      carts: ({ context: { carts, site }, event }) => {
        assertEvent(event, commandTypes);
        return afterCommand(carts, site, event);
      },
    }),
    setAccount: assign({ account: (_, { account }: Pick<CartOwner, 'account'>) => account }),
    enqueue: assign(({ context, event }) => {
      assertEvent(event, commandTypes);
      return enqueued(context, event);
    }),
    enqueueKept: assign(({ context: { queue } }, { additions }: { additions: readonly QueuedAddition[] }) => ({
      queue: [...additions.filter(({ key }) => !queue.some((queued) => queued.key === key)), ...queue],
    })),
    dropHead: assign({ queue: ({ context }) => context.queue.slice(1) }),
    setFailed: assign({ failed: ({ context }) => [...context.failed, headOf(context)].slice(-failuresKept) }),
    clearMember: assign({ account: null, attempt: null, queue: [] }),
    emitAdded: emit(({ context }) => ({ type: 'cart.added' as const, command: additionOf(headOf(context)).command })),
    emitAddedHere: emit(({ event }) => {
      assertEvent(event, 'cart.add');
      return { type: 'cart.added' as const, command: event };
    }),
    emitRefused: emit(({ context }) => ({ type: 'cart.refused' as const, commands: [headOf(context).command] })),
    emitAllRefused: emit(({ context: { queue } }) => ({
      type: 'cart.refused' as const,
      commands: queue.map(({ command }) => command),
    })),
    requestMerge: assign({ mergeRequested: true }),
    clearMergeRequest: assign({ mergeRequested: false }),
    setAttempt: assign({ attempt: (_, { attempt }: { attempt: MergeAttempt }) => attempt }),
    clearAttempt: assign({ attempt: null }),
    removeMerged: assign({ carts: ({ context }) => afterMerge(context.carts, attemptOf(context)) }),
    setCount: assign({ count: (_, { count }: CartReply) => count }),
    countLocally: assign({ count: ({ context }) => cartCount(cartOf(context.carts, context.site).lines) }),
    raiseCountRequested: raise({ type: 'cart.countRequested' }),
    raiseCountReceived: raise({ type: 'cart.countReceived' }),
    emitMerged: emit({ type: 'cartMerged' }),
    emitCount: emit(({ context: { count } }) => ({ type: 'updateCartCount' as const, count })),
    emitCountV2: emit(({ context: { count, site } }) => ({ type: 'updateCartCountV2' as const, count, site })),
  },
  guards: {
    hasLocalLines: ({ context }) => cartOf(context.carts, context.site).lines.length > 0,
    canMerge: ({ context }) => context.mergeRequested && cartOf(context.carts, context.site).lines.length > 0,
    isAdditionNext: ({ context }) => isAddition(context.queue[0]),
    isRemovalNext: ({ context }) => isRemoval(context.queue[0]?.command),
    hasQueued: ({ context }) => context.queue.length > 0,
    isMember: stateIn({ owner: 'member' }),
  },
  delays: { cartRefreshDelay, requestTimeout },
});
