import { randomBytes, randomInt } from 'node:crypto';
import { codeLifetime, codeMaxAttempts, codeResendAfter } from '#rules/limits.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { CodeScene } from '#server/db/tables/accounts.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Client } from '#server/contract/request-context.ts';
import { countOfDay, countOfNetworks } from '#server/security/daily-counts.ts';
import { networkOf } from '#server/security/network.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from './mails.ts';
import { isDeviceOf } from './sessions/device-of-member.ts';
import type { Selectable } from 'kysely';
import { tokenHash } from '#server/security/token-hash.ts';

export const ticketLife = 15 * 60_000;

/** Codes that are mailed to one address on a day. */
export const codesPerDay = {
  /** Asked for on one device that its member has logged in on. */
  device: 10,
  /** Asked for out of one network, by whatever other devices; a wider network has its share of that. */
  network: 10,
  /** Asked for by all other devices together: a flood ends here, and so does guessing. */
  strangers: 100,
} as const;

/** From so many codes of a day on, one that another device asks for can be tried once. */
export const codesBeforeOneTry = 10;

const day = 86_400_000;

/** Who asks for a code or enters it: the browser in its own number, which nobody else knows; without one the network. */
type Asker = Pick<Client, 'id' | 'ip'>;

const askerOf = ({ id, ip }: Asker): string => (id === '' ? tokenHash(`asks from ${networkOf(ip)}`) : id);

/**
 * Mails a code. One of CHANGE goes to the email that an account is to get; where that has an account already, a mail says so
 * in its place. The answer is the same whether or not an account exists, but for REGISTER on a taken email; a request
 * for an unknown email is written down all the same, so that its pause and its daily limits do not give it away either. Who
 * asks and whom it is for are counted apart: strangers use up nothing of a device that the member has logged in on, and little of others.
 * @throws AUTH_EMAIL_TAKEN, AUTH_CODE_TOO_SOON with `data.resendIn` in seconds, RATE_LIMITED
 */
export async function sendCode(
  shop: ShopContext,
  { client, ...input }: { email: string; scene: CodeScene; client: Asker },
): Promise<{ expireIn: number; resendIn: number }> {
  const { email } = input;
  await withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    await refuseTooSoon(tx, { ...input, asker: askerOf(client) }, now);
    const account = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    const isKnown = account !== undefined && (await isDeviceOf(tx, account.id, client));
    await countCode(shop, tx, email, client, isKnown);
    if (input.scene === 'REGISTER' && account) throw new ShopError('AUTH_EMAIL_TAKEN');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await tx
      .insertInto('verification_codes')
      .values({
        id: shop.newId(),
        email,
        scene: input.scene,
        client_id: askerOf(client),
        attempts: isKnown || (await countToday(tx, email, now)) < codesBeforeOneTry ? 0 : codeMaxAttempts - 1,
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
 * Exchanges the newest code that this browser has asked for to an email for a ticket that works once and takes the place of older
 * ones. Five wrong tries use the code up; nobody else can try it.
 * @throws AUTH_CODE_EXPIRED, AUTH_CODE_WRONG with `data.triesLeft`
 */
export async function checkCode(
  shop: ShopContext,
  { client, ...input }: { email: string; scene: CodeScene; code: string; client: Asker },
): Promise<{ ticket: string; expireIn: number }> {
  const { email } = input;
  const now = shop.clock.now();
  const newest = await newestCode(shop.db, { ...input, asker: askerOf(client) });
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

interface AskedFor {
  readonly email: string;
  readonly scene: CodeScene;
  readonly asker: string;
}

async function refuseTooSoon(db: Db, request: AskedFor, now: number): Promise<void> {
  const newest = await newestCode(db, request);
  if (!newest || now - newest.created_at >= codeResendAfter) return;
  const resendIn = Math.ceil((newest.created_at + codeResendAfter - now) / 1000);
  throw new ShopError('AUTH_CODE_TOO_SOON', { data: { resendIn } });
}

/** Counts a code for the device that the member has logged in on, or for the network it is asked out of and all strangers. */
async function countCode(shop: ShopContext, tx: Tx, email: string, { id, ip }: Asker, isKnown: boolean): Promise<void> {
  const { device, network, strangers } = codesPerDay;
  const isFine = isKnown
    ? await countOfDay(shop, tx, `codes to ${email} of device ${id}`, device)
    : (await countOfNetworks(shop, tx, `codes to ${email} of network`, { ip, most: network })) &&
      (await countOfDay(shop, tx, `codes to ${email} of strangers`, strangers));
  if (!isFine) throw new ShopError('RATE_LIMITED');
}

async function countToday(db: Db, email: string, now: number): Promise<number> {
  const { sent } = await db
    .selectFrom('verification_codes')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('email', '=', email)
    .where('created_at', '>', now - day)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

async function newestCode(
  db: Db,
  { email, scene, asker }: AskedFor,
): Promise<Selectable<Schema['verification_codes']> | undefined> {
  return db
    .selectFrom('verification_codes')
    .selectAll()
    .where('email', '=', email)
    .where('scene', '=', scene)
    .where('client_id', '=', asker)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Six digits are few: the hash is keyed, so a copied table does not give the codes away. */
function hashCode(shop: ShopContext, email: string, code: string): string {
  return tokenHash(`${shop.tokenSecret}:${email}:${code}`);
}
