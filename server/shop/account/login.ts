import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { fitsPassword } from './passwords.ts';
import type { SignedIn } from './register.ts';
import { isSavvy } from './user-info.ts';
import { ipPrefix, startSession } from './sessions/start-session.ts';
import type { SessionClient } from './sessions/start-session.ts';

/** Failures of one e-mail within the window that lock it, and the window itself (ms). */
export const loginTries = 5;
export const loginWindow = 15 * 60_000;

/**
 * Signs a member in. Each try is written down before the password is looked at, so parallel guesses cannot outrun the
 * count; a success clears it. Unknown e-mails count and cost the same.
 */
export async function login(
  shop: ShopContext,
  input: { email: string; password: string },
  client: SessionClient,
): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  await countTry(shop, email, client.ip);
  const account = await shop.db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('status', 'in', ['ACTIVE', 'DELETING'])
    .executeTakeFirst();
  const fits = await fitsPassword(account?.password_hash, input.password);
  if (!account || !fits) throw new ShopError('AUTH_BAD_CREDENTIALS');
  await shop.db.deleteFrom('login_failures').where('email', '=', email).execute();
  const tokens = await startSession(shop, shop.db, account.id, client);
  return { accountId: account.id, savvyUser: await isSavvy(shop, account.id), newUser: false, ...tokens };
}

async function countTry(shop: ShopContext, email: string, ip: string): Promise<void> {
  const now = shop.clock.now();
  const id = shop.newId();
  await shop.db
    .insertInto('login_failures')
    .values({ id, email, ip_prefix: ipPrefix(ip), failed_at: now, created_at: now, updated_at: now })
    .execute();
  const tries = await shop.db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('email', '=', email)
    .where('failed_at', '>', now - loginWindow)
    .orderBy('failed_at', 'asc')
    .execute();
  const first = tries[0];
  if (first && tries.length > loginTries) {
    // A refused try must not push the end of the lock away.
    await shop.db.deleteFrom('login_failures').where('id', '=', id).execute();
    const retryAfter = Math.ceil((first.failed_at + loginWindow - now) / 1000);
    throw new ShopError('AUTH_LOCKED', { data: { retryAfter } });
  }
}
