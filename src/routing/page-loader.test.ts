import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError } from './chunk-error.ts';
import { loadedPage, loadPage } from './page-loader.ts';
import type { PageModule } from './page.ts';
import type { Route } from './route.ts';
import { notFound } from './routes.ts';

const page: PageModule = { default: () => null };
let paths = 0;

/** A route of its own for every test: what was loaded once stays. */
function routeOf(load: Route['page']): Route {
  paths += 1;
  return { ...notFound, path: `/lamp-${paths}`, page: load };
}

/** What the browser noted about the requests of the document. */
function answeredWith(...entries: readonly { readonly name: string; readonly responseStatus?: number }[]) {
  const timings = entries.map((entry) => ({
    ...entry,
    duration: 0,
    entryType: 'resource',
    startTime: 0,
    toJSON: vi.fn(),
  }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(timings);
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const faultOf = (route: Route) => loadPage(route).catch((error: unknown) => error instanceof ChunkError && error.fault);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the code of a page', () => {
  test('is loaded once, whoever asks', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    const route = routeOf(load);
    expect(await Promise.all([loadPage(route), loadPage(route)])).toEqual([page, page]);
    expect(load).toHaveBeenCalledOnce();
    expect(loadedPage(route)).toBe(page);
  });

  test('has 120 s to come, and not a millisecond more [S8.chunks.01 S8.chunks.05]', async () => {
    const settled = vi.fn();
    void faultOf(routeOf(() => new Promise(() => undefined))).then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('timeout');
  });

  test('that comes in the last millisecond is taken', async () => {
    const route = routeOf(() => new Promise((resolve) => setTimeout(resolve, 119_999, page)));
    const loading = loadPage(route);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await loading).toBe(page);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that the server does not have is missing [S8.chunks.02]', async () => {
    answeredWith({ name: 'https://shop.test/assets/lamp.js', responseStatus: 404 });
    expect(await faultOf(routeOf(lost))).toBe('missing');
  });

  test.each([
    ['was cut off', [{ name: 'https://shop.test/assets/lamp.js', responseStatus: 0 }]],
    ['met a server that fails', [{ name: 'https://shop.test/assets/lamp.js', responseStatus: 503 }]],
    ['came beside a missing picture', [{ name: 'https://shop.test/media/lamp.avif', responseStatus: 404 }]],
    ['came to a browser that tells no status', [{ name: 'https://shop.test/assets/lamp.js' }]],
  ])('that %s is broken [S8.chunks.03]', async (_, entries) => {
    answeredWith(...entries);
    expect(await faultOf(routeOf(lost))).toBe('error');
  });

  test('that cannot be read is broken [S8.chunks.03]', async () => {
    expect(await faultOf(routeOf(() => Promise.reject(new SyntaxError('Unexpected end of input'))))).toBe('error');
  });

  test('is asked for again after it has failed', async () => {
    const load = vi.fn<Route['page']>().mockImplementationOnce(lost).mockResolvedValue(page);
    const route = routeOf(load);
    await faultOf(route);
    expect(loadedPage(route)).toBeUndefined();
    expect(await loadPage(route)).toBe(page);
  });
});
