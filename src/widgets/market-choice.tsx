import { MarketSwitcher } from '#design-system/index.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import { useSite } from '../actors/use-actors.ts';
import { layoutText as text, marketNames } from '../text/layout.ts';
import { useChooseMarket } from './use-choose-market.ts';

const nameOf = (site: Site) => `${marketNames[site]} · ${markets[site].currency}`;
const options = sites.map((site) => ({ value: site, label: nameOf(site) }));

/** Market and currency. */
export function MarketChoice({ opens }: { opens: 'up' | 'down' | 'inside' }) {
  const site = useSite();
  const choose = useChooseMarket();
  return (
    <MarketSwitcher
      legend={text.market}
      summary={nameOf(site)}
      options={options}
      value={site}
      submitLabel={text.marketDialog.ok}
      onSubmit={choose}
      opens={opens}
    />
  );
}
