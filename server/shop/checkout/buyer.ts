import type { Site } from '#rules/markets.ts';

/** Who is at the checkout: a member, or a guest known by the id of the client. */
export interface Buyer {
  readonly accountId: string | undefined;
  readonly clientId: string;
  readonly clientType: number;
  readonly site: Site;
  /** The country the visitor shops from, until there is an address. */
  readonly country: string;
}
