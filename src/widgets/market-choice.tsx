import { useLocation } from 'wouter';
import { MarketSwitcher } from '#design-system/index.ts';
import { cartCount } from '#rules/cart-lines.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import type { Actors } from '../actors/actors.ts';
import { useNavigateTo, useSite, useWithActors } from '../actors/use-actors.ts';
import { layoutText as text, marketNames, marketsInSentence } from '../text/layout.ts';
import { href } from '../routing/href.ts';

const nameOf = (site: Site) => `${marketNames[site]} · ${markets[site].currency}`;
const options = sites.map((site) => ({ value: site, label: nameOf(site) }));

/** The words of the question before another market, for what waits in both. */
export function marketQuestion({ cart }: Pick<Actors, 'cart'>, next: Site) {
  const { count, carts, site } = cart.getSnapshot().context;
  const { title, message, ok, cancel } = text.marketDialog;
  const there = cartCount(carts[next]?.lines ?? []);
  return {
    kind: 'confirm',
    title,
    message: message(marketsInSentence[next], marketsInSentence[site], count, there),
    okLabel: ok,
    cancelLabel: cancel,
  } as const;
}

/** Market and currency. The change is asked about first: prices and stock differ, and each market has a cart of its own. */
export function MarketChoice({ opens }: { opens: 'up' | 'down' }) {
  const withActors = useWithActors();
  const site = useSite();
  const navigateTo = useNavigateTo();
  const [path] = useLocation();

  const change = (next: Site) =>
    withActors((actors) => {
      void actors.ask(marketQuestion(actors, next)).answer.then((isOk) => {
        if (!isOk) return;
        actors.market.send({ type: 'market.choose', market: next });
        if (path === href('/order/checkout')) navigateTo(href('/shopping-cart'));
      });
    });

  return (
    <MarketSwitcher
      legend={text.market}
      summary={nameOf(site)}
      options={options}
      value={site}
      submitLabel={text.marketDialog.ok}
      onSubmit={change}
      opens={opens}
    />
  );
}
