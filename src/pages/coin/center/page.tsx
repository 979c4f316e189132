import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Container, Link, SkeletonText } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { coinSummary } from '#src/api/queries/coin.ts';
import { dollMachineView } from '#src/api/queries/doll-machine.ts';
import { href } from '#src/routing/href.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { BalanceHead } from './balance-head.tsx';
import { Exchange } from './exchange.tsx';
import { GuestCoins } from './guest-coins.tsx';
import { Tasks } from './tasks.tsx';
import * as styles from '../parts/coin-page.css.ts';
import { coinCenterText as text } from '../parts/coin-center-text.ts';

// With its machine, which would weigh on the first load; the balance is read meanwhile.
const CheckIn = lazy(() => import('./check-in.tsx').then((module) => ({ default: module.CheckIn })));

const waitingStrip = (
  <div className={styles.strip}>
    <SkeletonText lines={4} />
  </div>
);

/** What a member has collected, what earns more today and what it becomes. */
export default function CoinCenterPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  return (
    <Container className={styles.page}>
      {isResolving ? (
        <TextSkeleton label={text.loading} lines={6} />
      ) : isMember ? (
        <MemberCoins />
      ) : (
        <>
          <GuestCoins />
          <Earning balance={undefined} />
        </>
      )}
    </Container>
  );
}

function MemberCoins() {
  const found = useQuery(coinSummary(useShop()));
  return (
    <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={6} />} withNote>
      {(summary) => (
        <>
          <BalanceHead summary={summary} />
          <ErrorBoundary onError={remoteLog.pageError}>
            <Suspense fallback={waitingStrip}>
              <CheckIn streak={summary.streak} />
            </Suspense>
          </ErrorBoundary>
          <Earning balance={summary.balance} />
        </>
      )}
    </QueryView>
  );
}

function Earning({ balance }: { balance: number | undefined }) {
  const { data } = useQuery(dollMachineView(useShop()));
  return (
    <>
      <div className={styles.columns}>
        <Tasks />
        <Exchange balance={balance} />
      </div>
      {data?.machine && <Link href={href('/prom/doll-machine')}>{text.dollMachine}</Link>}
    </>
  );
}
