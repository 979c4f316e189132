import { act } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { selectIsResolving } from '#machines/session/selectors.ts';
import type { Actors } from '../actors/actors.ts';
import { startActors } from '../actors/start-actors.ts';
import { createShopClient } from '../api/client.ts';
import { createGate } from '../api/gate.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createRemoteLog } from '../api/remote-log.ts';
import { noMachines } from '../actors/machine-arrival.ts';
import { loadPage } from '../pages/load-page.ts';
import { matchRoute } from '../routing/route-match.ts';
import { store } from '../storage/browser-store.ts';
import { shopPicture } from '../widgets/shop-picture.ts';
import { App } from './app.tsx';
import { BrowserApp } from './browser-app.tsx';
import { nextTask } from './next-task.ts';

/** Every section of this home page draws one picture each time it renders. */
vi.mock(import('../widgets/shop-picture.ts'), async (original) => {
  const actual = await original();
  return { ...actual, shopPicture: vi.fn(actual.shopPicture) };
});

const image = (name: string) => ({
  url: `/media/${name}/`,
  alt: name,
  w: 800,
  h: 800,
  widths: [320],
  lqip: { day: '#aaaaaa', night: '#111111' },
});
const hero = (name: string) => ({ title: name, text: '', action: 'See', href: '/collections', image: image(name) });
const block = (id: string, type: string, data: object) => ({ id, type, version: 1, moduleId: id, data });
const layout = {
  blocks: [
    block('hero', 'HERO', { heroes: [hero('evening')] }),
    block('rooms', 'CATEGORY_GRID', { title: 'Rooms', categories: [{ id: 'a', name: 'Hall', image: image('hall') }] }),
    block('story', 'FEATURE', hero('story')),
  ],
};

afterEach(() => vi.unstubAllGlobals());

const renders = () => vi.mocked(shopPicture).mock.calls.map(([{ alt }]) => alt);

test('no section of a page renders again because machines, session or theme have arrived', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no theme files here')));
  window.history.replaceState(null, '', '/home');
  const origin = window.location.origin;
  const client = createShopClient(
    () => Promise.resolve(Response.json({ status: 200, message: '', data: layout, serverTime: 1, traceId: 't' })),
    origin,
  );
  const data = createQueryClient();
  const { route, params } = matchRoute('/home');
  const page = await loadPage(route);
  await page.prefetch?.(
    data,
    { client, site: 'US', member: null },
    { path: '/home', query: new URLSearchParams(), params },
  );
  const context = { data, client, site: 'US', origin, base: '' } as const;
  const root = document.body.appendChild(document.createElement('div'));
  const parsed = vi.spyOn(URL, 'canParse');
  const served = { path: '/home', search: '' };
  const markup = renderToString(<App context={{ ...context, machines: noMachines }} ssr={served} />);
  root.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  expect(renders()).toEqual(['evening', 'hall', 'story']);
  vi.mocked(shopPicture).mockClear();

  const arrival: { come?: (actors: Actors) => void } = {};
  const starting = new Promise<Actors>((come) => (arrival.come = come));
  const app = <BrowserApp context={context} starting={starting} served={served} />;
  await act(async () =>
    startTransition(() => {
      const mounted = hydrateRoot(root, app);
      // What is still to be rendered would find no document.
      onTestFinished(() => act(async () => mounted.unmount()));
    }),
  );
  expect(renders()).toEqual(['evening', 'hall', 'story']);

  const log = createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 });
  const parts = { client, gate: createGate(), store, jar: document, data, base: '', log, nextTask };
  const actors = await startActors(parts, 'US');
  await act(async () => arrival.come?.(actors));
  await act(async () => {
    await expect.poll(() => selectIsResolving(actors.session.getSnapshot())).toBe(false);
  });
  await act(async () => actors.theme.send({ type: 'theme.selected', themeId: 2 }));
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  expect(renders()).toEqual(['evening', 'hall', 'story']);

  // What the count would find: another market is another page.
  await act(async () => actors.market.send({ type: 'market.choose', market: 'GB' }));
  await expect.poll(() => renders().length).toBeGreaterThan(3);
  actors.app.stop();
  // Nor did any of the links of a whole page ask a parser of addresses.
  expect(root.querySelectorAll('a').length).toBeGreaterThan(20);
  expect(parsed).not.toHaveBeenCalled();
});
