import { Container } from '#design-system/index.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { orderText } from '#src/text/orders.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { GuestOrders } from './guest-orders.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import type { OrderGateState } from './use-order-gate.ts';

const { title, body } = orderText.locked;

interface OrderGateProps {
  readonly gate: OrderGateState;
  readonly error: Error | null;
  readonly retry: () => unknown;
}

/** Instead of an order that is not there: how to open it, why it failed, or its skeleton. */
export function OrderGate({ gate: { isOpen, isResolving }, error, retry }: OrderGateProps) {
  if (isResolving) return <OrderWaiting />;
  // Unknown, another shopper's, or a link that ran out: the same answer for all of them, and a way on.
  const isLocked = !isOpen || (error instanceof ShopApiError && [401, 403, 404].includes(error.status));
  if (isLocked) return <GuestOrders title={title} lead={body} />;
  if (!error) return <OrderWaiting />;
  return (
    <Container>
      <QueryFailed error={error} retry={retry} />
    </Container>
  );
}
