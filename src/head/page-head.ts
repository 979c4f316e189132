import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '../api/shop.ts';
import type { PageHead, PageModule, Place } from '../routing/page.ts';
import type { Route } from '../routing/routes.ts';
import { headText } from '../text/head.ts';
import { titles } from '../text/titles.ts';

/** The head of a page: what its route says, overruled by what the page knows. */
export function pageHead(
  route: Route,
  page: PageModule | undefined,
  data: QueryClient,
  shop: Shop,
  place: Place,
): PageHead & { title: string; description: string } {
  const own = page?.head?.(data, shop, place) ?? {};
  const known = typeof route.title === 'string' ? titles[route.title] : route.title.fixed;
  return {
    ...own,
    title: own.title ?? known,
    description: own.description ?? headText.description,
    noindex: own.noindex === true || isUnlisted(route, place),
  };
}

function isUnlisted(route: Route, { query }: Place): boolean {
  if (route.noindex !== 'with-query') return route.noindex;
  return [...query.keys()].some((name) => name !== 'site');
}
