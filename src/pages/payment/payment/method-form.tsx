import {
  Button,
  Form,
  IconBank,
  IconBolt,
  IconCard,
  IconLock,
  Inline,
  RadioCards,
  Text,
} from '#design-system/index.ts';
import { selectChosen } from '#machines/payment/selectors.ts';
import type { PaymentMethodChoice } from '#machines/payment/types.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { CardMarks } from '../parts/card-marks.tsx';
import type { PaymentActor } from '../parts/use-payment.ts';

type Methods = components['schemas']['PaymentMethods'];

interface MethodFormProps {
  readonly methods: Methods;
  readonly actor: PaymentActor;
  readonly isStarting: boolean;
}

const icons = { CARD: <IconCard />, REDIRECT_BANK: <IconBank />, WALLET_REDIRECT: <IconBolt /> };
/** A saved card is a choice of its own; its value names it. */
const savedPrefix = 'SAVED ';

function valueOf(choice: PaymentMethodChoice | null): string | undefined {
  return choice?.savedCardId ? savedPrefix + choice.savedCardId : choice?.method;
}

function choiceOf(value: string): PaymentMethodChoice {
  if (!value.startsWith(savedPrefix)) return { method: value, savedCardId: null };
  return { method: 'CARD', savedCardId: value.slice(savedPrefix.length) };
}

export function MethodForm({ methods, actor, isStarting }: MethodFormProps) {
  const { list, savedCards, amount } = methods;
  const chosen = valueOf(useActorValue(actor, selectChosen, null));
  const isOnline = useOnline();
  const hasSaved = savedCards.length > 0;

  return (
    <section aria-label={text.methods}>
      <Form gap="l" aria-busy={isStarting} onSubmit={() => actor.send({ type: 'payment.pay' })}>
        <RadioCards
          legend={text.methods}
          value={chosen}
          onChange={(value) => actor.send({ type: 'method.chosen', choice: choiceOf(value) })}
          options={[
            ...savedCards.map(({ id, brand, last4, expMonth, expYear }) => ({
              value: savedPrefix + id,
              label: text.savedCard(brandName(brand), last4),
              note: text.expires(expMonth, expYear),
              end: <IconCard />,
            })),
            ...list
              .filter(({ available }) => available)
              .map(({ method, label, text: words }) => ({
                value: method,
                label: method === 'CARD' && hasSaved ? text.newCard : label,
                note: method === 'CARD' ? <CardMarks words={words} /> : words,
                end: icons[method],
              })),
          ]}
        />
        <Button
          type="submit"
          tone="brand"
          size="l"
          block
          loading={isStarting}
          disabled={!isOnline || chosen === undefined}
        >
          {chosen === 'CARD' ? text.toCard : text.pay(formatMoney(amount))}
        </Button>
        <Inline gap="xs">
          <IconLock size={20} />
          <Text size="small" tone="muted">
            {text.trust}
          </Text>
        </Inline>
      </Form>
    </section>
  );
}

function brandName(brand: string): string {
  const names: Readonly<Record<string, string>> = text.card.brands;
  return (Object.hasOwn(names, brand) ? names[brand] : undefined) || brand;
}
