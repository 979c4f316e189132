import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static.edge';
import { Router } from 'wouter';
import { LinkProvider } from '#design-system/index.ts';
import type { Site } from '#rules/markets.ts';
import { AppContextProvider } from '#src/actors/app-context.ts';
import { noMachines } from '#src/actors/machine-arrival.ts';
import { createShopClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { RootLayout } from '#src/layout/root-layout.tsx';
import { ShopLink } from '#src/layout/shop-link.tsx';
import { loadPage } from '#src/pages/load-page.ts';
import { matchRoute, redirectOf } from '#src/routing/route-match.ts';
import type { Route } from '#src/routing/route.ts';

const origin = 'https://shop.test';

/** Somebody who goes through the shop by its links. */
export interface Walker {
  readonly site: Site;
  /** The account and its token; null for a guest. */
  readonly member: { readonly accountId: string; readonly token: string } | null;
  readonly fetch: typeof fetch;
}

/** What a page asks for while it is rendered comes in the next rendering; after so many, nothing new is asked. */
const mostRenderings = 4;

/**
 * The addresses that the links and the searches of a page lead to, with those of its frame. What the server renders is rendered once, as
 * the server does; a personal page until all that it asks for has come. On the server nobody is a member: `useMember` has to be
 * replaced.
 */
async function linksOn(address: string, { site, member, fetch }: Walker): Promise<string[]> {
  const { pathname: path, searchParams: query, search } = new URL(address, origin);
  const { route, params } = matchRoute(path);
  const page = await loadPage(route);
  const client = createShopClient((request) => {
    const headers = new Headers(request.headers);
    headers.set('site', site);
    if (member) headers.set('authorization', `Bearer ${member.token}`);
    return fetch(new Request(request, { headers }));
  }, origin);
  const data = createQueryClient();
  await page.prefetch?.(data, { client, site, member: member?.accountId ?? null }, { path, query, params });
  const { default: Content } = page;
  const render = async () => {
    const { prelude } = await prerender(
      <AppContextProvider value={{ data, client, site, origin, machines: noMachines, base: '' }}>
        <QueryClientProvider client={data}>
          <Router ssrPath={path} ssrSearch={search}>
            <LinkProvider value={ShopLink}>
              <RootLayout>
                <Content />
              </RootLayout>
            </LinkProvider>
          </Router>
        </QueryClientProvider>
      </AppContextProvider>,
    );
    return new Response(prelude).text();
  };
  let markup = await render();
  for (let count = 1; count < mostRenderings && route.rendering === 'browser'; count += 1) {
    if (!(await answerAll(data))) break;
    markup = await render();
  }
  data.clear();
  const seen = markup.replaceAll(/<(noscript|template)>.*?<\/\1>/gs, '');
  return [...seen.matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/[^"#]*)/g)].map(([, to = '']) => withoutSite(to));
}

/** Answers what is asked for and has no answer yet. @returns whether anything was */
async function answerAll(data: QueryClient): Promise<boolean> {
  const queries = data
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && !('enabled' in options && options.enabled === false));
  await Promise.allSettled(queries.map((query) => query.fetch()));
  return queries.length > 0;
}

function withoutSite(address: string): string {
  const url = new URL(address.replaceAll('&amp;', '&'), origin);
  url.searchParams.delete('site');
  return url.pathname + url.search;
}

/** What tells apart pages that lead elsewhere: two products lead to the same kinds of pages, two promotions or two orders do not. */
const opened = ({ isActivity, rendering, path }: Route, address: string): string =>
  isActivity || rendering === 'browser' ? address : path;

/**
 * Goes from the home page wherever its links lead, in as many presses as they say, and no farther than what is looked for.
 * @returns of the paths that are looked for, those that are not reached
 */
export async function walk(walker: Walker, paths: readonly string[], mostPresses: number): Promise<string[]> {
  const left = new Set(paths);
  const done = new Set<string>();
  let front = ['/home'];
  for (let presses = 0; presses <= mostPresses; presses += 1) {
    const next = new Set<string>();
    const routes = front.map((address) => ({ address, route: matchRoute(address.replace(/\?.*/, '')).route }));
    for (const { route } of routes) left.delete(route.path);
    for (const { address, route } of routes) {
      if (left.size === 0 || presses === mostPresses) break;
      const name = opened(route, address);
      if (done.has(name)) continue;
      done.add(name);
      for (const to of await linksOn(address, walker)) if (!redirectOf(to.replace(/\?.*/, ''), '', false)) next.add(to);
      // The last press needs no page: the link is enough.
      if (presses === mostPresses - 1)
        for (const to of next) left.delete(matchRoute(to.replace(/\?.*/, '')).route.path);
    }
    front = [...next];
  }
  return [...left];
}
