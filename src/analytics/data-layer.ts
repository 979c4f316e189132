import type { AnalyticsEvent } from '#rules/analytics-events.ts';
import type { Site } from '#rules/markets.ts';
import type { TrafficSource } from '#rules/traffic-source.ts';

/** Everything that is ever pushed. Nothing in it names a person but the account id, and no address carries a secret. */
export type DataLayerEntry =
  | { readonly event: 'init_global_data'; readonly site: Site }
  | {
      readonly event: 'ga_bootstrap';
      readonly client_id: string;
      /** The account id; null for a guest. */
      readonly user_id: string | null;
      readonly page_location: string;
      readonly page_title: string;
      readonly traffic_source: TrafficSource;
      /** What the app around the shop calls the way into it; null where it says none. */
      readonly mall_entrance: string | null;
    }
  | { readonly event: 'ga_page_view'; readonly page_location: string; readonly page_title: string }
  | { readonly event: AnalyticsEvent; readonly [detail: string]: unknown };

declare global {
  interface Window {
    /** A tag manager reads it under this name: what stands in it before it comes counts, too. */
    dataLayer?: object[];
  }
}

/** The one writer of the data layer; the list is made with the first entry. */
export function createDataLayer(owner: Pick<Window, 'dataLayer'>): (entry: DataLayerEntry) => void {
  return (entry) => {
    owner.dataLayer ??= [];
    owner.dataLayer.push(entry);
  };
}
