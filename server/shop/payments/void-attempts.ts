import { type AttemptEvent, attemptTransition } from '#rules/payment-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { ShopContext } from '#server/shop-context.ts';

export const voidPaymentKind = 'void payment';

export interface VoidPayment {
  readonly providerRef: string;
  readonly paymentNo: string;
}

/**
 * Gives up every live attempt of an order that has been taken, and notifies the provider after the commit. Should the
 * provider have taken the money meanwhile, its report comes as a late payment.
 */
export async function voidAttempts(
  shop: ShopContext,
  tx: Tx,
  orderNo: string,
  { event, except }: { event: Extract<AttemptEvent, 'USER_ABORT' | 'TIMEOUT'>; except?: string },
): Promise<void> {
  const live = await tx
    .selectFrom('payments')
    .select(['payment_no', 'provider_ref', 'status'])
    .where('order_no', '=', orderNo)
    .where('live', '=', 1)
    .execute();
  for (const { payment_no: paymentNo, provider_ref: providerRef, status } of live) {
    if (paymentNo === except) continue;
    await tx
      .updateTable('payments')
      .set({ status: attemptTransition(status, event).status, live: 0, updated_at: shop.clock.now() })
      .where('payment_no', '=', paymentNo)
      .execute();
    if (providerRef === null) continue;
    const payload: VoidPayment = { providerRef, paymentNo };
    await enqueue(shop, tx, voidPaymentKind, payload, { dedupKey: `${voidPaymentKind} ${paymentNo}` });
  }
}
