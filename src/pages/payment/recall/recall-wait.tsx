import { ArtReceipt, Button, Container, Heading, Inline, Link, Spinner, Stack, Text } from '#design-system/index.ts';
import type { createRecall } from '#src/actors/payment/payment-actor.ts';
import { paymentText } from '#src/text/payment.ts';
import { BackToApp } from '#src/widgets/back-to-app.tsx';
import { useEffect, useState } from 'react';
import { href } from '#src/routing/href.ts';
import * as styles from './recall.css.ts';

interface RecallWaitProps {
  readonly actor: ReturnType<typeof createRecall>['actor'];
  readonly orderNo: string | undefined;
  /** We looked long enough; the shopper need not wait here. */
  readonly isUndecided: boolean;
}

/** After this long a wait deserves a word (ms). */
const longWaitMs = 5_000;

export function RecallWait({ actor, orderNo, isUndecided }: RecallWaitProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const look = () => actor.send({ type: 'page.becameVisible' });
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [actor]);

  const { confirming, unknown, recall, order } = paymentText;
  const line = isUndecided ? unknown.body : isLong ? confirming.stillConfirming : confirming.body;
  return (
    <Container width="medium" className={styles.page} aria-busy={!isUndecided}>
      <Stack gap="l" align="centre">
        {isUndecided ? <ArtReceipt /> : <Spinner size={40} />}
        <Heading level={1} look={2} centred tabIndex={-1}>
          {isUndecided ? unknown.title : recall.title}
        </Heading>
        {orderNo !== undefined && (
          <Text mono tone="muted">
            {order(orderNo)}
          </Text>
        )}
        <div role="status">
          <Text centred tone="muted">
            {line}
          </Text>
        </div>
        {isUndecided && (
          <Inline wrap justify="centre">
            <Button tone="outline" onClick={() => actor.send({ type: 'payment.checkNow' })}>
              {unknown.check}
            </Button>
            <Link href={orderNo === undefined ? href('/order/list') : href('/order/detail', { orderNo })}>
              {unknown.order}
            </Link>
            <BackToApp />
          </Inline>
        )}
      </Stack>
    </Container>
  );
}
