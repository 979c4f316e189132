import type { Db } from '#server/db/schema.ts';

/** The orders of a member, and those a guest placed with the same confirmed email, with all that hangs on them. */
export async function heldOrders(db: Db, { accountId, email }: { accountId: string; email: string }) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([row('account_id', '=', accountId), row('guest_email', '=', email)]))
    .orderBy('placed_time')
    .execute();
  const numbers = ['', ...orders.map(({ order_no }) => order_no)];
  const [lines, events, shipments, payments, refunds, disputes, withdrawals, invoices] = await Promise.all([
    db
      .selectFrom('order_lines')
      .select(['order_no', 'sku', 'title', 'options', 'quantity', 'unit_amount', 'line_total_amount', 'currency'])
      .where('order_no', 'in', numbers)
      .execute(),
    db
      .selectFrom('order_events')
      .select(['order_no', 'time', 'type', 'actor', 'data'])
      .where('order_no', 'in', numbers)
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('shipments')
      .select(['order_no', 'carrier_name', 'tracking_no', 'status', 'delivered_time'])
      .where('order_no', 'in', numbers)
      .execute(),
    db
      .selectFrom('payments')
      .select(['order_no', 'payment_no', 'method', 'amount', 'currency', 'status', 'card_brand', 'card_last4'])
      .select(['card_exp_month', 'card_exp_year', 'billing_address', 'risk_session', 'settled_time', 'created_at'])
      .where('order_no', 'in', numbers)
      .execute(),
    db
      .selectFrom('refunds')
      .select(['order_no', 'refund_no', 'amount', 'currency', 'status', 'reason', 'settled_time'])
      .where('order_no', 'in', numbers)
      .execute(),
    db
      .selectFrom('disputes')
      .select(['order_no', 'payment_no', 'amount', 'currency', 'status', 'reason', 'opened_time', 'closed_time'])
      .where('order_no', 'in', numbers)
      .execute(),
    db
      .selectFrom('revokes')
      .select(['order_no', 'revoke_no', 'mode', 'status', 'reason_code', 'note', 'declared_name', 'declared_email'])
      .select(['received_time'])
      .where('order_no', 'in', numbers)
      .execute(),
    db.selectFrom('invoices').select(['order_no', 'invoice_no', 'document']).where('order_no', 'in', numbers).execute(),
  ]);
  const of = <Part extends { readonly order_no: string }>(parts: readonly Part[], orderNo: string): Part[] =>
    parts.filter(({ order_no }) => order_no === orderNo);
  return {
    orders: orders.map(({ access_key_hash: _secret, guest_mailbox: _mailbox, guest_device: _device, ...order }) => ({
      ...order,
      shipping_address: JSON.parse(order.shipping_address),
      billing_address: JSON.parse(order.billing_address),
      lines: of(lines, order.order_no),
      events: of(events, order.order_no),
      shipments: of(shipments, order.order_no),
    })),
    payments,
    refunds,
    disputes,
    withdrawals,
    ...(await heldReturns(db, numbers)),
    invoices: invoices.map(({ document, ...invoice }) => ({ ...invoice, document: JSON.parse(document) })),
  };
}

async function heldReturns(db: Db, numbers: readonly string[]) {
  const [returns, lines, messages, history, orderUploads] = await Promise.all([
    db
      .selectFrom('rmas')
      .select([
        'order_no',
        'rma_no',
        'type',
        'status',
        'paid_amount',
        'refund_amount',
        'currency',
        'note',
        'created_at',
      ])
      .select(['parcel_carrier', 'parcel_tracking_no', 'replacement_carrier', 'replacement_tracking_no'])
      .where('order_no', 'in', numbers)
      .execute(),
    db.selectFrom('rma_lines').selectAll().where('order_no', 'in', numbers).execute(),
    db.selectFrom('rma_messages').selectAll().where('order_no', 'in', numbers).orderBy('seq').execute(),
    db.selectFrom('rma_history').selectAll().where('order_no', 'in', numbers).orderBy('seq').execute(),
    db
      .selectFrom('order_media')
      .select(['order_no', 'path', 'content_type', 'bytes', 'created_at'])
      .where('order_no', 'in', numbers)
      .execute(),
  ]);
  const of = <Part extends { readonly rma_no: string }>(parts: readonly Part[], rmaNo: string): Part[] =>
    parts.filter(({ rma_no }) => rma_no === rmaNo);
  return {
    returns: returns.map((row) => ({
      ...row,
      lines: of(lines, row.rma_no),
      messages: of(messages, row.rma_no),
      history: of(history, row.rma_no),
    })),
    orderUploads,
  };
}
