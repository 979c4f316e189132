import { ShopError } from '#server/contract/shop-error.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { toFields } from '../address/address-book.ts';

/**
 * Mails the member everything the shop holds about them, as JSON.
 * @returns the id of the export, which the mail repeats
 */
export async function requestExport(shop: ShopContext, accountId: string): Promise<string> {
  const jobId = shop.newId();
  const held = await collect(shop, accountId);
  await withTransaction(shop, 'durable', (tx) =>
    sendMail(shop, tx, {
      to: held.account.email,
      template: 'dataExport',
      facts: { jobId, json: JSON.stringify(held, null, 2) },
    }),
  );
  return jobId;
}

async function collect(shop: ShopContext, accountId: string) {
  const account = await shop.db
    .selectFrom('accounts')
    .select([
      'email',
      'nickname',
      'birthday',
      'country',
      'site',
      'marketing_opt_in',
      'marketing_opt_in_at',
      'terms_version',
      'created_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new ShopError('UNAUTHORIZED');
  const [addresses, orders, invoices, mailPreferences, cart, reviews, favourites, sessions] = await Promise.all([
    shop.db.selectFrom('addresses').selectAll().where('account_id', '=', accountId).execute(),
    shop.db
      .selectFrom('orders')
      .select([
        'order_no',
        'site',
        'status',
        'currency',
        'grand_total_amount',
        'placed_time',
        'shipping_address',
        'billing_address',
      ])
      .where('account_id', '=', accountId)
      .execute(),
    shop.db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.order_no', 'invoices.order_no')
      .select(['invoices.invoice_no', 'invoices.document'])
      .where('orders.account_id', '=', accountId)
      .execute(),
    shop.db
      .selectFrom('mail_preferences')
      .select(['stock_alerts', 'news', 'reason_code', 'updated_at'])
      .where('email', '=', account.email)
      .executeTakeFirst(),
    shop.db
      .selectFrom('cart_lines')
      .select(['site', 'sku', 'quantity', 'added_time'])
      .where('account_id', '=', accountId)
      .execute(),
    shop.db
      .selectFrom('reviews')
      .select(['spu', 'rating', 'title', 'body', 'status', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    shop.db.selectFrom('favourites').select(['spu', 'created_at']).where('account_id', '=', accountId).execute(),
    shop.db
      .selectFrom('sessions')
      .select(['user_agent', 'ip_prefix', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  return {
    account,
    addresses: addresses.map(toFields),
    orders,
    invoices: invoices.map(({ invoice_no: invoiceNo, document }) => ({ invoiceNo, document: JSON.parse(document) })),
    mailPreferences,
    cart,
    reviews,
    favourites,
    sessions,
  };
}
