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
  Panel,
  Text,
  VisuallyHidden,
} from '#design-system/index.ts';
import { selectAppliedTheme } from '#machines/theme/selectors.ts';
import { formatMoney } from '#rules/money.ts';
import { useCardFields, type TokenReply } from '#src/actors/payment/card-fields.ts';
import { useActors, useMember } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import type { Payment } from '#src/api/queries/payment.ts';
import { paymentText } from '#src/text/payment.ts';
import { useEffect, useState } from 'react';
import { href } from '#src/routing/href.ts';
import * as styles from './payment.css.ts';
import type { PaymentActor } from './use-payment.ts';

const text = paymentText.card;

interface CardFormProps {
  readonly payment: Payment & { readonly nextAction: { readonly fieldsUrl: string; readonly clientSecret: string } };
  readonly actor: PaymentActor;
  readonly isPaying: boolean;
}

const words: Readonly<Record<Extract<TokenReply, { kind: 'refused' }>['reason'], string>> = {
  invalid_fields: text.incomplete,
  session_over: text.sessionOver,
  unavailable: text.unavailable,
};

/** The provider's card fields and the button that pays. What is wrong in a field is said by the provider's own form. */
export function CardForm({ payment: { orderNo, amount, nextAction }, actor, isPaying }: CardFormProps) {
  const isMember = useMember() !== null;
  const isOnline = useOnline();
  const theme = useActorValue(useActors()?.theme, selectAppliedTheme, 'light');
  const [saveCard, setSaveCard] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { fieldsUrl, clientSecret } = nextAction;
  const fields = useCardFields({ fieldsUrl, clientSecret, theme, onSubmit: () => void pay() });
  const isBusy = isAsking || isPaying;

  const { lock } = fields;
  useEffect(() => lock(isPaying), [lock, isPaying]);

  async function pay() {
    if (isBusy) return;
    setIsAsking(true);
    setProblem(undefined);
    const reply = await fields.tokenise();
    setIsAsking(false);
    if (reply.kind === 'token') {
      actor.send({ type: 'card.tokenised', cardToken: reply.cardToken, saveCard });
      return;
    }
    setProblem(words[reply.reason]);
    if (reply.reason === 'session_over') actor.send({ type: 'payment.abandon' });
  }

  const brand = text.brands[fields.brand];

  return (
    <Panel as="section" aria-labelledby="card-form">
      <Form aria-busy={isBusy} onSubmit={() => void pay()}>
        <Heading level={2} look={4} id="card-form">
          {text.form}
        </Heading>
        <div className={styles.cardFrame}>
          <Frame of="bank" title={text.frame} {...fields.frame} />
        </div>
        <VisuallyHidden>
          <span role="status">
            {brand !== '' && text.brandIs(brand)} {fields.valid && text.complete}
          </span>
        </VisuallyHidden>
        {problem !== undefined && <InlineMessage tone="critical">{problem}</InlineMessage>}
        {isMember && (
          <Checkbox
            label={text.save}
            note={text.saveNote}
            checked={saveCard}
            disabled={isBusy}
            onChange={(event) => setSaveCard(event.target.checked)}
          />
        )}
        <Button type="submit" tone="brand" size="l" block loading={isBusy} disabled={!isOnline || !fields.isConnected}>
          {paymentText.pay(formatMoney(amount))}
        </Button>
        <Inline gap="xs" justify="centre">
          <IconLock size={20} />
          <Text size="small" tone="muted">
            {paymentText.trust}
          </Text>
        </Inline>
        <Link href={href('/order/payment', { orderNo })}>{text.otherWays}</Link>
      </Form>
    </Panel>
  );
}
