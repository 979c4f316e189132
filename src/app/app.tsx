import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { LinkProvider } from '#design-system/index.ts';
import { RootLayout } from '../layout/root-layout.tsx';
import { RoutePage } from '../layout/route-page.tsx';
import { ShopLink } from '../layout/shop-link.tsx';
import { AppContextProvider, type AppContext } from '../actors/app-context.ts';

export interface AppProps {
  readonly context: AppContext;
  /** The place that the server renders; in a browser the one with which hydration begins. */
  readonly ssr: { readonly path: string; readonly search: string };
}

/** The whole web app, on the server and in the browser. */
export function App({ context, ssr }: AppProps) {
  return (
    <AppContextProvider value={context}>
      <QueryClientProvider client={context.data}>
        <Router base={context.base} ssrPath={ssr.path} ssrSearch={ssr.search}>
          <LinkProvider value={ShopLink}>
            <RootLayout>
              <RoutePage />
            </RootLayout>
          </LinkProvider>
        </Router>
      </QueryClientProvider>
    </AppContextProvider>
  );
}
