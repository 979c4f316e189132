import { randomBytes, randomInt } from 'node:crypto';
import { codeLifetime, codeMaxAttempts, codeResendAfter } from '#rules/limits.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { CodeScene } from '#server/db/tables/accounts.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from './mails.ts';
import type { Selectable } from 'kysely';
import { tokenHash } from '#server/security/token-hash.ts';

export const ticketLife = 15 * 60_000;
export const codesPerDay = 10;

const day = 86_400_000;

/**
 * Mails a code. One of CHANGE goes to the e-mail that an account is to get; where that has an account already, a mail says so
 * in its place. The answer is the same whether or not an account exists, but for REGISTER on a taken e-mail; a request
 * for an unknown e-mail is written down all the same, so that its pause and its daily limit do not give it away either.
 */
export async function sendCode(
  shop: ShopContext,
  input: { email: string; scene: CodeScene; clientId: string },
): Promise<{ expireIn: number; resendIn: number }> {
  const { email } = input;
  await withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    await refuseTooMany(tx, email, input.scene, now);
    const account = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (input.scene === 'REGISTER' && account) throw new ShopError('AUTH_EMAIL_TAKEN');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await tx
      .insertInto('verification_codes')
      .values({
        id: shop.newId(),
        email,
        scene: input.scene,
        client_id: input.clientId,
        code_hash: hashCode(shop, email, code),
        expire_time: now + codeLifetime,
        ticket_hash: null,
        ticket_expire_time: null,
        used_at: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    if (input.scene === 'CHANGE' && account) {
      const link = new URL(pagePaths.logIn, shop.config.publicOrigin).href;
      await sendMail(shop, tx, { to: email, template: accountMails.emailTaken, facts: { link } });
    } else if (input.scene === 'REGISTER' || input.scene === 'CHANGE' || account) {
      await sendMail(shop, tx, {
        to: email,
        template: accountMails.verificationCode,
        facts: { code, minutes: codeLifetime / 60_000, scene: input.scene },
      });
    }
  });
  return { expireIn: codeLifetime / 1000, resendIn: codeResendAfter / 1000 };
}

/**
 * Exchanges the newest code of an e-mail for a ticket that works once and takes the place of older ones. Five wrong tries use
 * the code up.
 */
export async function checkCode(
  shop: ShopContext,
  input: { email: string; scene: CodeScene; code: string },
): Promise<{ ticket: string; expireIn: number }> {
  const { email } = input;
  const now = shop.clock.now();
  const newest = await newestCode(shop.db, email, input.scene);
  if (!newest || newest.used_at !== null || newest.expire_time <= now) throw new ShopError('AUTH_CODE_EXPIRED');

  const counted = await shop.db
    .updateTable('verification_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), updated_at: now }))
    .where('id', '=', newest.id)
    .where('attempts', '<', codeMaxAttempts)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new ShopError('AUTH_CODE_EXPIRED');
  if (newest.code_hash !== hashCode(shop, email, input.code)) {
    throw new ShopError('AUTH_CODE_WRONG', { data: { triesLeft: Math.max(0, codeMaxAttempts - newest.attempts - 1) } });
  }

  const ticket = randomBytes(32).toString('base64url');
  const taken = await shop.db
    .updateTable('verification_codes')
    .set({ used_at: now, ticket_hash: tokenHash(ticket), ticket_expire_time: now + ticketLife, updated_at: now })
    .where('id', '=', newest.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw new ShopError('AUTH_CODE_EXPIRED');
  await shop.db
    .updateTable('verification_codes')
    .set({ ticket_hash: null, updated_at: now })
    .where('email', '=', email)
    .where('scene', '=', input.scene)
    .where('id', '!=', newest.id)
    .where('created_at', '<=', newest.created_at)
    .where('ticket_hash', 'is not', null)
    .execute();
  return { ticket, expireIn: ticketLife / 1000 };
}

/**
 * Ends every code and ticket that was mailed to an address before its password changes: the change is what the owner does
 * when somebody else may hold one. It comes before the account is written, as a reset takes its ticket before.
 */
export async function endCodes(shop: Pick<ShopContext, 'clock'>, tx: Tx, email: string): Promise<void> {
  const now = shop.clock.now();
  await tx
    .updateTable('verification_codes')
    .set({ ticket_hash: null, used_at: now, updated_at: now })
    .where('email', '=', email)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('ticket_hash', 'is not', null)]))
    .execute();
}

/** Uses a ticket up inside the transaction that acts on it. */
export async function consumeTicket(
  shop: ShopContext,
  tx: Tx,
  input: { email: string; scene: CodeScene; ticket: string },
): Promise<void> {
  const now = shop.clock.now();
  const taken = await tx
    .updateTable('verification_codes')
    .set({ ticket_hash: null, updated_at: now })
    .where('ticket_hash', '=', tokenHash(input.ticket))
    .where('email', '=', input.email)
    .where('scene', '=', input.scene)
    .where('ticket_expire_time', '>', now)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw new ShopError('AUTH_TICKET_INVALID');
}

async function refuseTooMany(db: Db, email: string, scene: CodeScene, now: number): Promise<void> {
  const newest = await newestCode(db, email, scene);
  if (newest && now - newest.created_at < codeResendAfter) {
    const resendIn = Math.ceil((newest.created_at + codeResendAfter - now) / 1000);
    throw new ShopError('AUTH_CODE_TOO_SOON', { data: { resendIn } });
  }
  const { sent } = await db
    .selectFrom('verification_codes')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('email', '=', email)
    .where('created_at', '>', now - day)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= codesPerDay) throw new ShopError('RATE_LIMITED');
}

async function newestCode(
  db: Db,
  email: string,
  scene: CodeScene,
): Promise<Selectable<Schema['verification_codes']> | undefined> {
  return db
    .selectFrom('verification_codes')
    .selectAll()
    .where('email', '=', email)
    .where('scene', '=', scene)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Six digits are few: the hash is keyed, so a copied table does not give the codes away. */
function hashCode(shop: ShopContext, email: string, code: string): string {
  return tokenHash(`${shop.tokenSecret}:${email}:${code}`);
}
