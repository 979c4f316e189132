import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterFirstSign } from '#design-system/foundations/first-sign.ts';
import { normaliseMarket } from '#rules/markets.ts';
import type { Actors } from '../actors/actors.ts';
import { loadEngineInApp } from '../actors/bridge/load-engine.ts';
import { createBrowserShop, remoteLog } from '../api/browser-shop.ts';
import { type Failure, ShopApiError } from '../api/errors.ts';
import { createQueryClient } from '../api/query-client.ts';
import { BrowserApp } from './browser-app.tsx';
import { nextTask } from './next-task.ts';
import { loadLateFrame } from '../layout/late-frame.tsx';
import { firstSite } from '../storage/first-site.ts';
import { loadPage, loadPages } from '../pages/load-page.ts';
import { pageSetting } from '../api/page-setting.ts';
import { matchRoute } from '../routing/route-match.ts';
import { store } from '../storage/browser-store.ts';
import { writeSiteCookie } from '../storage/cookies.ts';

/** What the server wrote into the page; absent on a plain static host. */
interface ServerState {
  readonly site: string;
  /** When it was rendered, epoch ms. */
  readonly time: number;
  readonly queries: DehydratedState;
}

const readState = (): ServerState | undefined => {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/** A page-level setting may put the shop under a path of its own. */
const base = pageSetting('router-base').replace(/\/$/, '');

function makeContext(state: ServerState | undefined) {
  const data = createQueryClient();
  // What the server was refused comes without its class.
  for (const { state: answer } of state?.queries.queries ?? []) {
    if (answer.error) answer.error = new ShopApiError('', answer.error as Failure & Error);
  }
  if (state) hydrate(data, state.queries);

  const site = firstSite(store, window.location.search, navigator.languages);
  writeSiteCookie(document, site);
  const started: { actors?: Actors } = {};
  const { client, gate } = createBrowserShop({
    own: () => ({
      site: started.actors?.market.getSnapshot().context.site ?? site,
      ...started.actors?.bearer.holder(),
    }),
    monitored: () => started.actors?.calls.send,
    onUnauthorized: async (token) => {
      const path = window.location.pathname + window.location.search;
      const actors = await starting.catch(() => undefined);
      return actors?.bearer.renew(token, path) ?? false;
    },
  });
  // For the first link that is followed; it says itself when the table is not here.
  afterFirstSign(() => void loadPages().catch(() => undefined));
  // On its way beside the page's own code; the page is taken over without waiting for it.
  const starting = Promise.all([
    import('../actors/start-actors.ts'),
    loadEngineInApp(),
    developersWatch(),
    // If this code is lost, the machines start all the same, and the frame asks for it again.
    loadLateFrame().catch(() => undefined),
  ]).then(async ([{ startActors }, engine, watch]) => {
    const parts = { client, gate, store, jar: document, data, base, log: remoteLog, nextTask };
    return (started.actors = await startActors(parts, site, engine, watch));
  });
  const shownSite = normaliseMarket(state?.site, site);
  const { host, origin } = window.location;
  // A static host says nothing, and then this is the main one.
  const isOtherHost = !['', host].includes(pageSetting('main-host'));
  return { context: { data, client, site: shownSite, origin, isOtherHost, base, state }, starting };
}

/** In development the machines tell `/__machines` what they do; a build drops this with all it imports. */
async function developersWatch() {
  if (!import.meta.env.DEV) return undefined;
  const { startWatching } = await import('../dev/start-watching.ts');
  return startWatching();
}

async function start(): Promise<void> {
  window.addEventListener('error', ({ error }) => remoteLog.pageError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => remoteLog.pageError(reason));
  // The dialog library locks scrolling with a style element; this makes the policy accept it.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);

  const served = { path: window.location.pathname, search: window.location.search };
  // The code of the frame has just been evaluated.
  await nextTask();
  const { context, starting } = makeContext(readState());
  const { route } = matchRoute(served.path.slice(base.length) || '/');
  const loading = loadPage(route, pageSetting('page-code') || undefined).catch(() => undefined);
  // A page that is in the markup already is taken over in one go; behind a skeleton there is nothing to wait for.
  if (route.rendering === 'server') await loading;

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const app = <BrowserApp context={context} starting={starting} served={served} />;
  // In slices, between which the browser can answer a finger.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start();
