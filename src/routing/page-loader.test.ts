import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError } from './chunk-error.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageModule } from './page.ts';

type PageImport = () => Promise<PageModule>;

const page: PageModule = { default: () => null };
const route = { path: '/lamp' };

/** A loader whose pages all come by the same import. */
const loaderOf = (load: PageImport) => createPageLoader(load);

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
const faultOf = (loader: ReturnType<typeof loaderOf>) =>
  loader.loadPage(route).catch((error: unknown) => error instanceof ChunkError && error.fault);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the code of a page', () => {
  test('is loaded once, whoever asks', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    const loader = loaderOf(load);
    expect(await Promise.all([loader.loadPage(route), loader.loadPage(route)])).toEqual([page, page]);
    expect(load).toHaveBeenCalledOnce();
    expect(loader.loadedPage(route)).toBe(page);
  });

  test('comes from the file that the document names, and after a failure by the path of its row', async () => {
    const byPath = vi.fn(() => Promise.resolve(page));
    const fromFile = vi.fn(lost);
    const loader = createPageLoader(byPath, fromFile);
    await expect(loader.loadPage(route, '/assets/lamp.js')).rejects.toThrow(ChunkError);
    expect(byPath).not.toHaveBeenCalled();
    expect(await loader.awaitPage(route)).toBe(page);
    expect(fromFile.mock.calls).toEqual([['/assets/lamp.js']]);
    expect(byPath.mock.calls).toEqual([['/lamp']]);
  });

  test('has 120 s to come, and not a millisecond more [S8.chunks.01 S8.chunks.05]', async () => {
    const settled = vi.fn();
    void faultOf(loaderOf(() => new Promise(() => undefined))).then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('timeout');
  });

  test('that comes in the last millisecond is taken', async () => {
    const loader = loaderOf(() => new Promise((resolve) => setTimeout(resolve, 119_999, page)));
    const loading = loader.loadPage(route);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await loading).toBe(page);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that the server does not have is missing [S8.chunks.02]', async () => {
    answeredWith({ name: 'https://shop.test/assets/lamp.js', responseStatus: 404 });
    expect(await faultOf(loaderOf(lost))).toBe('missing');
  });

  test.each([
    ['was cut off', [{ name: 'https://shop.test/assets/lamp.js', responseStatus: 0 }]],
    ['met a server that fails', [{ name: 'https://shop.test/assets/lamp.js', responseStatus: 503 }]],
    ['came beside a missing picture', [{ name: 'https://shop.test/media/lamp.avif', responseStatus: 404 }]],
    ['came to a browser that tells no status', [{ name: 'https://shop.test/assets/lamp.js' }]],
  ])('that %s is broken [S8.chunks.03]', async (_, entries) => {
    answeredWith(...entries);
    expect(await faultOf(loaderOf(lost))).toBe('error');
  });

  test('that cannot be read is broken [S8.chunks.03]', async () => {
    expect(await faultOf(loaderOf(() => Promise.reject(new SyntaxError('Unexpected end of input'))))).toBe('error');
  });

  test('is asked for again after it has failed', async () => {
    const load = vi.fn<PageImport>().mockImplementationOnce(lost).mockResolvedValue(page);
    const loader = loaderOf(load);
    await faultOf(loader);
    expect(loader.loadedPage(route)).toBeUndefined();
    expect(await loader.loadPage(route)).toBe(page);
  });
});
