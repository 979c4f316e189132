import { QueryCache } from '@tanstack/react-query';
import { vi } from 'vitest';

export interface AskedQueries {
  /** The keys of queries that something on the page asked for and that had no answer when the page was rendered. */
  pending(): readonly string[];
  /** How many queries were asked for at all. */
  count(): number;
  stop(): void;
}

/**
 * Watches every query that is asked for, prefetched or by a component. On the server a component only reads the cache:
 * what is not prefetched stays pending, and the page shows its placeholder.
 */
export function watchQueries(): AskedQueries {
  const build = vi.spyOn(QueryCache.prototype, 'build');
  const isOn = (options: object) => !('enabled' in options) || options.enabled !== false;
  return {
    pending: () => [
      ...new Set(
        build.mock.calls.flatMap(([, options], index) => {
          const query = build.mock.results[index]?.value;
          return query?.state.status === 'pending' && isOn(options) ? [query.queryHash] : [];
        }),
      ),
    ],
    count: () => build.mock.calls.length,
    stop: () => build.mockRestore(),
  };
}
