import {
  Button,
  Checkbox,
  Form,
  Frame,
  Heading,
  IconLock,
  Inline,
  InlineMessage,
  Link,
  Text,
  VisuallyHidden,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useCardFields, type TokenReply } from '#src/actors/payment/card-fields.ts';
import { useAppliedTheme } from '#src/actors/theme/use-applied-theme.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import type { Payment } from '#src/api/queries/payment.ts';
import { useForm } from '#src/forms/use-form.ts';
import { paymentText } from '#src/text/payment.ts';
import { useEffect, type ReactNode } from 'react';
import { href } from '#src/routing/href.ts';
import { CardMarks } from '../parts/card-marks.tsx';
import * as styles from '../parts/payment.css.ts';
import type { PaymentActor } from '../parts/use-payment.ts';

const text = paymentText.card;

interface CardFormProps {
  readonly payment: Payment & { readonly nextAction: { readonly fieldsUrl: string; readonly clientSecret: string } };
  readonly actor: PaymentActor;
  readonly isPaying: boolean;
  /** How the last try ended: where the thumb is. */
  readonly note?: ReactNode;
}

type Reason = Extract<TokenReply, { kind: 'refused' }>['reason'];

const messages: Readonly<Record<Reason, string>> = {
  invalid_fields: text.incomplete,
  session_over: text.sessionOver,
  unavailable: text.unavailable,
};

/** The provider gave no token for the card. */
class CardRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(messages[reason]);
    this.reason = reason;
  }
}

/** The provider's card fields and the button that pays. What is wrong in a field is said by the provider's own form. */
export function CardForm({ payment: { orderNo, amount, nextAction }, actor, isPaying, note }: CardFormProps) {
  const isMember = useMember() !== null;
  const isOnline = useOnline();
  const theme = useAppliedTheme();
  const { fieldsUrl, clientSecret } = nextAction;
  const card = useCardFields({ fieldsUrl, clientSecret, theme, onSubmit: () => pay() });
  const form = useForm({
    ids: {},
    initial: { saveCard: false },
    send: async () => {
      const reply = await card.tokenise();
      if (reply.kind === 'refused') throw new CardRefused(reply.reason);
      return reply.cardToken;
    },
    onSent: (cardToken, { saveCard }) => actor.send({ type: 'card.tokenised', cardToken, saveCard }),
    onFailed: (error) => {
      if (error instanceof CardRefused && error.reason === 'session_over') actor.send({ type: 'payment.abandon' });
    },
  });
  const isBusy = form.isSending || isPaying;

  const { lock } = card;
  useEffect(() => lock(isPaying), [lock, isPaying]);

  // Enter in a field of the provider submits the form like its button.
  function pay() {
    if (!isPaying) form.submit();
  }

  const brand = text.brands[card.brand];

  return (
    <section aria-labelledby="card-form">
      <Form aria-busy={isBusy} onSubmit={pay}>
        <Inline justify="between" align="centre">
          <Heading level={2} look={4} id="card-form">
            {text.form}
          </Heading>
          <CardMarks />
        </Inline>
        <div className={styles.cardFrame} aria-busy={!card.isConnected}>
          <Frame of="bank" title={text.frame} {...card.frame} />
        </div>
        <VisuallyHidden>
          <span role="status">
            {brand !== '' && text.brandIs(brand)} {card.valid && text.complete}
          </span>
        </VisuallyHidden>
        {!isBusy && note}
        {form.failure !== undefined && <InlineMessage tone="critical">{form.failure}</InlineMessage>}
        {isMember && <Checkbox label={text.save} note={text.saveNote} disabled={isBusy} {...form.flag('saveCard')} />}
        <Button type="submit" tone="brand" size="l" block loading={isBusy} disabled={!isOnline || !card.isConnected}>
          {paymentText.pay(formatMoney(amount))}
        </Button>
        <Inline gap="xs">
          <IconLock size={20} />
          <Text size="small" tone="muted">
            {paymentText.trust}
          </Text>
        </Inline>
        <Link href={href('/order/payment', { orderNo })}>{text.otherWays}</Link>
      </Form>
    </section>
  );
}
