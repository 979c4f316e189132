import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { normaliseMarket } from '#rules/markets.ts';
import { firstSite, startActors } from './actors/start-actors.ts';
import { createBrowserShop, remoteLog } from './api/browser-shop.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { loadPage } from './page-loader.ts';
import { matchRoute } from './route-match.ts';
import { store } from './storage/browser-store.ts';
import { stored } from './storage/keys.ts';
import { writeLocaleCookie } from './storage/locale-cookie.ts';
import { migrateOldCarts } from './storage/old-carts.ts';
import { createTabs } from './storage/tabs.ts';
import { createTokenVault } from './storage/token-vault.ts';
import type { World } from './world.ts';

/** What the server wrote into the page; absent on a plain static host. */
interface ServerState {
  readonly site: string;
  readonly queries: DehydratedState;
}

const readState = (): ServerState | undefined => {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/** A page-level setting may put the shop under a path of its own. */
const basePath = document.querySelector('meta[name="router-base"]')?.getAttribute('content')?.replace(/\/$/, '') ?? '';

function startWorld(state: ServerState | undefined): World {
  migrateOldCarts(store);
  writeLocaleCookie(document, store.read(stored.locale));
  const data = createQueryClient();
  if (state) hydrate(data, state.queries);

  const refused: { tell?: (token: string) => void } = {};
  const { client, gate } = createBrowserShop((token) => refused.tell?.(token));
  const site = firstSite({ store }, window.location.search);
  const vault = createTokenVault({ indexedDB: window.indexedDB, locks: navigator.locks });
  const tabs = createTabs('BroadcastChannel' in window ? () => new BroadcastChannel('lampyris') : undefined);
  const actors = startActors({ client, gate, store, vault, tabs, data, log: remoteLog, base: basePath }, site);
  refused.tell = (token) => {
    const path = window.location.pathname + window.location.search;
    actors.app.send({ type: 'api.unauthorized', token, path });
  };
  return {
    data,
    client,
    actors,
    site: normaliseMarket(state?.site, site),
    origin: window.location.origin,
    base: basePath,
  };
}

async function start(): Promise<void> {
  // The dialog library locks scrolling with a style element; this makes the policy accept it.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
  window.addEventListener('error', ({ error }) => {
    remoteLog.pageError(error);
  });
  const { route } = matchRoute(window.location.pathname.slice(basePath.length) || '/');
  // The page's code first, so that its markup is taken over in one go; a failure shows inside the frame.
  const [world] = [startWorld(readState()), await loadPage(route).catch(() => undefined)];
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  if (root.firstElementChild) hydrateRoot(root, <App world={world} />);
  else createRoot(root).render(<App world={world} />);
}

void start();
