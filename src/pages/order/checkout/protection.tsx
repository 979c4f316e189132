import { lazy, Suspense, useState } from 'react';
import { Button, Checkbox, Stack, Text } from '#design-system/index.ts';
import { selectChoices } from '#machines/checkout/selectors.ts';
import { formatMoney } from '#rules/money.ts';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { checkoutText } from './text.ts';

const ProtectionTerms = lazy(() =>
  import('#src/widgets/protection/protection-terms.tsx').then((module) => ({ default: module.ProtectionTerms })),
);

interface ProtectionProps {
  readonly quote: Quote | undefined;
  readonly actor: CheckoutActor;
}

/** Protection of the parcel, which nobody has without choosing it, unless it is free. */
export function Protection({ quote, actor }: ProtectionProps) {
  const text = useText(checkoutText.protection);
  const chosen = useActorValue(actor, (snapshot) => selectChoices(snapshot)['protection'], undefined);
  const [isOpen, setIsOpen] = useState(false);
  if (!quote?.protection.offered) return null;
  const { free, fee } = quote.protection;
  return (
    <Stack gap="none" align="start">
      {free ? (
        <Text>{text.free}</Text>
      ) : (
        <Checkbox
          label={`${text.label} · ${formatMoney(fee)}`}
          note={text.note}
          checked={chosen === true}
          onChange={({ target }) => actor.send({ type: 'checkout.edit', choices: { protection: target.checked } })}
        />
      )}
      <Button tone="quiet" size="s" flush onClick={() => setIsOpen(true)}>
        {text.terms}
      </Button>
      {isOpen && (
        <ErrorBoundary onError={remoteLog.pageError}>
          <Suspense fallback={null}>
            <ProtectionTerms onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}
