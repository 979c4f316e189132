import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { cartMachine } from './machine.ts';
import { headOf } from './queue.ts';
import type { CartDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createCartImplementations(deps: CartDependencies): MachineImplementationsFrom<typeof cartMachine> {
  return {
    actors: {
      openMerge: fromPromise(({ input }) => deps.openMerge(input.site)),
      mergeCart: fromPromise(({ input, signal }) => deps.mergeCart(input, signal)),
      fetchCount: fromPromise(({ input, signal }) => deps.fetchCount(input.site, signal)),
      addLine: fromPromise(({ input, signal }) => deps.addLine(input, signal)),
      updateLines: fromPromise(({ input, signal }) => deps.updateLines(input, signal)),
      deleteLines: fromPromise(({ input, signal }) => deps.deleteLines(input, signal)),
    },
    actions: {
      persistCarts: ({ context }) => deps.persistCarts(context.carts),
      forgetMerge: (_, { site }) => deps.forgetMerge(site),
      cartChanged: () => deps.cartChanged(),
      reportRefusal: ({ context }, { error }) => deps.commandRefused(headOf(context).command, error),
    },
  };
}
