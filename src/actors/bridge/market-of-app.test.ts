import { expect, test, vi } from 'vitest';
import { createStore } from '../../storage/store.ts';
import { openInApp } from './app-fixture.ts';
import { marketOfApp } from './market-of-app.ts';

const store = createStore({ area: () => window.localStorage, onForeignChange: () => undefined });
const { signal } = new AbortController();

test('the market of an app is said with the name that the app gives it, and one that is the shop’s already is not [S3.records.09]', async () => {
  const notify = vi.fn<(notice: { readonly text: string }) => void>();
  let info = { market: 'FR', marketName: 'Frankreich' };
  const { shop: bridge } = openInApp({ commands: { getMarketInfo: () => info } });
  expect(await marketOfApp({ bridge, store, notify }, signal)).toEqual({ market: 'FR', country: null });
  info = { market: 'US', marketName: 'United States' };
  await marketOfApp({ bridge, store, notify }, signal);
  expect(notify.mock.calls.map(([{ text }]) => text)).toEqual([
    'Your app is set to Frankreich. Prices are now in EUR.',
  ]);
});
