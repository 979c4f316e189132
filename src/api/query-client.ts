import { QueryClient } from '@tanstack/react-query';
import { requestCacheTtl } from '#rules/limits.ts';
import { ShopApiError } from './errors.ts';

const retries = 1;

/** Server data stays fresh for 60 s. Only failures of transport are repeated; an answer is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: requestCacheTtl,
        retry: (count, error) => count < retries && isTransport(error),
        refetchOnWindowFocus: false,
        // Without a network a read fails and says so, instead of waiting behind its skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isTransport(error: Error): boolean {
  return error instanceof ShopApiError && (error.kind === 'network' || error.kind === 'timeout');
}
