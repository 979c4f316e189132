import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { checkoutMachine } from './machine.ts';
import { nextStep } from './setup.ts';
import type { CheckoutDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createCheckoutImplementations(
  deps: CheckoutDependencies,
): MachineImplementationsFrom<typeof checkoutMachine> {
  return {
    actors: {
      requestQuote: fromPromise(({ input, signal }) => deps.requestQuote(input.choices, signal)),
      createKey: fromPromise(() => Promise.resolve(deps.createKey())),
      createOrder: fromPromise(({ input, signal }) => deps.createOrder(input, signal)),
    },
    actions: {
      persistOrderKey: ({ context }) => deps.persistOrderKey(context.orderKey),
      leave: ({ context: { order, details } }) => {
        if (order && details) deps.leave(order, nextStep(order, details.payMethod), details.payMethod);
      },
    },
  };
}
