import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Container, Grid, Heading, Inline, SkeletonForm, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { layoutText } from '#src/text/layout.ts';
import { profileText as text } from './text/profile.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountArea, LateOtherPlaces } from '#src/widgets/account-area/account-area.tsx';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { LogOut } from '#src/widgets/log-out.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { href } from '#src/routing/href.ts';
import { AvatarSetting } from './parts/profile/avatar-setting.tsx';
import { DataExport } from './parts/profile/data-export.tsx';
import { Deletion } from './parts/profile/deletion.tsx';
import { DeletionAhead } from './parts/profile/deletion-ahead.tsx';
import { PasswordForm } from './parts/profile/password-form.tsx';
import { Person } from './parts/profile/person.tsx';
import { ShopSettings } from './parts/profile/shop-settings.tsx';
import { Topics } from './parts/profile/topics.tsx';

const Sessions = lazy(() => import('./parts/profile/sessions.tsx').then((module) => ({ default: module.Sessions })));

/** The member, what the shop keeps of them, and the ways to change or end it. */
export default function ProfilePage() {
  const { data: info, error, refetch, dataUpdatedAt } = useQuery(userInfo(useShop()));
  if (!info) return error ? <QueryFailed error={error} retry={refetch} /> : <Waiting />;
  return (
    <Container className={styles.page}>
      <AccountArea current={href('/profile')}>
        <Stack gap="l">
          <Inline justify="between" align="end" wrap>
            <Stack gap="xxs">
              <Heading level={1} tabIndex={-1}>
                {text.title}
              </Heading>
              <Text tone="muted">{text.lead}</Text>
            </Stack>
            <LogOut />
          </Inline>
          <OfflineNote readAt={dataUpdatedAt} />
          {info.deletionTime !== null && <DeletionAhead time={info.deletionTime} />}
          <Grid plan="pairs">
            <Stack gap="m">
              <Person info={info} />
              <AvatarSetting info={info} />
              <ShopSettings info={info} />
              <DataExport />
            </Stack>
            <Stack gap="m">
              <Topics />
              <PasswordForm />
              <ErrorBoundary>
                <Suspense fallback={<SkeletonText lines={4} />}>
                  <Sessions />
                </Suspense>
              </ErrorBoundary>
              {info.deletionTime === null && <Deletion />}
            </Stack>
          </Grid>
          <div className={styles.narrowOnly}>
            <LateOtherPlaces />
          </div>
          <Text size="small" tone="muted">
            {text.version(store.read(stored.appVersion))}
          </Text>
        </Stack>
      </AccountArea>
    </Container>
  );
}

function Waiting() {
  return (
    <Container className={styles.page}>
      <Stack loadingLabel={layoutText.loading}>
        <SkeletonForm />
      </Stack>
    </Container>
  );
}
