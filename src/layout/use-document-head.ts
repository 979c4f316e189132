import { useEffect } from 'react';
import { createDocumentHead, type DocumentHead } from '../head/document-head.ts';
import { headTags } from '../head/head-tags.ts';
import { pageHead } from '../head/page-head.ts';
import { awaitPage, loadedPage } from '../pages/load-page.ts';
import type { Route } from '../routing/route.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useShop } from '../actors/use-shop.ts';
import { useAppContext } from '../actors/app-context.ts';

const shared: { head?: DocumentHead } = {};

/** Keeps title and head tags with the page: when the place changes, when its code is here and when data arrives. */
export function useDocumentHead(route: Route): void {
  const { data, origin } = useAppContext();
  const shop = useShop();
  const place = usePlace();

  useEffect(() => {
    const head = (shared.head ??= createDocumentHead(document));
    const update = () => {
      head.update(() => {
        const now = pageHead(route, loadedPage(route), data, shop, place);
        return { title: now.title, tags: headTags(now, place.path, origin) };
      });
    };
    update();
    let isOnScreen = true;
    const updateStill = () => {
      if (isOnScreen) update();
    };
    // What a page says of itself comes with its code; when that fails, the page on screen says so.
    awaitPage(route).then(updateStill, updateStill);
    const unsubscribe = data.getQueryCache().subscribe(update);
    return () => {
      isOnScreen = false;
      unsubscribe();
    };
  }, [route, data, shop, place, origin]);
}
