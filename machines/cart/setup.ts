import { cartCount } from '#rules/cart-lines.ts';
import { cartRefreshDelay, requestTimeout } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { assertEvent, assign, emit, or, raise, setup, stateIn } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { afterCommand, afterLeaving, afterMerge, cartOf } from './local-carts.ts';
import { attemptOf, commandTypes, isRemoval } from './queue.ts';
import type {
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  CartReply,
  MergeAttempt,
  QueuedCommand,
} from './types.ts';

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    emitted: {} as CartEmitted,
    tags: {} as 'busy' | 'merging',
  },
  actors: {
    openMerge: unprovidedActor<MergeAttempt, { site: Site }>('openMerge'),
    mergeCart: unprovidedActor<void, MergeAttempt>('mergeCart'),
    fetchCount: unprovidedActor<number, { site: Site }>('fetchCount'),
    addLine: unprovidedActor<CartReply, QueuedCommand>('addLine'),
    updateLines: unprovidedActor<CartReply, QueuedCommand>('updateLines'),
    deleteLines: unprovidedActor<CartReply, QueuedCommand>('deleteLines'),
  },
  actions: {
    persistCarts: unprovidedAction('persistCarts'),
    forgetMerge: unprovidedAction<{ site: Site }>('forgetMerge'),
    cartChanged: unprovidedAction('cartChanged'),
    reportRefusal: unprovidedAction<{ error: unknown }>('reportRefusal'),
    storeSite: assign({ site: (_, { site }: { site: Site }) => site }),
    storeCarts: assign({
      carts: ({ context, event }) => (event.type === 'cart.changedElsewhere' ? event.carts : context.carts),
    }),
    applyLocally: assign({
      carts: ({ context: { carts, site }, event }) => {
        assertEvent(event, commandTypes);
        return afterCommand(carts, { site, command: event });
      },
    }),
    enqueue: assign({
      queue: ({ context: { queue, site }, event }) => {
        assertEvent(event, commandTypes);
        return [...queue, { site, command: event }];
      },
    }),
    dropHead: assign({ queue: ({ context }) => context.queue.slice(1) }),
    restoreUnsentAdditions: assign(({ context }, { sent }: { sent: number }) => ({
      carts: afterLeaving(context.carts, context.queue.slice(sent)),
      queue: [],
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
    isAdditionNext: ({ context }) => context.queue[0]?.command.type === 'cart.add',
    isRemovalNext: ({ context }) => isRemoval(context.queue[0]?.command),
    hasQueued: ({ context }) => context.queue.length > 0,
    isMember: stateIn({ owner: 'member' }),
    isMerging: or([stateIn({ owner: { member: 'preparing' } }), stateIn({ owner: { member: 'merging' } })]),
  },
  delays: { cartRefreshDelay, requestTimeout },
});
