import { sql } from 'kysely';
import type { Site } from '#rules/markets.ts';
import { consultationPath } from '#rules/page-paths.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { confirmPassword } from './change-password.ts';
import { accountMails } from './mails.ts';
import { forgetInterests } from './personal-data/forget-member.ts';
import { endAccountSessions } from './sessions/end-sessions.ts';
import { consumeTicket, endCodes } from './verification-codes.ts';

/**
 * Gives an account another email, which a ticket proves, against the password. What the member waits for follows; the sessions
 * on other devices end, and whoever holds the old mailbox hears of it.
 * Of an earlier email that no mail has proved nothing is moved or ended.
 * @throws BAD_REQUEST for a wrong password, AUTH_TICKET_INVALID also where the email has got an account in the meantime,
 * or the account another email
 */
export async function changeEmail(
  shop: ShopContext,
  member: MemberContext,
  { email, ticket, password }: { email: string; ticket: string; password: string },
): Promise<void> {
  const { accountId, familyId, isProved } = member.account;
  const earlier = await confirmPassword(shop, member, password);
  await withTransaction(shop, 'durable', async (tx) => {
    await consumeTicket(shop, tx, { email, scene: 'CHANGE', ticket });
    // A code that was mailed before proves an address that is the member's no longer.
    if (isProved) await endCodes(shop, tx, earlier);
    const holder = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (holder) throw new ShopError('AUTH_TICKET_INVALID');
    const now = shop.clock.now();
    const changed = await tx
      .updateTable('accounts')
      .set({ email, email_verified_at: now, updated_at: now })
      .where('id', '=', accountId)
      .where('email', '=', earlier)
      .returning('site')
      .executeTakeFirst();
    if (!changed) throw new ShopError('AUTH_TICKET_INVALID');
    // What waits for an address that was never proved is somebody else's.
    if (isProved) {
      await moveRequests(tx, { accountId, earlier, email });
      await mailEarlier(shop, tx, { to: earlier, site: changed.site });
    }
    await endAccountSessions(tx, accountId, 'email', now, familyId);
  });
}

/** What an address waits for, and the columns of which it can have one row each. */
const requests = {
  mail_preferences: [],
  stock_subscriptions: ['sku', 'site'],
  promo_reminders: ['promo_item_id', 'promo_id', 'site'],
  interest_registrations: ['promo_id'],
} as const;

/**
 * What is mailed to the member goes to the new address; what that address has asked for by itself stays as it is, and the
 * earlier one waits for nothing any more.
 */
async function moveRequests(
  tx: Tx,
  { accountId, earlier, email }: { accountId: string; earlier: string; email: string },
): Promise<void> {
  for (const [name, columns] of Object.entries(requests)) {
    const table = sql.table(name);
    const same = columns.map(
      (column) => sql`and own.${sql.ref(column)} is not distinct from ${sql.ref(`${name}.${column}`)}`,
    );
    await sql`update ${table} set email = ${email} where email = ${earlier}
      and not exists (select 1 from ${table} as own where own.email = ${email} ${sql.join(same, sql` `)})`.execute(tx);
  }
  for (const table of ['mail_preferences', 'stock_subscriptions', 'promo_reminders'] as const)
    await tx.deleteFrom(table).where('email', '=', earlier).execute();
  await forgetInterests(tx, earlier);
  await tx.updateTable('tickets').set({ email }).where('account_id', '=', accountId).execute();
}

function mailEarlier(shop: ShopContext, tx: Tx, { to, site }: { to: string; site: Site }): Promise<void> {
  const link = new URL(consultationPath, shop.config.publicOrigin).href;
  return sendMail(shop, tx, { to, template: accountMails.emailChanged, facts: { time: shop.clock.now(), site, link } });
}
