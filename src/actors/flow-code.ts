import { arriving } from './arriving.ts';

/**
 * The machines of the checkout and of the payment. A page asks when its own code runs and waits with `use`: it may not
 * start before the long-lived machines anyway, and its first load does without theirs.
 */
export const checkoutCode = () => arriving('checkout', import('./checkout.ts'));
export const paymentCode = () => arriving('payment', import('./payment.ts'));
