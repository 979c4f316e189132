import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '../api/shop.ts';
import type { PageHead, PageModule, Place } from '../routing/page.ts';
import type { Route } from '../routing/route.ts';
import { headText } from '../text/head.ts';

/** The head of a page with what its route adds. */
export interface FullHead extends PageHead {
  readonly title: string;
  readonly description: string;
  /** Names its canonical address. */
  readonly isCanonical: boolean;
}

/** The head of a page: what its route says, overruled by what the page knows. */
export function pageHead(
  route: Route,
  page: PageModule | undefined,
  data: QueryClient,
  shop: Shop,
  place: Place,
): FullHead {
  const own = page?.head?.(data, shop, place) ?? {};
  return {
    ...own,
    title: own.title ?? route.title,
    description: own.description ?? headText.description,
    isCanonical: route.isCanonical === true,
    noindex: own.noindex === true || isUnlisted(route, place),
  };
}

function isUnlisted(route: Route, { query }: Place): boolean {
  if (route.noindex !== 'with-query') return route.noindex;
  return [...query.keys()].some((name) => name !== 'site');
}
