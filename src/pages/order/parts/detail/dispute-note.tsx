import { InlineMessage } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney, sumMoney } from '#rules/money.ts';
import { orderText } from '#src/text/orders.ts';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];

const unsent: readonly Order['status'][] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED'];

/** That the bank of the shopper disputes the payment, and what waits for its decision; nothing once it has decided. */
export function DisputeNote({ disputes = [], status }: Pick<Order, 'disputes' | 'status'>) {
  const text = useText(orderText.dispute);
  const amounts = disputes.filter((dispute) => dispute.status === 'OPEN').map(({ amount }) => amount);
  const [first] = amounts;
  if (!first) return null;
  const amount = formatMoney(sumMoney(amounts, first.currency));
  return (
    <InlineMessage tone="caution">{unsent.includes(status) ? text.unsent(amount) : text.sent(amount)}</InlineMessage>
  );
}
