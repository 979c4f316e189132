import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { endAccountSessions } from './sessions/end-sessions.ts';
import type { MemberContext, ProvedContext } from '#server/contract/request-context.ts';
import { accountMails } from './mails.ts';
import { fitsPassword } from './passwords.ts';
import { acceptPassword } from './register.ts';
import { consumeTicket, endCodes } from './verification-codes.ts';

/** Sets a forgotten password by a ticket, which proves the email, and ends every session of the account, and what else was mailed to prove its address. */
export async function resetPassword(
  shop: ShopContext,
  input: { email: string; ticket: string; password: string },
): Promise<void> {
  const passwordHash = await acceptPassword(input.password, input.email);
  await withTransaction(shop, 'durable', async (tx) => {
    await consumeTicket(shop, tx, { email: input.email, scene: 'RESET', ticket: input.ticket });
    await endCodes(shop, tx, input.email);
    const now = shop.clock.now();
    const account = await tx
      .updateTable('accounts')
      .set((row) => ({
        password_hash: passwordHash,
        // The ticket came out of the mailbox.
        email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
        updated_at: now,
      }))
      .where('email', '=', input.email)
      .returning(['id', 'email', 'site'])
      .executeTakeFirst();
    if (!account) throw new ShopError('AUTH_TICKET_INVALID');
    await mailChange(shop, tx, account);
    await tx.deleteFrom('login_failures').where('email', '=', input.email).execute();
    await endAccountSessions(tx, account.id, 'password', now);
  });
}

/** Changes a known password and ends the sessions on every other device, and what was mailed to prove the address. */
export async function changePassword(
  shop: ShopContext,
  member: ProvedContext,
  input: { oldPassword: string; password: string },
): Promise<void> {
  const email = await confirmPassword(shop, member, input.oldPassword, 'oldPassword');
  const passwordHash = await acceptPassword(input.password, email);
  const now = shop.clock.now();
  await withTransaction(shop, 'durable', async (tx) => {
    await endCodes(shop, tx, email);
    const account = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', member.account.accountId)
      .returning(['email', 'site'])
      .executeTakeFirstOrThrow();
    await mailChange(shop, tx, account);
    await endAccountSessions(tx, member.account.accountId, 'password', now, member.account.familyId);
  });
}

/** Whoever holds the mailbox hears of it, and can take the account back. */
function mailChange(shop: ShopContext, tx: Tx, { email, site }: { email: string; site: Site }): Promise<void> {
  const link = new URL(pagePaths.logIn, shop.config.publicOrigin);
  link.searchParams.set('view', 'forgot');
  const facts = { time: shop.clock.now(), site, link: link.href };
  return sendMail(shop, tx, { to: email, template: accountMails.passwordChanged, facts });
}

/**
 * Asks a signed-in member for the password once more; a wrong one is a fault of the form, not of the session.
 * @param path the field that it was entered in
 * @returns the member's email
 */
export async function confirmPassword(
  shop: ShopContext,
  { account: { accountId } }: MemberContext,
  password: string,
  path = 'password',
): Promise<string> {
  const account = await shop.db
    .selectFrom('accounts')
    .select(['password_hash', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || !(await fitsPassword(account.password_hash, password))) {
    throw new ShopError('BAD_REQUEST', {
      fields: [{ path, rule: 'match', message: 'That password isn’t right.' }],
    });
  }
  return account.email;
}
