import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Everything read so far that is meant is out of date: what is on screen is asked for again at once, the rest when it is
 * wanted. A first answer still on its way was asked for before the change; the query client would take it for news, so
 * that one is asked for again as soon as it is there.
 */
export function askAgain(data: QueryClient, isMeant: (query: Query) => boolean): void {
  const cache = data.getQueryCache();
  const early = cache.findAll({
    predicate: (query) => query.state.data === undefined && query.state.fetchStatus === 'fetching' && isMeant(query),
  });
  void data.invalidateQueries({ predicate: isMeant });
  for (const { queryKey, queryHash } of early) {
    const stop = cache.subscribe(({ query }) => {
      if (query.queryHash !== queryHash || query.state.fetchStatus !== 'idle') return;
      stop();
      void data.invalidateQueries({ queryKey, exact: true });
    });
  }
}
