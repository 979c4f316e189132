import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ArtNothingKept,
  Button,
  Container,
  EmptyState,
  Heading,
  Inline,
  Link,
  SkeletonText,
  Stack,
  Text,
  Wallet,
} from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { nextOf, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { AccountArea } from '#src/widgets/account-area/account-area.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as layout from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { SignedOut } from '#src/widgets/signed-out.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { CodeForm } from './code-form.tsx';
import { WalletLine, WalletSlip } from './wallet-coupon.tsx';
import { couponWallet, type WalletTab } from '../parts/queries.ts';
import { couponPagesText } from '../parts/text.ts';

const tabs = ['UNUSED', 'USED', 'EXPIRED'] as const;

/** The coupons of a member; what ends first lies on top. */
export default function CouponListPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (!isMember && !isResolving) {
    return (
      <Container className={layout.page}>
        <SignedOut />
      </Container>
    );
  }
  return (
    <Container className={layout.page}>
      <AccountArea current={href('/coupon/list')}>{isMember ? <Coupons /> : <Waiting />}</AccountArea>
    </Container>
  );
}

const Waiting = () => <TextSkeleton label={couponPagesText.list.loading} lines={6} />;

function Coupons() {
  const text = useText(couponPagesText).list;
  const { query } = usePlace();
  const navigateTo = useNavigateTo();
  const focusAfter = useFocusAfter();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'UNUSED';
  const found = useInfiniteQuery(couponWallet(useShop(), tab));
  const { data, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  const [first] = data?.pages ?? [];
  // Nothing that can be pressed stands below what is still to come; later another tab waits in its own panel.
  const [wasShown, setWasShown] = useState(false);
  if (!wasShown && (data !== undefined || found.isError)) setWasShown(true);
  const coupons = data?.pages.flatMap(({ list }) => list) ?? [];
  const countOf = { UNUSED: first?.counts.unused, USED: first?.counts.used, EXPIRED: first?.counts.expired };
  const showMore = () => {
    focusAfter(nextOf(() => document.querySelectorAll<HTMLElement>('[role="tabpanel"] > ul > li')));
    void fetchNextPage();
  };
  if (!wasShown) return <Waiting />;
  return (
    <Stack gap="m">
      <Heading level={1} tabIndex={-1}>
        {text.title}
      </Heading>
      <Inline gap="m" wrap>
        <Link href={href('/coupon/center')}>{text.toCenter}</Link>
        <Link href={href('/coupon/rule')}>{text.toRules}</Link>
      </Inline>
      <OfflineNote readAt={dataUpdatedAt} />
      {first !== undefined && first.expiringSoon > 0 && <Text tone="muted">{text.soon(first.expiringSoon)}</Text>}
      <Wallet
        label={text.tabsLabel}
        value={tab}
        onChange={(next) => navigateTo(hrefOf(next), { replace: true })}
        sections={tabs.map((value) => ({
          value,
          label: text.tabs[value],
          count: countOf[value],
          look: value === 'UNUSED' ? 'slips' : 'rows',
          coupons:
            value === tab
              ? coupons.map((coupon) => ({
                  id: coupon.couponId,
                  coupon:
                    tab === 'UNUSED' ? (
                      <WalletSlip coupon={coupon} now={dataUpdatedAt} />
                    ) : (
                      <WalletLine coupon={coupon} />
                    ),
                }))
              : [],
          empty: (
            <QueryView query={found} waiting={<SkeletonText lines={6} />}>
              {() => <NoCoupons tab={tab} />}
            </QueryView>
          ),
        }))}
        entry={
          <Stack gap="l">
            {hasNextPage && (
              <Button tone="outline" loading={isFetchingNextPage} onClick={showMore}>
                {text.more}
              </Button>
            )}
            <CodeForm />
          </Stack>
        }
      />
    </Stack>
  );
}

const hrefOf = (tab: WalletTab) => href('/coupon/list', { tab: tab === 'UNUSED' ? undefined : tab });

function NoCoupons({ tab }: { readonly tab: WalletTab }) {
  const text = useText(couponPagesText).list;
  return (
    <EmptyState
      art={<ArtNothingKept />}
      title={text.empty[tab].title}
      body={text.empty[tab].body}
      actions={
        <Button asChild tone="outline">
          <Link href={href('/coupon/center')} tone="plain">
            {text.toCenter}
          </Link>
        </Button>
      }
    />
  );
}
