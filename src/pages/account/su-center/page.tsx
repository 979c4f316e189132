import { useQuery } from '@tanstack/react-query';
import { classNames } from '#design-system/foundations/class-names.ts';
import { Container, SectionHeader, SkeletonText, Text } from '#design-system/index.ts';
import { spelled } from '#rules/by-site.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suInfo } from '#src/api/queries/account.ts';
import { href } from '#src/routing/href.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { Answering } from './answering.tsx';
import { Benefits } from './benefits.tsx';
import { EarlyAccess } from './early-access.tsx';
import { GuestLevel } from './guest-level.tsx';
import { MemberLevel } from './member-level.tsx';
import { PointsAccount } from './points-account.tsx';
import * as styles from './su-center.css.ts';
import { suCenterText, suCenterText as text } from './text.ts';

/** What earns points, and how long they count. */
function HowToEarn() {
  const site = useSite();
  const text = suCenterText.earn;
  return (
    <section aria-labelledby="earn">
      <SectionHeader id="earn" title={text.title} link={{ href: href('/prom/point-guide'), label: text.guide }} />
      <ul className={styles.ways}>
        {text.rows(site).map((way) => (
          <li key={way.title} className={styles.way}>
            <p className={styles.wayTitle}>{way.title}</p>
            <Text tone="muted">{spelled(way.text, site)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
  const found = useQuery(suInfo(useShop()));
  return (
    <QueryView query={found} waiting={<LevelSkeleton />} bringsMargins withNote>
      {(savvy) => (
        <>
          <div className={styles.top}>
            <MemberLevel savvy={savvy} />
          </div>
          <Container className={styles.page}>
            <Benefits level={savvy.level} />
            <EarlyAccess />
            <PointsAccount />
            <HowToEarn />
            <Answering />
          </Container>
        </>
      )}
    </QueryView>
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
