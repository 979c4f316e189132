import { useQuery } from '@tanstack/react-query';
import { Banner, Button, clockFormat, Inline, Link } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { orderList } from '#src/api/queries/order.ts';
import { centerText } from '../../text/my-center.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { href } from '#src/routing/href.ts';

const text = centerText.next;

/** The one thing worth doing now: an order that waits for its payment. */
export function NextStep() {
  const { data, refetch } = useQuery(orderList(useShop(), { tab: 'TO_PAY', pageSize: 1 }));
  const order = data?.list.find(({ actions }) => actions.includes('PAY'));
  if (!order) return null;
  return (
    <Banner
      tone="brand"
      title={text.title}
      action={
        <Inline gap="m" wrap>
          <Button asChild size="s">
            <Link href={href('/order/payment', { orderNo: order.orderNo })} tone="plain">
              {text.pay}
            </Link>
          </Button>
          <Deadline until={order.payExpireTime} format={clockFormat} label={text.left} onEnd={() => void refetch()} />
        </Inline>
      }
    >
      {text.keep(formatMoney(order.grandTotal))}
    </Banner>
  );
}
