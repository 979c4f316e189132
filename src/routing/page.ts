import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Shop } from '../api/shop.ts';

/** Where the shopper is: the path without query, its query and the parameters of the route. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
}

/** What a page knows about itself beyond the title of its route. All of it is optional. */
export interface PageHead {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Address of the picture for social previews, from the root of the site. */
  readonly image?: string | undefined;
  readonly noindex?: boolean | undefined;
  /** Structured data, written by the server only. */
  readonly jsonLd?: readonly object[] | undefined;
}

/** What a page file exports: the page itself, and for public pages what it loads first and what its head says. */
export interface PageModule {
  readonly default: ComponentType;
  /** Fills the cache before the server renders the page. Use prefetchQuery: it never rejects. */
  readonly prefetch?: ((data: QueryClient, shop: Shop, place: Place) => Promise<unknown>) | undefined;
  readonly head?: ((data: QueryClient, shop: Shop, place: Place) => PageHead) | undefined;
  /** The file, which the build adds for the server so that it can name the chunks of the page. */
  readonly source?: string;
}
