import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { couponPickerMachine } from './machine.ts';
import type { CouponPickerDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createCouponPickerImplementations(
  deps: CouponPickerDependencies,
): MachineImplementationsFrom<typeof couponPickerMachine> {
  return {
    actors: {
      price: fromPromise(({ input, signal }) => deps.price(input, signal)),
      redeem: fromPromise(({ input, signal }) => deps.redeem(input.code, signal)),
    },
    actions: {
      confirm: ({ context }) => deps.confirm(context.choice),
      close: () => deps.close(),
    },
  };
}
