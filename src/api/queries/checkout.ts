import { queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { shopKey, type Shop } from '../shop.ts';

export type Quote = components['schemas']['Quote'];

/** The quote on screen. The checkout machine asks for it and puts it here; nobody else does. */
export const currentQuote = (shop: Shop) =>
  queryOptions<Quote>({ queryKey: shopKey(shop, 'checkout', 'quote'), queryFn: skipToken, gcTime: 0 });
