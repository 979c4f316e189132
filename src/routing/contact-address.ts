import { href } from './href.ts';

/** Where a shopper writes to the shop about an order or a product: who needs a person. */
export const contactHref = (about: { readonly orderNo?: string; readonly model?: string } = {}): string =>
  href('/support/consultation-center', { tab: 'new', ...about });
