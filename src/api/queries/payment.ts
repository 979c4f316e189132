import { queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

export type Payment = components['schemas']['Payment'];

/** The attempt as the server last answered it. The payment machine puts it here; nobody else asks. */
export const currentPayment = (shop: Shop, orderNo: string) =>
  queryOptions<Payment>({ queryKey: shopKey(shop, 'payment', 'current', orderNo), queryFn: skipToken });

/** The newest attempt that failed. Kept apart, because the form for the next try stands under its reason. */
export const failedPayment = (shop: Shop, orderNo: string) =>
  queryOptions<Payment>({ queryKey: shopKey(shop, 'payment', 'failed', orderNo), queryFn: skipToken });

export type RecallRequest = components['schemas']['Recall'];

/** What became of a payment whose shopper comes back from the provider; the signed state is the only ticket. */
export const recalledPayment = (shop: Shop, body: RecallRequest) =>
  queryOptions({
    queryKey: shopKey(shop, 'payment', 'recall', body.paymentNo),
    queryFn: ({ signal }) => unwrap(shop.client.POST('/app-mall/v1/payment/recall', { body, signal })),
    staleTime: 0,
    retry: false,
  });
