import { store } from './browser-store.ts';
import { stored } from './keys.ts';
import { storedHook } from './stored-hook.ts';
import type { ViewedProduct } from './viewed-product.ts';

const maxCount = 12;

/** The products looked at last in this browser, newest first. */
export const useRecentlyViewed = storedHook(stored.recentlyViewed);

/** Puts a product first; one that was there moves. */
export function rememberViewed({ spu, title, image }: ViewedProduct): void {
  const others = store.read(stored.recentlyViewed).filter((product) => product.spu !== spu);
  store.write(stored.recentlyViewed, [{ spu, title, image }, ...others].slice(0, maxCount));
}
