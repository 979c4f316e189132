import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { cartMachine } from './machine.ts';
import { attemptOf, headOf, isAddition } from './queue.ts';
import type { CartDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createCartImplementations(deps: CartDependencies): MachineImplementationsFrom<typeof cartMachine> {
  return {
    actors: {
      openMerge: fromPromise(({ input, signal }) => deps.openMerge(input, signal)),
      readAdditions: fromPromise(({ input }) => Promise.resolve(deps.readAdditions(input.account))),
      mergeCart: fromPromise(({ input, signal }) => deps.mergeCart(input, signal)),
      fetchCount: fromPromise(({ input, signal }) => deps.fetchCount(input.site, signal)),
      addLine: fromPromise(({ input, signal }) => deps.addLine(input, signal)),
      updateLines: fromPromise(({ input, signal }) => deps.updateLines(input, signal)),
      deleteLines: fromPromise(({ input, signal }) => deps.deleteLines(input, signal)),
    },
    actions: {
      persistCarts: ({ context }) => deps.persistCarts(context.carts),
      forgetMerge: ({ context }) => deps.forgetMerge(attemptOf(context)),
      keepAddition: ({ context }) => {
        const last = context.queue.at(-1);
        if (isAddition(last)) deps.keepAddition(last);
      },
      forgetAddition: ({ context }) => deps.forgetAddition(headOf(context).key),
      cartChanged: () => deps.cartChanged(),
      reportRefusal: ({ context }, { error }) => deps.commandRefused(headOf(context).command, error),
    },
  };
}
