import { useQuery } from '@tanstack/react-query';
import { Banner, Container, Grid, SkeletonForm, Stack } from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { suInfo, userInfo } from '#src/api/queries/account.ts';
import { centerText as text } from './text/my-center.ts';
import { layoutText } from '#src/text/layout.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountArea, LateTools } from '#src/widgets/account-area/account-area.tsx';
import { dayText } from '#src/widgets/moments.ts';
import { OrderLookupPanel } from '#src/widgets/order-lookup/order-lookup-panel.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { RecentlyViewed } from '#src/widgets/recently-viewed/recently-viewed.tsx';
import { href } from '#src/routing/href.ts';
import { CenterHead, GuestHead } from './parts/my-center/center-head.tsx';
import { NextStep } from './parts/my-center/next-step.tsx';
import { OrderShortcuts } from './parts/my-center/order-shortcuts.tsx';
import { Settings } from './parts/my-center/settings.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { entryHref } from './parts/return-place.ts';

const thisPage = href('/account/my-center');

export default function MyCenterPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isResolving) {
    return (
      <Container className={styles.page}>
        <CenterSkeleton />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <Stack gap="xxl">
        <AccountArea current={thisPage}>
          <Stack gap="l">
            {isMember ? <MemberCenter /> : <GuestCenter />}
            <div className={styles.narrowOnly}>
              <LateTools />
            </div>
          </Stack>
        </AccountArea>
        <RecentlyViewed />
        <Recommended title={text.recommended} scene="CENTER" />
      </Stack>
    </Container>
  );
}

function MemberCenter() {
  const shop = useShop();
  const site = useSite();
  const { data: info, error, refetch, dataUpdatedAt } = useQuery(userInfo(shop));
  const { data: savvy } = useQuery(suInfo(shop));
  if (!info) return error ? <QueryFailed error={error} retry={refetch} /> : <CenterSkeleton />;
  return (
    <Stack gap="l">
      <OfflineNote readAt={dataUpdatedAt} />
      {info.deletionTime !== null && <Banner tone="caution">{text.deletion(dayText(info.deletionTime, site))}</Banner>}
      <CenterHead info={info} savvy={savvy} />
      <NextStep />
      <OrderShortcuts counts={info.counts} />
      <Settings />
    </Stack>
  );
}

function GuestCenter() {
  return (
    <Stack gap="l">
      <GuestHead logIn={entryHref('/account/login', thisPage)} register={entryHref('/account/signUp', thisPage)} />
      <OrderShortcuts counts={undefined} />
      <Grid plan="pairs">
        <OrderLookupPanel />
        <Settings />
      </Grid>
    </Stack>
  );
}

function CenterSkeleton() {
  return (
    <Stack loadingLabel={layoutText.loading}>
      <SkeletonForm />
    </Stack>
  );
}
