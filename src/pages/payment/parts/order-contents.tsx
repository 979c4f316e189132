import { useQuery } from '@tanstack/react-query';
import { CartLineCard, Heading, Inline, Link, Panel, Stack, Text } from '#design-system/index.ts';
import { linePrice } from '#rules/line-price.ts';
import { formatMoney } from '#rules/money.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { totalsText } from '#src/text/totals.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TotalsSummary } from '#src/widgets/totals-summary.tsx';
import { href } from '#src/routing/href.ts';

const billedTo = 'Billing address';
const cancelOrder = 'Cancel order';
const contact = 'Contact us';

/** For what it is paid: the lines of the order, how their sum came about, the address that the checkout asked for, and the ways out. */
export function OrderContents({ orderNo }: { orderNo: string }) {
  const { data: order } = useQuery(orderDetail(useShop(), orderNo, accessKeyOf(store, orderNo)));
  if (!order) return null;
  return (
    <Panel as="section" aria-labelledby="payment-order">
      <Stack gap="l">
        <Inline justify="between" align="baseline" wrap>
          <Heading level={2} look={4} id="payment-order">
            {text.summary}
          </Heading>
          <Link href={href('/order/detail', { orderNo })}>{text.orderLink}</Link>
        </Inline>
        <ul aria-label={text.itemsLabel}>
          {order.lines.map((line) => (
            <li key={line.lineId}>
              <CartLineCard
                headingLevel={3}
                title={line.title}
                href={href('/product-detail', { sku: line.sku })}
                picture={shopPicture(line.image)}
                options={line.options.map(({ value }) => value).join(', ') || undefined}
                price={{ now: formatMoney(linePrice(line)) }}
                unit={text.each(line.quantity, formatMoney(line.unit))}
              />
            </li>
          ))}
        </ul>
        <TotalsSummary totals={order.totals} label={totalsText.total} sum={order.totals.grandTotal} />
        <div>
          <Text size="small" tone="muted">
            {billedTo}
          </Text>
          <Text>{order.billingAddress.join(', ')}</Text>
        </div>
        <Inline gap="l" wrap>
          {order.actions.includes('CANCEL') && <Link href={href('/order/revoke', { orderNo })}>{cancelOrder}</Link>}
          <Link href={href('/support/consultation-center', { tab: 'new', orderNo })}>{contact}</Link>
        </Inline>
      </Stack>
    </Panel>
  );
}
