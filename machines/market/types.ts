import type { Site } from '#rules/markets.ts';

/** What the host says about the visitor's market; a null market means that nobody knows another. */
export interface MarketInfo {
  readonly market: string | null;
  readonly country: string | null;
}

export interface MarketInput {
  readonly storedSite: string | null;
  readonly country: string | null;
}

export interface MarketContext {
  readonly site: Site;
  readonly country: string | null;
  /** The site that the shopper asked for and that is being applied. */
  readonly requested: Site;
}

export type MarketEvent =
  | { readonly type: 'market.choose'; readonly market: string }
  | { readonly type: 'host.marketChanged'; readonly market: string };

/** What the root receives when the market really became another one. */
export interface MarketChanged {
  readonly type: 'market.changed';
  readonly site: Site;
  readonly country: string | null;
}

export interface MarketDependencies {
  readonly getMarketInfo: (signal: AbortSignal) => Promise<MarketInfo>;
  /** Notifies the host, where there is one, about the shopper's choice. */
  readonly applyMarket: (site: Site, signal: AbortSignal) => Promise<void>;
  readonly persistSite: (site: Site, country: string | null) => void;
}
