import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Banner } from '#design-system/index.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import type { Payment } from '#src/api/queries/payment.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { wasDeclined } from './last-decline.ts';

/** What the bank says of a card that it does not take, by the codes that providers share. */
const declines: readonly string[] = ['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc'];

interface LastTry {
  readonly title?: string;
  readonly message: string;
  /** What the shopper ended is a fact, not an alarm. */
  readonly tone: 'critical' | 'info';
}

/** How the last try to pay ended, also after a reload; undefined where there was none, or it is not known. */
export function useLastTry(orderNo: string, failed: Pick<Payment, 'failure'> | undefined): LastTry | undefined {
  const { data: order } = useQuery(orderDetail(useShop(), orderNo, accessKeyOf(store, orderNo)));
  const failure = failed?.failure;
  if (failure?.code === 'cancelled') return { message: failure.message, tone: 'info' };
  if (failure) {
    const title = declines.includes(failure.code) ? text.cardDeclined : text.failed;
    return { title, message: failure.message, tone: 'critical' };
  }
  if (!order || !wasDeclined(order.payments)) return undefined;
  return { title: text.cardDeclined, message: text.tryAnother, tone: 'critical' };
}

/** @param isNews the try has ended on this page: what the shopper pressed is gone, and the focus comes here */
export function LastTryBanner({ title, message, tone, isNews = false }: LastTry & { readonly isNews?: boolean }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) banner.current?.focus();
  }, [isNews, message]);
  return (
    <div ref={banner} tabIndex={-1}>
      <Banner tone={tone} title={title}>
        {message}
      </Banner>
    </div>
  );
}
