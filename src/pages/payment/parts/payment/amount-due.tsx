import { useQuery } from '@tanstack/react-query';
import { Accordion, clockFormat, IconClock, Inline, Link, Panel, Price, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { href } from '#src/routing/href.ts';

interface AmountDueProps {
  readonly methods: components['schemas']['PaymentMethods'];
  readonly onExpired: () => void;
}

/** What is to be paid, for what, and how long there is time. */
export function AmountDue({ methods: { orderNo, amount, payExpireTime }, onExpired }: AmountDueProps) {
  const { data: order } = useQuery(orderDetail(useShop(), orderNo, accessKeyOf(store, orderNo)));
  return (
    <Panel as="section" aria-label={text.amount}>
      <Stack gap="m">
        <Inline justify="between" align="start" wrap>
          <Stack gap="xxs">
            <Text size="small" tone="muted">
              {text.amount}
            </Text>
            <Price now={formatMoney(amount)} size="l" />
          </Stack>
          <Stack gap="xxs" align="end">
            <Text size="small" tone="muted">
              {text.timeLeft}
            </Text>
            <Inline gap="xs">
              <IconClock size={20} />
              <Deadline until={payExpireTime} format={clockFormat} label={text.timeLeft} onEnd={onExpired} />
            </Inline>
          </Stack>
        </Inline>
        {order && (
          <Accordion
            items={[
              {
                id: 'payment-items',
                title: `${text.order(orderNo)} · ${text.items(order.lines.reduce((sum, { quantity }) => sum + quantity, 0))}`,
                body: (
                  <Stack gap="xs">
                    {order.lines.map(({ lineId, quantity, title }) => (
                      <Text key={lineId} size="small">
                        {text.each(quantity, title)}
                      </Text>
                    ))}
                    <Link href={href('/order/detail', { orderNo })}>{text.orderLink}</Link>
                  </Stack>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}
