import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Site } from '#rules/markets.ts';
import type { Actors } from './actors.ts';
import type { ShopClient } from '../api/client.ts';

/** What surrounds one running app: on the server one per request, in the browser one per document. */
export interface AppContext {
  readonly data: QueryClient;
  readonly client: ShopClient;
  /**
   * None on the server, where nothing belongs to one shopper, and in the browser until the machines have started: the
   * page is taken over first.
   */
  readonly actors: Actors | undefined;
  /** Why the machines will not start; only a reload helps. */
  readonly fault?: Error | undefined;
  /** Runs with the machines, at once or when they have started: no click is lost. Never runs on the server. */
  readonly withActors: (work: (actors: Actors) => void) => void;
  /** The market of the first paint. */
  readonly site: Site;
  /** Scheme, host and port, without trailing slash. */
  readonly origin: string;
  /** True under another host name than the main one of the shop. */
  readonly isOtherHost?: boolean;
  /** Path prefix of the shop, '' when it lives at the root. */
  readonly base: string;
}

const ReactAppContext = createContext<AppContext | undefined>(undefined);

export const AppContextProvider = ReactAppContext.Provider;

export function useAppContext(): AppContext {
  const context = useContext(ReactAppContext);
  if (!context) throw new Error('useAppContext is called outside of AppContextProvider');
  return context;
}
