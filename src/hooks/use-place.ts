import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { queryParameterLimit } from '#rules/limits.ts';
import type { Place } from '../routing/page.ts';
import { matchRoute } from '../routing/route-match.ts';

/** Where the shopper is. The same object as long as path and query stay. */
export function usePlace(): Place {
  const [path] = useLocation();
  const search = useSearch();
  return useMemo(
    () => ({
      path,
      query: new URLSearchParams(search.split('&', queryParameterLimit).join('&')),
      params: matchRoute(path).params,
    }),
    [path, search],
  );
}
