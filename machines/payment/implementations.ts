import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import { pendingAction } from './facts.ts';
import type { paymentMachine } from './machine.ts';
import type { PaymentDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createPaymentImplementations(
  deps: PaymentDependencies,
): MachineImplementationsFrom<typeof paymentMachine> {
  return {
    actors: {
      readStatus: fromPromise(({ input, signal }) => deps.readStatus(input.orderNo, signal)),
      createKey: fromPromise(() => Promise.resolve(deps.createKey())),
      createPayment: fromPromise(({ input, signal }) => deps.createPayment(input, signal)),
      confirmCard: fromPromise(({ input, signal }) => deps.confirmCard(input, signal)),
      cancelPayment: fromPromise(({ input, signal }) => deps.cancelPayment(input.paymentNo, signal)),
    },
    actions: {
      persistPaymentKey: ({ context }) => deps.persistPaymentKey(context.paymentKey),
      openRedirect: ({ context }) => {
        const url = pendingAction(context.facts)?.url;
        if (typeof url === 'string') deps.openRedirect(url);
      },
    },
  };
}
