import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Site } from '#rules/markets.ts';
import type { ShopClient } from '../api/client.ts';
import type { MachineArrival } from './machine-arrival.ts';

/** What a page shows that has nothing of its own: there is no such page, or nothing of it for now. */
export type Nothing = 'missing' | 'empty';

/** What surrounds one running app: on the server one per request, in the browser one per document. It never changes. */
export interface AppContext {
  readonly data: QueryClient;
  readonly client: ShopClient;
  readonly machines: MachineArrival;
  /** The market of the first paint. */
  readonly site: Site;
  /** Scheme, host and port, without trailing slash. */
  readonly origin: string;
  /** True under another host name than the main one of the shop. */
  readonly isOtherHost?: boolean;
  /** What the server says of the markup that it rendered; absent where there is none. */
  readonly state?: { /** When it was rendered, epoch ms on its clock. */ readonly time: number } | undefined;
  /** Of the server: what a page shows that has nothing of its own. */
  readonly onNothing?: (shown: Nothing) => void;
  /** Of the server: what the page shows where no script runs. */
  readonly plainPage?: ReactNode;
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
