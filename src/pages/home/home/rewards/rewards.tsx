import { lazy, Suspense } from 'react';
import { Container, RewardStrip } from '#design-system/index.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { rewardsLabel } from './text.ts';
import { GuestRewards } from './guest-rewards.tsx';

const MemberRewards = lazy(() => import('./member-rewards.tsx').then((module) => ({ default: module.MemberRewards })));

/** The coins and coupons of a member, with the check-in of today; to a guest the offer for new members. */
export function Rewards() {
  const isMember = useMember() !== null;
  return (
    <Container>
      {isMember ? (
        <ErrorBoundary quiet onError={remoteLog.pageError}>
          <Suspense fallback={<RewardStrip label={rewardsLabel.member} facts={[]} />}>
            <MemberRewards />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <GuestRewards />
      )}
    </Container>
  );
}
