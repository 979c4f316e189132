import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { afterFirstSign } from '#design-system/foundations/first-sign.ts';
import { Button, IconHeart, IconShare, Link, Text } from '#design-system/index.ts';
import { earnedCoins } from '#rules/coins.ts';
import { savvyLevels } from '#rules/savvy-levels.ts';
import { useSite, useWithActors } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suInfo } from '#src/api/queries/account.ts';
import { favourites } from '#src/api/queries/favourites.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { readIntent, writeIntent } from '#src/storage/intents.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useKeep } from '#src/widgets/favourites/use-keep.ts';
import { useShareLink } from '#src/widgets/use-share-link.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { SkuDetail } from '../../parts/choice.ts';
import type * as Compare from './compare-toggle.tsx';
import { Delivery } from './delivery.tsx';
import * as styles from './keep.css.ts';
import { keepText } from './text.ts';

interface KeepAndShareProps {
  readonly spu: string;
  readonly title: string;
  readonly sku: SkuDetail;
}

/** What can be done with a product without buying it, and the coins that buying it earns. */
export function KeepAndShare({ spu, title, sku: { sku, image, price, preorderShipAt } }: KeepAndShareProps) {
  const text = useText(keepText);
  const share = useShareLink();
  return (
    <div className={styles.root}>
      <Favourite spu={spu} />
      <Button tone="quiet" size="s" onClick={() => share({ title, url: window.location.href, copied: text.copied })}>
        <IconShare size={20} />
        {text.share}
      </Button>
      {price && <Delivery sku={sku} isOrderedAhead={preorderShipAt !== undefined} />}
      <LateCompare lamp={{ spu, sku, title, image }} />
      {price && <Earnings amount={price.sale.amount} />}
    </div>
  );
}

/**
 * The heart of a product. A guest logs in first, and the request waits in this browser: it is carried out where the member
 * sees the product again.
 */
function Favourite({ spu }: { spu: string }) {
  const text = useText(keepText);
  const shop = useShop();
  const isMember = shop.member !== null;
  const isOnline = useOnline();
  const withActors = useWithActors();
  const { mutate, isPending, variables } = useKeep();
  const { data } = useQuery({ ...favourites(shop, spu), enabled: isMember });
  const isKept = isPending ? variables.isKept : data?.list.length === 1;

  useEffect(() => {
    if (!isMember || readIntent(store, 'keepFavourite', spu) === null) return;
    writeIntent(store, 'keepFavourite', spu, null);
    mutate({ spu, isKept: true });
  }, [isMember, mutate, spu]);

  const press = () => {
    if (isMember) {
      if (!isPending) mutate({ spu, isKept: !isKept });
      return;
    }
    writeIntent(store, 'keepFavourite', spu, { spu });
    const { pathname, search } = window.location;
    withActors(({ session }) => session.send({ type: 'login.request', path: pathname + search }));
  };
  return (
    <>
      <Button
        tone="quiet"
        size="s"
        flush
        aria-pressed={isKept}
        disabled={!isOnline || (isMember && data === undefined)}
        onClick={press}
      >
        <IconHeart size={20} filled={isKept} />
        {text.favourite}
      </Button>
      {isKept && <Link href={href('/profile', { part: 'favourites' })}>{text.all}</Link>}
    </>
  );
}

/** Comes with the first sign of somebody, with room kept for it; where its code does not come, nothing is missed. */
function LateCompare({ lamp }: ComponentProps<typeof Compare.CompareToggle>) {
  const [compare, setCompare] = useState<typeof Compare>();
  useEffect(
    () =>
      afterFirstSign(() => {
        // A style sheet that is lost is told as a fault of the page.
        if (navigator.onLine) void import('./compare-toggle.tsx').then(setCompare, () => undefined);
      }),
    [],
  );
  return compare && <compare.CompareToggle lamp={lamp} />;
}

/** Coins for one piece at this price, by the level of whoever is here; what a guest sees is the lowest level's. */
function Earnings({ amount }: { amount: number }) {
  const text = useText(keepText);
  const shop = useShop();
  const { data } = useQuery({ ...suInfo(shop), enabled: shop.member !== null });
  const site = useSite();
  const { multiplier } = savvyLevels.find(({ level }) => level === data?.level) ?? savvyLevels[0];
  const coins = earnedCoins(amount, multiplier);
  return coins > 0 ? (
    <Text size="small" tone="muted" numbers>
      {text.earns(coinCount(coins, site))}
    </Text>
  ) : null;
}
