import { InlineMessage } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney, sumMoney } from '#rules/money.ts';
import { orderText } from '#src/text/orders.ts';
import { isHeld } from '#src/widgets/order-state/is-held.ts';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];

/** That the bank of the shopper disputes the payment, and what waits for its decision; nothing once it has decided. */
export function DisputeNote({ disputes = [], status }: Pick<Order, 'disputes' | 'status'>) {
  const text = useText(orderText.dispute);
  const amounts = disputes.filter((dispute) => dispute.status === 'OPEN').map(({ amount }) => amount);
  const [first] = amounts;
  if (!first) return null;
  const amount = formatMoney(sumMoney(amounts, first.currency));
  return (
    <InlineMessage tone="caution">
      {isHeld({ disputes, status }) ? text.unsent(amount) : text.sent(amount)}
    </InlineMessage>
  );
}
