import { hashKey } from '@tanstack/react-query';
import type { Site } from '#rules/markets.ts';
import type { ShopClient } from './client.ts';

/**
 * What a query needs: the client and whose shop it is. Site and member are part of every key, so that nobody ever sees
 * the prices of another market or the data of the last member.
 */
export interface Shop {
  readonly client: ShopClient;
  readonly site: Site;
  /** The account id; null for a guest and on the server. */
  readonly member: string | null;
}

/** The key of a query: market and member first, then the name of the area and what was asked. */
export function shopKey(shop: Shop, ...rest: readonly unknown[]) {
  return [shop.site, shop.member, ...rest] as const;
}

/**
 * Keeps what a guest was shown while the same query is asked for the member whom the page recognises; the server renders for
 * guests. Of another market, another member or another query nothing is kept.
 */
export function keepGuestData(key: ReturnType<typeof shopKey>) {
  const [site, , ...rest] = key;
  const guestHash = hashKey([site, null, ...rest]);
  return <Data>(previous: Data | undefined, { queryHash }: { readonly queryHash?: string } = {}): Data | undefined =>
    queryHash === guestHash ? previous : undefined;
}
