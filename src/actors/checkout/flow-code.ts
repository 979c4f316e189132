import { ChunkError } from '../../routing/chunk-error.ts';

/** Code that did not arrive is shown by the error boundary of the page; here nobody waits for it yet. */
function arriving<Code>(name: string, code: Promise<Code>): Promise<Code> {
  const arrival = code.catch((cause: unknown) => {
    throw new ChunkError(name, cause);
  });
  arrival.catch(() => undefined);
  return arrival;
}

/**
 * The machines of the checkout and of the payment. A page asks when its own code runs and waits with `use`: it may not
 * start before the long-lived machines anyway, and its first load does without theirs.
 */
export const checkoutCode = () => arriving('checkout', import('./checkout-actor.ts'));
export const paymentCode = () => arriving('payment', import('../payment/payment-actor.ts'));
