import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { clientType, defaultAppVersion } from '#rules/limits.ts';
import { parseQuery, valuesOf } from '#rules/query-string.ts';
import type { Site } from '#rules/markets.ts';
import { serverNow } from '../api/browser-shop.ts';
import { createShopClient } from '../api/client.ts';
import { ShopApiError } from '../api/errors.ts';
import { addHeaders } from '../api/headers.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { pathsByMarket } from './listed-addresses.ts';
import { notFound } from '../routing/routes.ts';
import type { Nothing } from '../actors/app-context.ts';
import { noMachines } from '../actors/machine-arrival.ts';
import { headTags } from '../head/head-tags.ts';
import { pageAddress } from '../head/page-address.ts';
import { pageHead } from '../head/page-head.ts';
import { loadPage } from '../pages/load-page.ts';
import { needsScripts, plainPages } from '../pages/plain-pages.tsx';
import type { PlainPage } from '../routing/plain-page.ts';
import { matchRoute, redirectOf } from '../routing/route-match.ts';

export { listedPaths, personalPaths, shownAt } from './listed-addresses.ts';

/** What the server asks for: a place, and a fetch that reaches the shop's own API. */
export interface RenderTask {
  /** The market to render in. */
  readonly site: Site;
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  /** Whether somebody asked under another host name than the main one. */
  readonly isOtherHost: boolean;
  /** By how much the page is of another time, ms; 0 when absent. */
  readonly ahead?: number;
  readonly fetch: typeof fetch;
}

/** Where an address leads, or its page by the path and what it reads of the query: everything else changes nothing of it. */
export function findPlace({ path, search, isOtherHost }: Pick<RenderTask, 'path' | 'search' | 'isOtherHost'>) {
  const redirection = redirectOf(path, search, isOtherHost);
  if (redirection) return { kind: 'redirect', ...redirection } as const;
  const { route } = matchRoute(path);
  // What is not there looks the same wherever it is not.
  if (route === notFound) return { kind: 'place', path: notFound.path, search: '' } as const;
  const { query = [] } = route;
  // A page reads no name with brackets, in a browser as well.
  const typed = new URLSearchParams(search);
  const parsed = parseQuery(search);
  const names = query.map((name) => name.replace('?', '')).filter((name) => typed.has(name));
  const read = new URLSearchParams(names.flatMap((name) => valuesOf(parsed, name).map((value) => [name, value])));
  read.sort();
  return { kind: 'place', path, search: read.size === 0 ? '' : `?${read}` } as const;
}

/**
 * Renders one place for everybody: public pages with their data, personal pages as the frame with their skeleton, and where no
 * script runs as a plain page. No token of a session is ever sent; what belongs to one shopper is read with the key in the address.
 */
export async function render({ site, path, search, origin, isOtherHost, ahead = 0, fetch }: RenderTask) {
  const { route, params } = matchRoute(path);
  const query = new URLSearchParams(search);
  const data = createQueryClient();
  const client = createShopClient((request) => fetch(withFacts(request, site)), origin);
  const shop = { client, site, member: null };
  const place = { path, query, params };

  const page = await loadPage(route);
  if (route.rendering === 'server') await page.prefetch?.(data, shop, place);
  const plainPage = await plainPageAt(route.path, shop, place);
  const failures = settleFailures(data);

  const head = pageHead(route, page, data, shop, place);
  const time = serverNow() + ahead;
  const shown = new Set<Nothing>();
  const onNothing = (nothing: Nothing) => void shown.add(nothing);
  const markup = renderToString(
    <App
      context={{
        data,
        client,
        site,
        origin,
        isOtherHost,
        machines: noMachines,
        base: '',
        state: { time },
        onNothing,
        plainPage: plainPage ?? needsScripts,
      }}
      ssr={{ path, search }}
    />,
  );
  const isMissing = route === notFound || shown.has('missing') || failures.some(isNotFound);
  const tags = headTags(
    { ...head, noindex: head.noindex === true || isMissing || shown.size > 0 },
    path,
    origin,
    route === notFound ? undefined : pageAddress(route, place),
  );
  const state = {
    site,
    time,
    queries: dehydrate(data, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' }),
  };
  data.clear();
  return {
    kind: 'page',
    status: isMissing ? 404 : 200,
    title: head.title,
    tags,
    jsonLd: head.jsonLd ?? [],
    markup,
    isWhole: route.rendering === 'server',
    state,
    source: page.source,
    // What a link in a mail opens is of one person, and a form that was just sent has changed it.
    cacheable:
      failures.length === 0 && (route === notFound || !isMissing) && (plainPage === undefined || search === ''),
  } as const;
}

/** Undefined as well when what the page shows cannot be had. */
async function plainPageAt(path: string, ...at: Parameters<PlainPage>): Promise<ReactNode> {
  const plainPage = new Map<string, PlainPage>(Object.entries(plainPages)).get(path);
  return plainPage?.(...at).catch(() => undefined);
}

function withFacts(request: Request, site: string): Request {
  const headers = new Headers(request.headers);
  addHeaders(headers, {
    site,
    token: '',
    appVersion: defaultAppVersion,
    clientId: '',
    country: '',
    locale: 'en',
    timezone: '',
    clientType: String(clientType),
  });
  return new Request(request, { headers });
}

const isNotFound = (error: unknown) => error instanceof ShopApiError && error.status === 404;
/** Asked again, the shop says the same: not there, not in this market, over. */
const isFinal = (error: unknown) =>
  error instanceof ShopApiError && error.kind === 'answer' && [404, 410, 422].includes(error.status);

/**
 * A final answer is said by server and browser alike. Another failed query goes, so that both start from "loading" and the browser
 * asks again.
 */
function settleFailures(data: ReturnType<typeof createQueryClient>): readonly unknown[] {
  const failed = data.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  const errors = failed.map((query) => query.state.error);
  for (const query of failed) {
    if (isFinal(query.state.error)) query.setState({ errorUpdateCount: 0 });
    else data.getQueryCache().remove(query);
  }
  return errors;
}

/** Of the pages of which not every market has something, the paths of those that may be found in this one. */
export async function findPathsIn(task: Pick<RenderTask, 'site' | 'origin' | 'fetch'>): Promise<string[]> {
  const found: string[] = [];
  for (const path of pathsByMarket) {
    const { tags } = await render({ ...task, path, search: '', isOtherHost: false });
    if (!tags.some(({ attributes }) => attributes['name'] === 'robots')) found.push(path);
  }
  return found;
}
