import { useLocation } from 'wouter';
import { MarketSwitcher } from '#design-system/index.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import { useNavigateTo, useSite, useWithActors } from '../actors/use-actors.ts';
import { layoutText as text, marketNames, marketsInSentence } from '../text/layout.ts';
import { href } from '../routing/href.ts';

const nameOf = (site: Site) => `${marketNames[site]} · ${markets[site].currency}`;
const options = sites.map((site) => ({ value: site, label: nameOf(site) }));

/** Market and currency. Inside the checkout the change is asked about first: prices and stock differ. */
export function MarketChoice({ opens }: { opens: 'up' | 'down' }) {
  const withActors = useWithActors();
  const site = useSite();
  const navigateTo = useNavigateTo();
  const [path] = useLocation();

  const change = (next: Site) => withActors(({ market }) => market.send({ type: 'market.choose', market: next }));
  const leaveCheckout = (next: Site) => {
    const { title, message, ok, cancel } = text.marketDialog;
    const words = {
      title,
      message: message(marketsInSentence[next], marketsInSentence[site]),
      okLabel: ok,
      cancelLabel: cancel,
    };
    const leave = () => {
      change(next);
      navigateTo(href('/shopping-cart'));
    };
    withActors(({ ask }) => void ask({ kind: 'confirm', ...words }).answer.then((isOk) => isOk && leave()));
  };
  const choose = (next: Site) => {
    if (next === site) return;
    if (path === href('/order/checkout')) leaveCheckout(next);
    else change(next);
  };

  return (
    <MarketSwitcher
      legend={text.market}
      summary={nameOf(site)}
      options={options}
      value={site}
      onChange={choose}
      opens={opens}
    />
  );
}
