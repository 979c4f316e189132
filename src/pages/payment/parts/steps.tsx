import { Banner, Button, Inline, Spinner, Stack, Text } from '#design-system/index.ts';
import { selectAttempt, selectWaitsForShopper } from '#machines/payment/selectors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { MessageBlock } from '#src/widgets/message-block.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './payment.css.ts';
import type { PaymentActor } from './use-payment.ts';

/** After this long a wait deserves a word (ms). */
const longWaitMs = 5_000;

/** The wait for the server's word, with what not to do meanwhile. */
export function Waiting({ children }: { children?: ReactNode }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const { title, body, stillConfirming } = text.confirming;
  return (
    <section aria-busy>
      <div className={styles.wait}>
        <Spinner size={32} />
        <Stack gap="xs">
          <Text size="h4">{title}</Text>
          <div role="status">
            <Text tone="muted">{isLong ? stillConfirming : body}</Text>
          </div>
        </Stack>
        {children}
      </div>
    </section>
  );
}

/** An attempt is with the bank, which either works on it or waits for the shopper. */
export function Confirming({ actor }: { actor: PaymentActor }) {
  return useActorValue(actor, selectWaitsForShopper, false) ? <Unconfirmed actor={actor} /> : <Waiting />;
}

/** The bank waits for the shopper: open it again, or end the attempt. */
export function Unconfirmed({ actor }: { actor: PaymentActor }) {
  const action = useActorValue(actor, selectAttempt, null)?.nextAction?.type;
  const { title, again } = action === 'THREE_DS' ? text.live.closed : text.live.left;
  const banner = useRef<HTMLDivElement>(null);
  // The window that had the focus is gone.
  useEffect(() => banner.current?.focus(), []);
  return (
    <div ref={banner} tabIndex={-1}>
      <Banner
        tone="info"
        action={
          <Inline wrap>
            <Button size="s" onClick={() => actor.send({ type: 'payment.resume' })}>
              {again}
            </Button>
            <Button size="s" tone="outline" onClick={() => actor.send({ type: 'payment.abandon' })}>
              {text.live.cancel}
            </Button>
          </Inline>
        }
      >
        {title}
      </Banner>
    </div>
  );
}

export function Redirecting({ actor }: { actor: PaymentActor }) {
  const { title, body, again, done } = text.redirecting;
  return (
    <section>
      <div className={styles.wait}>
        <Spinner size={32} />
        <Text size="h4">{title}</Text>
        <Text tone="muted">{body}</Text>
        <Inline wrap justify="centre">
          <Button tone="outline" onClick={() => actor.send({ type: 'payment.resume' })}>
            {again}
          </Button>
          <Button tone="quiet" onClick={() => actor.send({ type: 'payment.checkNow' })}>
            {done}
          </Button>
        </Inline>
      </div>
    </section>
  );
}

export function Unknown({ actor }: { actor: PaymentActor }) {
  const { title, body, check } = text.unknown;
  return (
    <Banner
      tone="info"
      title={title}
      action={
        <Button size="s" tone="outline" onClick={() => actor.send({ type: 'payment.checkNow' })}>
          {check}
        </Button>
      }
    >
      {body}
    </Banner>
  );
}

export function Unread({ actor }: { actor: PaymentActor }) {
  const { retry, ...words } = text.unread;
  return <MessageBlock {...words} action={retry} onAction={() => actor.send({ type: 'payment.checkNow' })} />;
}
