import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noMachines } from '../actors/machine-arrival.ts';
import { createShopClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { loadPage } from '../pages/load-page.ts';
import type { PageModule } from '../routing/page.ts';
import { createPageLoader } from '../routing/page-loader.ts';
import { matchRoute } from '../routing/route-match.ts';

/** The loaders of the server and of the browser, one after the other; the browser's waits until its page arrives. */
const loaders = vi.hoisted(() => ({ now: [] as ReturnType<typeof createPageLoader>[] }));
const loader = () => {
  const [first] = loaders.now;
  if (!first) throw new Error('Nobody loads pages yet');
  return first;
};

vi.mock(import('../pages/load-page.ts'), async (original) => ({
  ...(await original()),
  awaitPage: (route) => loader().awaitPage(route),
  forgetAwaited: (route) => loader().forgetAwaited(route),
  loadedPage: (route) => loader().loadedPage(route),
  loadPage: (route) => loader().loadPage(route),
}));

const page: PageModule = { default: () => <h1>How coupons work</h1> };
const path = '/coupon/rule';

test('a page of the server stays as it is, and is never a mismatch, while its code is late', async () => {
  const { origin } = window.location;
  const client = createShopClient(() => new Promise(() => undefined), origin);
  const context = { data: createQueryClient(), client, site: 'US', origin, base: '', machines: noMachines } as const;
  const app = <App context={context} ssr={{ path, search: '' }} />;
  window.history.replaceState(null, '', path);

  loaders.now = [createPageLoader(() => Promise.resolve(page))];
  await loadPage(matchRoute(path).route);
  const root = document.body.appendChild(document.createElement('div'));
  root.append(...new DOMParser().parseFromString(renderToString(app), 'text/html').body.childNodes);
  const heading = root.querySelector('h1');
  expect(heading?.textContent).toBe('How coupons work');

  const arrival: { come?: (page: PageModule) => void } = {};
  loaders.now = [createPageLoader(() => new Promise((come) => (arrival.come = come)))];
  const mismatches: unknown[] = [];
  await act(async () => {
    const mounted = hydrateRoot(root, app, { onRecoverableError: (error) => mismatches.push(error) });
    onTestFinished(() => act(async () => mounted.unmount()));
  });
  expect(root.querySelector('h1')).toBe(heading);
  expect(root.querySelector('[data-skeleton]')).toBeNull();

  await act(async () => arrival.come?.(page));
  expect(Object.keys(heading ?? {}).some((key) => key.startsWith('__react'))).toBe(true);
  expect(root.querySelector('h1')).toBe(heading);
  expect(mismatches).toEqual([]);
});
