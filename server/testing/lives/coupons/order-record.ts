import type { Tx } from '#server/db/schema.ts';

/** Writes an order of which nothing matters but that it exists and whether it is paid: the audit of coupons asks for it. */
export async function recordOrder(
  tx: Tx,
  { orderNo, accountId, now }: { readonly orderNo: string; readonly accountId: string; readonly now: number },
): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      ...{ id: orderNo, order_no: orderNo, account_id: accountId, guest_email: null, access_key_hash: null },
      ...{ site: 'US', country: 'US', locale: 'en', currency: 'USD', kind: 'NORMAL', status: 'PENDING_PAYMENT' },
      ...{ payment_status: 'NONE', fulfil_status: 'NONE', after_sale_status: 'NONE' },
      ...{ list_total_amount: 9_000, goods_total_amount: 8_000, shipping_amount: 0, tax_amount: 0, tax_included: 0 },
      ...{ grand_total_amount: 8_000, shipping_address: '{}', billing_address: '{}', shipping_method: 'STANDARD' },
      ...{ shipping_method_name: 'Standard', est_delivery_from: null, est_delivery_to: null, remark: null },
      ...{ client_type: 6, channel: 'WEB', share_code: null, recommend_mark: null, cancel_requested_at: null },
      ...{ placed_time: now, pay_expire_time: now, paid_time: null, release_time: null, shipped_time: null },
      ...{ delivered_time: null, completed_time: null, closed_time: null, close_reason: null },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
}

const states = {
  paid: (now: number) => ({ status: 'PAID', paid_time: now }) as const,
  closed: () => ({ status: 'CLOSED' }) as const,
  refunded: () => ({ status: 'REFUNDED' }) as const,
};

export async function moveOrder(
  tx: Tx,
  { orderNo, to, now }: { readonly orderNo: string; readonly to: keyof typeof states; readonly now: number },
): Promise<void> {
  await tx.updateTable('orders').set(states[to](now)).where('order_no', '=', orderNo).execute();
}
