import {
  Button,
  Form,
  IconBank,
  IconBolt,
  IconCard,
  IconLock,
  Inline,
  Panel,
  RadioCards,
  Text,
} from '#design-system/index.ts';
import type { PaymentMethodChoice } from '#machines/payment/types.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { useState } from 'react';

type Methods = components['schemas']['PaymentMethods'];

interface MethodFormProps {
  readonly methods: Methods;
  /** Chosen in the checkout. */
  readonly wanted: string | null;
  readonly isStarting: boolean;
  readonly onPay: (choice: PaymentMethodChoice) => void;
}

const icons = { CARD: <IconCard />, REDIRECT_BANK: <IconBank />, WALLET_REDIRECT: <IconBolt /> };
/** A saved card is a choice of its own; its value names it. */
const savedPrefix = 'SAVED ';

function firstChoice({ list, savedCards }: Methods, wanted: string | null): string | undefined {
  const open = list.filter(({ available }) => available);
  const card = savedCards.find(({ isDefault }) => isDefault) ?? savedCards[0];
  if (wanted === null && card) return savedPrefix + card.id;
  return (open.find(({ method }) => method === wanted) ?? open[0])?.method;
}

export function MethodForm({ methods, wanted, isStarting, onPay }: MethodFormProps) {
  const { list, savedCards, amount } = methods;
  const [chosen, setChosen] = useState(() => firstChoice(methods, wanted));
  const isOnline = useOnline();
  const hasSaved = savedCards.length > 0;

  const pay = () => {
    if (chosen === undefined || isStarting) return;
    const saved = chosen.startsWith(savedPrefix) ? chosen.slice(savedPrefix.length) : null;
    onPay({ method: saved === null ? chosen : 'CARD', savedCardId: saved });
  };

  return (
    <Panel as="section" aria-label={text.methods}>
      <Form gap="l" aria-busy={isStarting} onSubmit={pay}>
        <RadioCards
          legend={text.methods}
          value={chosen}
          onChange={setChosen}
          options={[
            ...savedCards.map(({ id, brand, last4, expMonth, expYear }) => ({
              value: savedPrefix + id,
              label: text.savedCard(brandName(brand), last4),
              note: text.expires(expMonth, expYear),
              end: <IconCard />,
            })),
            ...list.map(({ method, label, text: words, available, why }) => ({
              value: method,
              label: method === 'CARD' && hasSaved ? text.newCard : label,
              note: available ? words : why,
              end: icons[method],
              disabled: !available,
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
        <Inline gap="xs" justify="centre">
          <IconLock size={20} />
          <Text size="small" tone="muted">
            {text.trust}
          </Text>
        </Inline>
      </Form>
    </Panel>
  );
}

function brandName(brand: string): string {
  const names: Readonly<Record<string, string>> = text.card.brands;
  return (Object.hasOwn(names, brand) ? names[brand] : undefined) || brand;
}
