import { createHmac } from 'node:crypto';
import { day } from '#rules/durations.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { countShared } from '#server/contract/shared-rate-limiter.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { oneCaller } from '#server/security/network.ts';
import { sameText } from '#server/security/same-text.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from './mails.ts';

/** How long a mailed link proves an email (ms). */
export const proofLife = 7 * day;

/** The link is mailed again so often at once, and so often a day in the long run. */
export const proofMails = { calls: 5, perMs: day } as const;

interface Owner {
  readonly accountId: string;
  readonly email: string;
}

const signed = ({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, { accountId, email }: Owner, end: number): string =>
  createHmac('sha256', tokenSecret).update(`email-proof ${accountId} ${email} ${end}`).digest('base64url');

/** Mails the link that proves the email of an account. It works for whoever is logged in to that account and no other. */
export async function mailProof(shop: ShopContext, tx: Tx, owner: Owner): Promise<void> {
  const end = shop.clock.now() + proofLife;
  const link = new URL(pagePaths.profile, shop.config.publicOrigin);
  link.searchParams.set('part', 'password');
  link.searchParams.set('confirm', `${end.toString(36)}.${signed(shop, owner, end)}`);
  await sendMail(shop, tx, { to: owner.email, template: accountMails.confirmEmail, facts: { link: link.href } });
}

/**
 * Mails the link again; nothing where the email is proved.
 * @throws RATE_LIMITED over HTTP 429 with `data.retryAfter` in seconds
 */
export async function sendProof(shop: ShopContext, { account }: MemberContext): Promise<void> {
  if (account.isProved) return;
  const { accountId } = account;
  if (shop.config.rateLimits) await countShared(shop, 'email-proof', proofMails, oneCaller(accountId));
  await withTransaction(shop, 'durable', async (tx) => {
    const { email } = await tx
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await mailProof(shop, tx, { accountId, email });
  });
}

/**
 * Proves the email of the account that is logged in by the token of the mailed link. Whoever owns the mailbox and not the
 * account cannot be brought to prove it for a stranger: the password is asked for first.
 * @throws AUTH_TICKET_INVALID for a link that is over, or was mailed to another account or email
 */
export async function confirmEmail(shop: ShopContext, { account }: MemberContext, token: string): Promise<void> {
  if (account.isProved) return;
  const { accountId } = account;
  const { email } = await shop.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const now = shop.clock.now();
  const [time = '', signature = ''] = token.split('.');
  const end = Number.parseInt(time, 36);
  if (!sameText(signed(shop, { accountId, email }, end), signature) || now >= end)
    throw new ShopError('AUTH_TICKET_INVALID');
  await shop.db
    .updateTable('accounts')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .execute();
}
