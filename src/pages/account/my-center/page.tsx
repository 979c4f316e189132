import { Container, Stack } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import * as styles from '#src/widgets/page.css.ts';
import { CenterHeadSkeleton } from './center-head.tsx';
import { GuestCenter } from './guest-center.tsx';
import { LastOrderSkeleton } from './last-order-skeleton.tsx';
import { LateMoreLights } from './late-below.tsx';
import { MemberCenter } from './member-center.tsx';

export default function MyCenterPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isResolving) {
    return (
      <Container className={styles.page}>
        <Stack gap="l">
          <CenterHeadSkeleton />
          <LastOrderSkeleton />
        </Stack>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <Stack gap="xxl">
        {isMember ? <MemberCenter /> : <GuestCenter />}
        <LateMoreLights />
      </Stack>
    </Container>
  );
}
