import { afterEach, expect, test, vi } from 'vitest';
import type { Actors } from './actors.ts';
import type { EffectDependencies } from './effect-dependencies.ts';
import { listenToBrowser } from './listen-to-browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page below a base path is named by its path in the shop, which is what an app is told [S2.route-change.01]', () => {
  const send = vi.fn<(event: object) => void>();
  let end = () => undefined as void;
  const app = { send, subscribe: ({ complete }: { complete: () => void }) => void (end = complete) };
  const machines = { cart: { on: vi.fn() }, market: { getSnapshot: vi.fn() } } as unknown as Actors;
  const page = { base: '/shop', tabs: { listen: vi.fn() }, bridge: { isNative: true }, isInFront: () => true };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const before = window.location.href;
  window.history.replaceState(null, '', '/shop/coin/center?site=US');
  listenToBrowser(app as never, machines, page as unknown as EffectDependencies);
  window.dispatchEvent(new Event('pushState'));
  end();
  window.history.replaceState(null, '', before);
  expect(send).toHaveBeenCalledWith({ type: 'history.changed', path: '/coin/center' });
});
