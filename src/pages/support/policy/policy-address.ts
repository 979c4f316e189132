import { href } from '#src/routing/href.ts';
import type { Place } from '#src/routing/page.ts';

/** Policies with an address of their own. */
const ownAddresses = new Map([
  ['shipping', href('/support/shipping-policy')],
  ['return', href('/support/return-policy')],
]);

/** Which policy an address asks for; undefined where it asks for all of them. */
export function policyKeyOf({ path, query }: Pick<Place, 'path' | 'query'>): string | undefined {
  for (const [key, address] of ownAddresses) if (address === path) return key;
  // Characters that no key has are left out: whatever was asked for, the shop can be asked whether it exists.
  const key = query
    .get('key')
    ?.replaceAll(/[^\w-]/g, '')
    .slice(0, 60);
  return query.has('key') ? key || '-' : undefined;
}

/** The address of a policy. */
export const policyHref = (key: string): string => ownAddresses.get(key) ?? href('/support/policy', { key });
