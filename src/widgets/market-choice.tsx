import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { MarketSwitcher } from '#design-system/index.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import { useNavigateTo, useSite, useTell } from '../actors/hooks.ts';
import { layoutText as text, marketNames } from '../text/layout.ts';

const ConfirmDialog = lazy(() =>
  import('#design-system/components/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

const nameOf = (site: Site) => `${marketNames[site]} · ${markets[site].currency}`;
const options = sites.map((site) => ({ value: site, label: nameOf(site) }));

/** Market and currency. Inside the checkout the change is asked about first: prices and stock differ. */
export function MarketChoice({ opens }: { opens: 'up' | 'down' }) {
  const tell = useTell();
  const site = useSite();
  const navigateTo = useNavigateTo();
  const [path] = useLocation();
  const [asked, setAsked] = useState<Site>();

  const change = (next: Site) => tell(({ market }) => market.send({ type: 'market.choose', market: next }));
  const choose = (next: Site) => {
    if (next === site) return;
    if (path === '/order/checkout') setAsked(next);
    else change(next);
  };
  const leaveCheckout = (next: Site) => {
    setAsked(undefined);
    change(next);
    navigateTo('/shopping-cart');
  };

  return (
    <>
      <MarketSwitcher
        legend={text.market}
        summary={nameOf(site)}
        options={options}
        value={site}
        onChange={choose}
        opens={opens}
      />
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={text.marketDialog.title}
            message={text.marketDialog.message(marketNames[asked], marketNames[site])}
            okLabel={text.marketDialog.ok}
            cancelLabel={text.marketDialog.cancel}
            onOk={() => leaveCheckout(asked)}
            onCancel={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
