import { useQuery } from '@tanstack/react-query';
import { Container, SkeletonText } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suInfo } from '#src/api/queries/account.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { Answering } from './parts/su-center/answering.tsx';
import { Benefits } from './parts/su-center/benefits.tsx';
import { EarlyAccess } from './parts/su-center/early-access.tsx';
import { GuestLevel } from './parts/su-center/guest-level.tsx';
import { HowToEarn } from './parts/su-center/how-to-earn.tsx';
import { MemberLevel } from './parts/su-center/member-level.tsx';
import { PointsAccount } from './parts/su-center/points-account.tsx';
import * as styles from './parts/su-center/su-center.css.ts';
import { suCenterText as text } from './text/su-center.ts';

/** The Savvy programme: where a member stands, what that brings, and where the points came from. */
export default function SuCenterPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isResolving) return <LevelSkeleton />;
  return isMember ? (
    <MemberCenter />
  ) : (
    <>
      <div className={styles.top}>
        <GuestLevel />
      </div>
      <Container className={styles.page}>
        <Benefits />
        <EarlyAccess />
        <HowToEarn />
        <Answering />
      </Container>
    </>
  );
}

function MemberCenter() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(suInfo(useShop()));
  if (!data) {
    return error ? (
      <Container className={styles.page}>
        <QueryFailed error={error} retry={refetch} />
      </Container>
    ) : (
      <LevelSkeleton />
    );
  }
  return (
    <>
      <OfflineNote readAt={dataUpdatedAt} />
      <div className={styles.top}>
        <MemberLevel savvy={data} />
      </div>
      <Container className={styles.page}>
        <Benefits level={data.level} />
        <EarlyAccess />
        <PointsAccount />
        <HowToEarn />
        <Answering />
      </Container>
    </>
  );
}

function LevelSkeleton() {
  return (
    <div className={classNames(styles.top, styles.band)}>
      <Container loadingLabel={text.loading}>
        <SkeletonText lines={3} />
      </Container>
    </div>
  );
}
