import { QueryClient } from '@tanstack/react-query';
import { requestCacheTtl } from '#rules/limits.ts';
import { ShopApiError } from './errors.ts';

const retries = 1;

/** What was read stays at hand for an hour (ms): without a network it is what there is. A server keeps it for one answer. */
const keptFor = import.meta.env.SSR ? Infinity : 3_600_000;

/** Server data stays fresh for 60 s. Only failures of transport are repeated; an answer is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: requestCacheTtl,
        gcTime: keptFor,
        retry: (count, error) => count < retries && isTransport(error),
        refetchOnWindowFocus: false,
        // Without a network a read fails and says so, instead of waiting behind its skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What the server has said is not there has not failed in this browser.
        retryOnMount: ({ state }) => state.errorUpdateCount > 0,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isTransport(error: Error): boolean {
  return error instanceof ShopApiError && (error.kind === 'network' || error.kind === 'timeout');
}
