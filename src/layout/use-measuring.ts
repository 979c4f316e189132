import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trafficSource } from '#rules/traffic-source.ts';
import { listenToAdditions } from '../actors/cart/cart-additions.ts';
import { useActors, useMember, useSite } from '../actors/use-actors.ts';
import { listenToAnnounced } from '../analytics/announced.ts';
import { createDataLayer } from '../analytics/data-layer.ts';
import { pageLocation, shownQuery } from '../analytics/page-location.ts';
import { pageHead } from '../head/page-head.ts';
import { loadedPage } from '../pages/load-page.ts';
import { matchRoute } from '../routing/route-match.ts';
import { store } from '../storage/browser-store.ts';
import { clientIdOf } from '../storage/client-id.ts';
import { stored } from '../storage/keys.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useShop } from '../actors/use-shop.ts';
import { useAppContext } from '../actors/app-context.ts';

/** Fills the data layer from now on: who and where once, then every page and what happens on it. */
export function useMeasuring(): void {
  const { data, origin } = useAppContext();
  const site = useSite();
  const actors = useActors();
  const member = useMember();
  const shop = useShop();
  const place = usePlace();
  const [push] = useState(() => createDataLayer(window));

  const page = () => ({
    page_location: pageLocation(origin, place.path, place.query),
    page_title: pageTitle(),
  });
  const pageTitle = () => {
    const { route } = matchRoute(place.path);
    // A title may repeat what somebody searched for.
    return pageHead(route, loadedPage(route), data, shop, { ...place, query: shownQuery(place.query) }).title;
  };
  const begin = useEffectEvent(() => {
    push({ event: 'init_global_data', site });
    push({
      event: 'ga_bootstrap',
      client_id: clientIdOf(store, () => crypto.randomUUID()),
      user_id: member,
      ...page(),
      traffic_source: trafficSource(document.referrer, window.location.host),
      mall_entrance: store.read(stored.mallPassThrough) || null,
    });
  });
  const view = useEffectEvent(() => {
    push({ event: 'ga_page_view', ...page() });
    push({ event: 'gv_page_view' });
    const { event } = matchRoute(place.path).route;
    if (event) push({ event });
  });

  useEffect(() => begin(), []);
  const { subject } = matchRoute(place.path).route;
  /** The product, say: another one is another page at the same path. */
  const about = subject === undefined ? null : place.query.get(subject);
  useEffect(() => view(), [place.path, about]);
  useEffect(() => listenToAnnounced(window, (event, detail) => push({ ...detail, event })), [push]);

  useEffect(
    () => (actors ? listenToAdditions(actors, (line) => push({ ...line, event: 'gv_add_to_cart' })) : undefined),
    [actors, push],
  );

  const before = useRef(member);
  useEffect(() => {
    if (before.current === null && member !== null) push({ event: 'gv_login', user_id: member });
    before.current = member;
  }, [member, push]);
}
