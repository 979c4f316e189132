import { IconBank, IconBolt, IconCard, InlineMessage, RadioCards, SkeletonText, Text } from '#design-system/index.ts';
import { selectPayMethod } from '#machines/checkout/selectors.ts';
import { formatMoney } from '#rules/money.ts';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { checkoutText } from './text.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import type { ReactNode } from 'react';
import { useText } from '#src/widgets/use-text.ts';

type Method = Quote['shippingOptions'][number]['code'];

const icons = { CARD: <IconCard />, REDIRECT_BANK: <IconBank />, WALLET_REDIRECT: <IconBolt /> };

interface DeliveryProps {
  readonly quote: Quote | undefined;
  /** The shopper's own choice, ahead of the quote for it. */
  readonly chosen: unknown;
  readonly onChoose: (method: Method) => void;
  /** What else there is to say to who delivers. */
  readonly children: ReactNode;
}

export function Delivery({ quote, chosen, onChoose, children }: DeliveryProps) {
  const text = useText(checkoutText.delivery);
  const site = useSite();
  return (
    <TitledSection title={text.title}>
      {quote === undefined ? (
        <SkeletonText lines={2} />
      ) : quote.shippingOptions.length === 0 ? (
        <InlineMessage tone="critical">{text.none}</InlineMessage>
      ) : (
        <RadioCards
          legend={text.choose}
          legendHidden
          value={quote.shippingOptions.find(({ code }) => code === chosen)?.code ?? quote.shippingMethod ?? undefined}
          onChange={onChoose}
          options={quote.shippingOptions.map(({ code, name, price, estFrom, estTo }) => ({
            value: code,
            label: name,
            note: deliveryDates(estFrom, estTo, site),
            end: price.amount === 0 ? text.free : formatMoney(price),
          }))}
        />
      )}
      {children}
    </TitledSection>
  );
}

export function PayMethods({ quote, actor }: { quote: Quote | undefined; actor: CheckoutActor }) {
  const text = checkoutText.payment;
  const payMethod = useActorValue(actor, selectPayMethod, 'CARD');
  return (
    <TitledSection title={text.title}>
      {quote === undefined ? (
        <SkeletonText lines={3} />
      ) : quote.totals.grandTotal.amount === 0 ? (
        <Text tone="muted">{text.nothing}</Text>
      ) : (
        <RadioCards
          legend={text.choose}
          legendHidden
          value={payMethod}
          onChange={(method) => actor.send({ type: 'payMethod.chosen', payMethod: method })}
          options={quote.payMethods
            .filter(({ available }) => available)
            .map(({ method, label, text: words }) => ({ value: method, label, note: words, end: icons[method] }))}
        />
      )}
    </TitledSection>
  );
}
