import { lazy, Suspense, useState } from 'react';
import { Button, Inline, ScreenOnly, SpecList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderText } from '#src/text/orders.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { useOrderCommands } from '../parts/use-order-commands.ts';

type Order = components['schemas']['Order'];

const ProtectionTerms = lazy(() =>
  import('#src/widgets/protection/protection-terms.tsx').then((module) => ({ default: module.ProtectionTerms })),
);

interface OrderProtectionProps {
  readonly order: Order;
  readonly access: string | undefined;
}

/** The protection of an order with what it cost, and the way to take it out. Nothing where there is none. */
export function OrderProtection({ order, access }: OrderProtectionProps) {
  const { orderNo, protection } = order;
  const text = useText(orderText.protection);
  const ask = useAsk();
  const isOnline = useOnline();
  const { removeProtection } = useOrderCommands(access);
  const [isOpen, setIsOpen] = useState(false);
  const { state, fee, removable, refund = fee } = protection;
  if (state === 'NONE') return null;

  const remove = async () => {
    const { title, ok, cancel, message } = text.dialog;
    const isOk = await ask({
      kind: 'confirm',
      title,
      message: message(formatMoney(refund)),
      okLabel: ok,
      cancelLabel: cancel,
    });
    if (isOk) removeProtection.mutate(orderNo);
  };
  return (
    <TitledSection title={text.title}>
      <SpecList
        items={[
          {
            name: text.state[state],
            value: (
              <Text as="span" numbers>
                {fee.amount === 0 ? text.free : formatMoney(fee)}
              </Text>
            ),
          },
        ]}
      />
      <ScreenOnly>
        <Inline gap="m" wrap>
          <Button tone="quiet" flush onClick={() => setIsOpen(true)}>
            {text.terms}
          </Button>
          {removable && (
            <Button
              tone="quiet"
              flush
              loading={removeProtection.isPending}
              disabled={!isOnline}
              onClick={() => void remove()}
            >
              {text.remove}
            </Button>
          )}
        </Inline>
      </ScreenOnly>
      {isOpen && (
        <ErrorBoundary onError={remoteLog.pageError}>
          <Suspense fallback={null}>
            <ProtectionTerms onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </TitledSection>
  );
}
