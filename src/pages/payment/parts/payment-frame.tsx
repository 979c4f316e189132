import { Container, Heading, SkeletonForm, Stack } from '#design-system/index.ts';
import type { ReactNode } from 'react';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { PurchaseSteps } from '#src/widgets/purchase-steps.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import * as columns from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import { href } from '#src/routing/href.ts';

export function PaymentWaiting() {
  return (
    <Container className={styles.page} loadingLabel={text.loading}>
      <div className={columns.formWidth}>
        <SkeletonForm fields={3} />
      </div>
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

interface PaymentFrameProps {
  readonly title: string;
  /** What is to be paid; left out where it could not be read. */
  readonly amount?: ReactNode;
  /** For what it is paid, at the side. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The amount and the way to pay it, beside what is paid for. */
export function PaymentFrame({ title, amount, aside, children }: PaymentFrameProps) {
  return (
    <Container className={styles.page}>
      <div className={columns.withSummary}>
        <Stack gap="xl">
          <Stack gap="l">
            <Stack gap="xs">
              <Heading level={1} look={3} tabIndex={-1}>
                {title}
              </Heading>
              <PurchaseSteps current="payment" />
            </Stack>
            {amount}
          </Stack>
          <Stack gap="l">{children}</Stack>
        </Stack>
        {aside !== undefined && <div className={columns.beside}>{aside}</div>}
      </div>
    </Container>
  );
}
