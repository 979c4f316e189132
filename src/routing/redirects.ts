import { href } from './href.ts';

/** Addresses that lead to another page at load, with their query string. */
export const redirects: Readonly<Record<string, string>> = {
  '/': href('/home'),
};

/** Followed likewise, on the main host alone. */
export const mainHostRedirects: Readonly<Record<string, string>> = {
  '/support/logistics-terms': href('/support/shipping-policy'),
  '/faq/return-policy': href('/support/return-policy'),
};
