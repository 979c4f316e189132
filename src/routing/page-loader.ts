import { chunkTimeout } from '#rules/limits.ts';
import { ChunkError } from './chunk-error.ts';
import type { PageModule } from './page.ts';
import type { Route } from './route.ts';

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** The page of a route when its code is here. */
export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route.path);
}

/** Loads the code of a page once; a failure is forgotten, so that the next call tries again. Rejects with ChunkError. */
export function loadPage(route: Route): Promise<PageModule> {
  const running = loading.get(route.path);
  if (running) return running;
  const asked = withinTime(route.page(), chunkTimeout).then(
    (page: PageModule) => {
      loaded.set(route.path, page);
      return page;
    },
    (cause: unknown) => {
      loading.delete(route.path);
      throw new ChunkError(route.path, cause);
    },
  );
  loading.set(route.path, asked);
  return asked;
}

const awaited = new Map<string, Promise<PageModule>>();

/**
 * The one promise a page on screen waits for, failed or not: React asks for it again after it has failed, and a new try
 * each time would make it wait for ever.
 */
export function awaitPage(route: Route): Promise<PageModule> {
  const page = awaited.get(route.path) ?? loadPage(route);
  awaited.set(route.path, page);
  return page;
}

/** For a page that leaves the screen: the next visit tries again. */
export function forgetAwaited(route: Route): void {
  awaited.delete(route.path);
}

function withinTime<T>(work: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`Not within ${limit} ms`, 'TimeoutError'));
    }, limit);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
