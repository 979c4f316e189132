import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { paymentMethods } from '#src/api/queries/order.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';

interface BackToPaymentProps {
  readonly orderNo: string;
  /** Shown until it is known whether the order still waits to be paid. */
  readonly waiting: ReactNode;
  /** Shown when it does not. */
  readonly children: ReactNode;
}

/** Who comes back to the checkout of an order that waits for payment is taken to its payment. */
export function BackToPayment({ orderNo, waiting, children }: BackToPaymentProps) {
  const shop = useShop();
  const navigateTo = useNavigateTo();
  const { data, isPending } = useQuery(paymentMethods(shop, orderNo, accessKeyOf(store, orderNo)));
  const isUnpaid = data?.status === 'PENDING_PAYMENT';

  useEffect(() => {
    if (isUnpaid) navigateTo(href('/order/payment', { orderNo }), { replace: true });
  }, [isUnpaid, navigateTo, orderNo]);

  return isPending || isUnpaid ? waiting : children;
}
