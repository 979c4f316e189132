import { vi } from 'vitest';

/** As much of a browser as the machines need, thrown away after each start. */
export function stubBrowser(area: () => Storage): void {
  const location = new URL('https://shop.test/home');
  const media = Object.assign(new EventTarget(), { matches: false });
  const page = Object.assign(new EventTarget(), {
    cookie: '',
    visibilityState: 'visible',
    title: '',
    head: {},
    documentElement: {
      toggleAttribute: () => false,
      dataset: {},
      classList: { add: () => undefined, remove: () => undefined },
      style: {},
    },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const history = { state: null, length: 1, pushState: vi.fn(), replaceState: vi.fn(), back: vi.fn() };
  const shopWindow = Object.assign(new EventTarget(), {
    location,
    history,
    document: page,
    navigator: { languages: ['en-US'], onLine: true },
    matchMedia: () => media,
    setTimeout,
    clearTimeout,
  });
  Object.assign(shopWindow, { parent: shopWindow });
  Object.defineProperty(shopWindow, 'localStorage', { get: area });
  for (const [name, value] of Object.entries({ window: shopWindow, document: page, location, history })) {
    vi.stubGlobal(name, value);
  }
  vi.stubGlobal('navigator', shopWindow.navigator);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe(): void {}
    },
  );
}
