import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppContextProvider, type AppContext } from '#src/actors/app-context.ts';
import { noMachines } from '#src/actors/machine-arrival.ts';
import { createShopClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { useLaunchAccess } from './use-launch-access.ts';

const launchTime = Date.UTC(2026, 10, 1, 12);

function Launch() {
  const { state } = useLaunchAccess(launchTime);
  return state === 'COMING' ? <p>Coming</p> : <strong>On sale</strong>;
}

test('a launch that comes between server and browser is no mismatch: the browser begins as the server did', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: launchTime - 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  const client = createShopClient(() => new Promise(() => undefined), 'https://shop.test');
  const context: AppContext = {
    ...{ data: createQueryClient(), client, machines: noMachines, site: 'US', origin: 'https://shop.test', base: '' },
    state: { time: Date.now() },
  };
  const app = (
    <AppContextProvider value={context}>
      <QueryClientProvider client={context.data}>
        <Launch />
      </QueryClientProvider>
    </AppContextProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.append(...new DOMParser().parseFromString(renderToString(app), 'text/html').body.childNodes);
  expect(root.textContent).toBe('Coming');

  vi.setSystemTime(launchTime + 1_000);
  const mismatches: unknown[] = [];
  await act(async () => {
    const mounted = hydrateRoot(root, app, { onRecoverableError: (error) => mismatches.push(error) });
    onTestFinished(() => act(async () => mounted.unmount()));
  });
  expect(mismatches).toEqual([]);
  expect(root.textContent).toBe('On sale');
});
