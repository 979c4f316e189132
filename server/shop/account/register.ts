import { pagePaths } from '#rules/page-paths.ts';
import { isPassword } from '#rules/passwords.ts';
import { siteOfCountry } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sessions/start-session.ts';
import type { IssuedTokens, SessionClient } from './sessions/start-session.ts';
import { consumeTicket } from './verification-codes.ts';

export interface SignedIn extends IssuedTokens {
  accountId: string;
  savvyUser: boolean;
  newUser: boolean;
}

export interface Registration {
  email: string;
  password: string;
  ticket: string;
  nickname?: string;
  country: string;
  marketingOptIn: boolean;
  termsVersion: string;
  /** Of the member who brought them; one that nobody has stops nobody from signing up. */
  shareCode?: string;
}

/** Creates an account for an email whose ticket proves it, and signs it in. */
export async function register(shop: ShopContext, input: Registration, client: SessionClient): Promise<SignedIn> {
  const passwordHash = await acceptPassword(input.password, input.email);
  return withTransaction(shop, 'durable', async (tx) => {
    await consumeTicket(shop, tx, { email: input.email, scene: 'REGISTER', ticket: input.ticket });
    const accountId = await createAccount(shop, tx, { ...input, passwordHash, isProved: true });
    const coupons = await shop.hooks.onRegistered(shop, tx, accountId, {
      ...input,
      clientId: client.id,
      ip: client.ip,
    });
    const link = new URL(pagePaths.myCenter, shop.config.publicOrigin).href;
    await sendMail(shop, tx, { to: input.email, template: accountMails.welcome, facts: { link, coupons } });
    return { accountId, savvyUser: false, newUser: true, ...(await startSession(shop, tx, accountId, client)) };
  });
}

export interface NewAccount {
  email: string;
  passwordHash: string;
  nickname?: string;
  country: string;
  marketingOptIn: boolean;
  termsVersion: string;
  /** Whether a mail has proved that the email is theirs. */
  isProved: boolean;
}

/** Writes the account row; an email has one account. */
export async function createAccount(shop: ShopContext, tx: Tx, input: NewAccount): Promise<string> {
  const { email } = input;
  const now = shop.clock.now();
  const accountId = shop.newId();
  const created = await tx
    .insertInto('accounts')
    .values({
      id: accountId,
      email,
      password_hash: input.passwordHash,
      nickname: input.nickname ?? nicknameFrom(email),
      avatar_url: null,
      birthday: null,
      country: input.country,
      site: siteOfCountry(input.country),
      locale: 'en',
      email_verified_at: input.isProved ? now : null,
      marketing_opt_in: input.marketingOptIn ? 1 : 0,
      marketing_opt_in_at: input.marketingOptIn ? now : null,
      terms_version: input.termsVersion,
      status: 'ACTIVE',
      deletion_requested_at: null,
      deletion_reason: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows !== 1n) throw new ShopError('AUTH_EMAIL_TAKEN');
  return accountId;
}

/** The hash of a password that passes the rule: 8 to 64 characters, a letter and a digit, not common, not the email. */
export async function acceptPassword(password: string, email: string): Promise<string> {
  if (!isPassword(password, email)) throw new ShopError('AUTH_PASSWORD_WEAK');
  return hashPassword(password);
}

function nicknameFrom(email: string): string {
  const local = email.split('@')[0] ?? '';
  return local.length >= 2 ? local.slice(0, 30) : 'Lamp lover';
}
