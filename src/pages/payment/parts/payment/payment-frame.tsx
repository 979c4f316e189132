import { Container, Heading, SkeletonForm, Stack } from '#design-system/index.ts';
import type { ReactNode } from 'react';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { href } from '#src/routing/href.ts';

export function PaymentWaiting() {
  return (
    <Container width="narrow" className={styles.page} loadingLabel={text.loading}>
      <SkeletonForm fields={3} />
    </Container>
  );
}

/** Finds the order of the address. A change of order or of person is another payment, with a machine of its own. */
export function OrderOfAddress({ children }: { children: (orderNo: string) => ReactNode }) {
  const orderNo = usePlace().query.get('orderNo');
  const member = useMember();
  if (useIsResolvingSession()) return <PaymentWaiting />;
  if (!orderNo) return <MessagePage {...text.noOrder} href={href('/order/list')} />;
  return <Keyed key={`${orderNo} ${member ?? 'guest'}`}>{children(orderNo)}</Keyed>;
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

export function PaymentFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container width="narrow" className={styles.page}>
      <Stack gap="l">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Container>
  );
}
