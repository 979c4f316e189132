import { randomBytes } from 'node:crypto';
import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { stockMails } from './mails.ts';
import { keepChoices } from '../account/preferences/choices.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { requireOffer } from '../catalogue/load-offers.ts';

interface StockAlert {
  readonly site: Site;
  readonly sku: string;
  readonly email: string;
  readonly accountId: string | undefined;
}

/** A second confirmation mail within this time would help only somebody who wants to annoy the addressee. */
export const confirmAgainAfter = 10 * 60_000;

/**
 * Remembers who wants a mail when a SKU is back. A member's own address counts at once; any other one only after a click
 * in the mail that is sent to it. The answer is the same whatever is stored about the address.
 * @throws NOT_FOUND, NOT_IN_MARKET, OFF_SALE
 */
export async function subscribeStock(shop: ShopContext, alert: StockAlert): Promise<void> {
  const { email } = alert;
  await requireOffer(shop, alert.site, alert.sku);
  const { title } = await findProduct(shop, alert);
  await withTransaction(shop, 'durable', async (tx) => {
    const own = await isOwnAddress(tx, alert.accountId, email);
    const subscription = await renewed(shop, tx, alert);
    if (own) await confirm(shop, tx, subscription.id);
    else if (subscription.asksAgain) await askToConfirm(shop, tx, { ...alert, title, id: subscription.id });
  });
}

async function isOwnAddress(tx: Tx, accountId: string | undefined, email: string): Promise<boolean> {
  if (accountId === undefined) return false;
  const account = await tx.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return account?.email === email;
}

/** The subscription, made or armed again after its mail went out. An address that was confirmed once stays so. */
async function renewed(
  shop: ShopContext,
  tx: Tx,
  { site, sku, email, accountId }: StockAlert,
): Promise<{ id: string; asksAgain: boolean }> {
  const now = shop.clock.now();
  const fresh = { confirm_hash: null, confirmed_at: null, notified_at: null, created_at: now, updated_at: now };
  const subscription = await tx
    .insertInto('stock_subscriptions')
    .values({ id: shop.newId(), sku, site, email, account_id: accountId ?? null, ...fresh })
    .onConflict((conflict) => conflict.columns(['sku', 'site', 'email']).doUpdateSet({ notified_at: null }))
    .returning(['id', 'confirmed_at', 'confirm_hash', 'updated_at'])
    .executeTakeFirstOrThrow();
  const mailedLately = subscription.confirm_hash !== null && subscription.updated_at > now - confirmAgainAfter;
  return { id: subscription.id, asksAgain: subscription.confirmed_at === null && !mailedLately };
}

async function confirm(shop: ShopContext, tx: Tx, id: string): Promise<void> {
  const now = shop.clock.now();
  const { email } = await tx
    .updateTable('stock_subscriptions')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)), updated_at: now }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  // Whoever asks again has changed their mind about such mail.
  await keepChoices(shop, tx, email, { STOCK_ALERTS: true });
}

async function askToConfirm(
  shop: ShopContext,
  tx: Tx,
  { id, site, sku, email, title }: Omit<StockAlert, 'accountId'> & { readonly id: string; readonly title: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .updateTable('stock_subscriptions')
    .set({ confirm_hash: tokenHash(token), updated_at: shop.clock.now() })
    .where('id', '=', id)
    .execute();
  const query = new URLSearchParams({ sku, site, confirm: token });
  await sendMail(shop, tx, {
    to: email,
    template: stockMails.stockConfirm,
    facts: { title, link: `${shop.config.publicOrigin}${pagePaths.product}?${query.toString()}` },
  });
}

/**
 * The click in the confirmation mail. A second one, whose first answer may have been lost, changes nothing and is as good.
 * @throws NOT_FOUND for a token that was replaced or never sent, or whose mail about the stock has gone out
 */
export async function confirmStock(shop: ShopContext, token: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const subscription = await tx
      .selectFrom('stock_subscriptions')
      .select(['id', 'confirmed_at'])
      .where('confirm_hash', '=', tokenHash(token))
      .where('notified_at', 'is', null)
      .executeTakeFirst();
    if (!subscription) throw new ShopError('NOT_FOUND');
    // Whoever has decided otherwise since is not asked by an old link.
    if (subscription.confirmed_at === null) await confirm(shop, tx, subscription.id);
  });
}
