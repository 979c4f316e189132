import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, clockFormat, Link } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { paymentMethods } from '#src/api/queries/order.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf, readLastOrder } from '#src/storage/orders.ts';
import { Deadline } from '../deadline.tsx';

const text = {
  title: 'You have an unpaid order',
  body: (orderNo: string, amount: string) => `${orderNo}, ${amount}. `,
  left: 'Time left to pay',
  pay: 'Pay now',
} as const;

/** The order that a guest placed last in this browser and has not paid, with the time that is left. */
export function UnpaidOrder() {
  const shop = useShop();
  const [orderNo = ''] = useState(() => readLastOrder(store, shop.site)?.orderNo);
  const accessKey = accessKeyOf(store, orderNo);
  const { data, refetch } = useQuery({
    ...paymentMethods(shop, orderNo, accessKey),
    enabled: shop.member === null && accessKey !== undefined,
  });
  if (data?.status !== 'PENDING_PAYMENT') return null;
  return (
    <Banner
      tone="info"
      title={text.title}
      action={
        <Button asChild size="s">
          <Link href={href('/order/payment', { orderNo })} tone="plain">
            {text.pay}
          </Link>
        </Button>
      }
    >
      {text.body(orderNo, formatMoney(data.amount))}
      <Deadline until={data.payExpireTime} format={clockFormat} label={text.left} onEnd={() => void refetch()} />
    </Banner>
  );
}
