import type { AddressFields } from '#rules/addresses.ts';
import { sites, type Site } from '#rules/markets.ts';
import { recordsKeptSince } from '#rules/record-keeping.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { personOnPaper } from './compose-invoice.ts';
import { readDocument, readInvoices } from './issue-invoice.ts';

const atOnce = 50;

/** Where goods went to is a matter of tax; to whom is not. */
function unnamed({ country }: Pick<AddressFields, 'country'>): AddressFields {
  return { firstName: 'Deleted', lastName: 'member', phone: '', country, city: '', line1: '', postcode: '' };
}

function unnamedJson(json: string): string {
  const address: AddressFields = JSON.parse(json);
  return JSON.stringify(unnamed(address));
}

/**
 * Job: takes the person out of orders of deleted members whose records the law does not ask for any more. Their invoices
 * stay in the books, with every number and without the buyer.
 * @returns how many orders were stripped
 */
export async function stripOrders(shop: ShopContext): Promise<number> {
  let stripped = 0;
  for (const site of sites) {
    const read = inPages(dueOrders(shop, site), ['placed_time', 'order_no']);
    stripped += await workThrough(shop, {
      name: `strip old orders of ${site}`,
      read,
      keyOf: ({ order_no: orderNo }) => orderNo,
      run: ({ order_no: orderNo }) => withTransaction(shop, 'durable', (tx) => stripOrder(shop, tx, orderNo)),
    });
  }
  return stripped;
}

function dueOrders({ db, clock }: ShopContext, site: Site) {
  const since = recordsKeptSince(site, clock.now());
  return (
    db
      .selectFrom('orders')
      .innerJoin('accounts', 'accounts.id', 'orders.account_id')
      .select(['order_no', 'placed_time'])
      .where('accounts.status', '=', 'DELETED')
      .where('orders.site', '=', site)
      .where('stripped_at', 'is', null)
      .where('placed_time', '<', since)
      // The last document counts: a credit note may come long after the invoice.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('invoices')
              .select('invoices.id')
              .whereRef('invoices.order_no', '=', 'orders.order_no')
              .where('issued_time', '>=', since),
          ),
        ),
      )
      .limit(atOnce)
  );
}

/** @returns false when another process was first */
async function stripOrder({ clock }: ShopContext, tx: Tx, orderNo: string): Promise<boolean> {
  const now = clock.now();
  const order = await tx
    .updateTable('orders')
    .set({ stripped_at: now, remark: null, updated_at: now })
    .where('order_no', '=', orderNo)
    .where('stripped_at', 'is', null)
    .returning(['shipping_address', 'billing_address'])
    .executeTakeFirst();
  if (!order) return false;
  await tx
    .updateTable('orders')
    .set({
      shipping_address: unnamedJson(order.shipping_address),
      billing_address: unnamedJson(order.billing_address),
    })
    .where('order_no', '=', orderNo)
    .execute();
  await tx.updateTable('order_events').set({ data: '{}' }).where('order_no', '=', orderNo).execute();
  await tx
    .updateTable('shipments')
    .set({ tracking_no: '', tracking_url: null, events: '[]' })
    .where('order_no', '=', orderNo)
    .execute();
  await tx
    .updateTable('revokes')
    .set({ declared_name: '', declared_email: '', note: null })
    .where('order_no', '=', orderNo)
    .execute();
  await stripReturns(tx, orderNo);
  await tx.updateTable('refunds').set({ reason: '' }).where('order_no', '=', orderNo).execute();
  await stripPayments(tx, orderNo);
  await stripInvoices(tx, orderNo);
  return true;
}

/** What was written about returns, and the numbers of their parcels. */
async function stripReturns(tx: Tx, orderNo: string): Promise<void> {
  const nothing = { label_tracking_no: null, label_tracking_url: null, parcel_tracking_no: null };
  await tx
    .updateTable('rmas')
    .set({ ...nothing, note: null, parcel_carrier: null, replacement_tracking_no: null })
    .where('order_no', '=', orderNo)
    .execute();
  await tx.updateTable('rma_lines').set({ note: null, media: '[]' }).where('order_no', '=', orderNo).execute();
  await tx.deleteFrom('rma_messages').where('order_no', '=', orderNo).execute();
  await tx.deleteFrom('parcel_events').where('order_no', '=', orderNo).execute();
  await tx
    .updateTable('parcel_labels')
    .set({ tracking_no: null, tracking_url: null })
    .where('order_no', '=', orderNo)
    .execute();
}

async function stripPayments(tx: Tx, orderNo: string): Promise<void> {
  const payments = await tx
    .updateTable('payments')
    .set({
      card_brand: null,
      card_last4: null,
      card_exp_month: null,
      card_exp_year: null,
      billing_address: null,
      risk_session: null,
      next_action: null,
      return_url: null,
    })
    .where('order_no', '=', orderNo)
    .returning('payment_no')
    .execute();
  for (const { payment_no } of payments)
    await tx.deleteFrom('payment_events').where('payment_no', '=', payment_no).execute();
}

async function stripInvoices(tx: Tx, orderNo: string): Promise<void> {
  await tx.deleteFrom('invoice_buyers').where('order_no', '=', orderNo).execute();
  const { shipping_address: json } = await tx
    .selectFrom('orders')
    .select('shipping_address')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const address: AddressFields = JSON.parse(json);
  const buyer = personOnPaper(address);
  for (const row of await readInvoices(tx, orderNo)) {
    const { paidWith: _card, ...document } = readDocument(row);
    await tx
      .updateTable('invoices')
      .set({ document: JSON.stringify({ ...document, buyer }) })
      .where('id', '=', row.id)
      .execute();
  }
}
