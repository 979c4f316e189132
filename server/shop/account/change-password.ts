import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { endAccountSessions } from './sessions/end-sessions.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { fitsPassword } from './passwords.ts';
import { acceptPassword } from './register.ts';
import { consumeTicket } from './verification-codes.ts';

/** Sets a forgotten password by a ticket and ends every session of the account. */
export async function resetPassword(
  shop: ShopContext,
  input: { email: string; ticket: string; password: string },
): Promise<void> {
  const passwordHash = await acceptPassword(input.password, input.email);
  await withTransaction(shop, 'durable', async (tx) => {
    await consumeTicket(shop, tx, { email: input.email, scene: 'RESET', ticket: input.ticket });
    const now = shop.clock.now();
    const account = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('email', '=', input.email.toLowerCase())
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new ShopError('AUTH_TICKET_INVALID');
    await tx.deleteFrom('login_failures').where('email', '=', input.email.toLowerCase()).execute();
    await endAccountSessions(tx, account.id, 'password', now);
  });
}

/** Changes a known password and ends the sessions on every other device. */
export async function changePassword(
  shop: ShopContext,
  member: MemberContext,
  input: { oldPassword: string; password: string },
): Promise<void> {
  const email = await confirmPassword(shop, member, input.oldPassword);
  const passwordHash = await acceptPassword(input.password, email);
  const now = shop.clock.now();
  await withTransaction(shop, 'durable', async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', member.account.accountId)
      .execute();
    await endAccountSessions(tx, member.account.accountId, 'password', now, member.account.familyId);
  });
}

/**
 * Asks a signed-in member for the password once more; a wrong one is a fault of the form, not of the session.
 * @returns the member's e-mail
 */
export async function confirmPassword(
  shop: ShopContext,
  { account: { accountId } }: MemberContext,
  password: string,
): Promise<string> {
  const account = await shop.db
    .selectFrom('accounts')
    .select(['password_hash', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || !(await fitsPassword(account.password_hash, password))) {
    throw new ShopError('BAD_REQUEST', {
      fields: [{ path: 'password', rule: 'match', message: 'That password is not right.' }],
    });
  }
  return account.email;
}
