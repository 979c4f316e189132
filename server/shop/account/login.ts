import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { fitsPassword } from './passwords.ts';
import type { SignedIn } from './register.ts';
import { isSavvy } from './user-info.ts';
import { isDeviceOf } from './sessions/device-of-member.ts';
import { ipPrefix, startSession } from './sessions/start-session.ts';
import type { SessionClient } from './sessions/start-session.ts';

/** Failures of one email within the window that lock it, and the window itself (ms). */
export const loginTries = 5;
/** From all networks together, without devices that the member has used before. */
export const foreignLoginTries = 25;
export const loginWindow = 15 * 60_000;

/**
 * Signs a member in. Each try is written down before the password is looked at, so parallel guesses cannot outrun the
 * count; a success clears those of its device or network. Unknown emails count and cost the same.
 */
export async function login(
  shop: ShopContext,
  { email, password }: { readonly email: string; readonly password: string },
  client: SessionClient,
): Promise<SignedIn> {
  const account = await shop.db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('status', 'in', ['ACTIVE', 'DELETING'])
    .executeTakeFirst();
  const caller = await callerOf(shop, account?.id, client);
  await countTry(shop, email, caller);
  const fits = await fitsPassword(account?.password_hash, password);
  if (!account || !fits) throw new ShopError('AUTH_BAD_CREDENTIALS');
  await forgetTries(shop, email, caller);
  const tokens = await startSession(shop, shop.db, account.id, client);
  return { accountId: account.id, savvyUser: await isSavvy(shop, account.id), newUser: false, ...tokens };
}

/** Where a password comes from: a device that the member has used before, or a network. */
interface Caller {
  readonly device: string | null;
  readonly network: string;
}

async function forgetTries({ db }: ShopContext, email: string, { device, network }: Caller): Promise<void> {
  const tries = db.deleteFrom('login_failures').where('email', '=', email);
  await (
    device === null
      ? tries.where('client_id', 'is', null).where('ip_prefix', '=', network)
      : tries.where('client_id', '=', device)
  ).execute();
}

async function callerOf(
  { db }: ShopContext,
  accountId: string | undefined,
  { id, ip }: Pick<SessionClient, 'id' | 'ip'>,
): Promise<Caller> {
  const network = ipPrefix(ip);
  const isKnown = accountId !== undefined && (await isDeviceOf(db, accountId, { id }));
  return { device: isKnown ? id : null, network };
}

/**
 * Counts a try for the device or the network that it comes from, so that strangers lock out nobody but themselves; many
 * networks together still find a lock, which a device that the member has used before does not meet.
 * @throws AUTH_LOCKED with `data.retryAfter` in seconds
 */
async function countTry(shop: ShopContext, email: string, { device, network }: Caller): Promise<void> {
  const now = shop.clock.now();
  const id = shop.newId();
  await shop.db
    .insertInto('login_failures')
    .values({ id, email, ip_prefix: network, client_id: device, failed_at: now, created_at: now, updated_at: now })
    .execute();
  const tries = await shop.db
    .selectFrom('login_failures')
    .select(['failed_at', 'ip_prefix', 'client_id'])
    .where('email', '=', email)
    .where('failed_at', '>', now - loginWindow)
    .orderBy('failed_at', 'asc')
    .execute();
  const foreign = tries.filter(({ client_id: from }) => from === null);
  const own =
    device === null
      ? foreign.filter(({ ip_prefix: from }) => from === network)
      : tries.filter(({ client_id: from }) => from === device);
  const counted =
    own.length > loginTries ? own : device === null && foreign.length > foreignLoginTries ? foreign : undefined;
  const first = counted?.[0];
  if (first === undefined) return;
  // A refused try must not push the end of the lock away.
  await shop.db.deleteFrom('login_failures').where('id', '=', id).execute();
  const retryAfter = Math.ceil((first.failed_at + loginWindow - now) / 1000);
  throw new ShopError('AUTH_LOCKED', { data: { retryAfter } });
}
