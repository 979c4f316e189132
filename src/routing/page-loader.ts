import { chunkTimeout } from '#rules/limits.ts';
import { ChunkError } from './chunk-error.ts';
import type { PageModule } from './page.ts';
import type { Route } from './route.ts';

type RowOfPage = Pick<Route, 'path'>;

/** Loads the code of pages, each once, and keeps it. */
export interface PageLoader {
  /** The page of a route when its code is here. */
  readonly loadedPage: (route: RowOfPage) => PageModule | undefined;
  /**
   * Loads the code of a page once; a failure is forgotten, so that the next call tries again. Rejects with ChunkError.
   * @param file the address of its code, where that is known; the next try asks for it by its path
   */
  readonly loadPage: (route: RowOfPage, file?: string) => Promise<PageModule>;
  /**
   * The one promise a page on screen waits for, failed or not: React asks for it again after it has failed, and a new
   * try each time would make it wait for ever.
   */
  readonly awaitPage: (route: RowOfPage) => Promise<PageModule>;
  /** For a page that leaves the screen: the next visit tries again. */
  readonly forgetAwaited: (route: RowOfPage) => void;
}

/**
 * @param importPage imports the page at the path of a row
 * @param importFile imports the page whose code is at an address
 */
export function createPageLoader(
  importPage: (path: string) => Promise<PageModule>,
  importFile = (file: string): Promise<PageModule> => import(/* @vite-ignore */ file),
): PageLoader {
  const loaded = new Map<string, PageModule>();
  const loading = new Map<string, Promise<PageModule>>();
  const awaited = new Map<string, Promise<PageModule>>();

  const loadPage = ({ path }: RowOfPage, file?: string) => {
    const running = loading.get(path);
    if (running) return running;
    const imported = withinTime(file === undefined ? importPage(path) : importFile(file), chunkTimeout).then(
      (page: PageModule) => {
        loaded.set(path, page);
        return page;
      },
      (cause: unknown) => {
        loading.delete(path);
        throw new ChunkError(path, cause);
      },
    );
    loading.set(path, imported);
    return imported;
  };

  return {
    loadPage,
    loadedPage: ({ path }) => loaded.get(path),
    awaitPage: (route) => {
      const page = awaited.get(route.path) ?? loadPage(route);
      awaited.set(route.path, page);
      return page;
    },
    forgetAwaited: ({ path }) => {
      awaited.delete(path);
    },
  };
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
