import { getUserInfo, type UserInfo } from '#bridge-sdk/src/index.ts';
import type { ShopClient } from '../../api/client.ts';
import { readIdentity, writeIdentity, type StoredIdentity } from '../../storage/identity.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { ownerOf } from './owner-of.ts';

/** Less than the session waits, so that what is stored can still be read when the app stays silent (ms). */
const identityTimeoutMs = 1_500;

/**
 * Who is here, inside an app; in a browser the storage says it. In this order:
 * 1. whom the app names; its word is kept;
 * 2. where the app names nobody, whoever signed in on our own page, of whom the app cannot know;
 * 3. where the app is silent or does not know the question, whom the storage names.
 */
export async function currentIdentity(
  { bridge, client, store, vault }: Pick<EffectDependencies, 'bridge' | 'client' | 'store' | 'vault'>,
  signal: AbortSignal,
): Promise<StoredIdentity | null> {
  const options = { signal, timeoutMs: identityTimeoutMs, fallback: false };
  const answer = await getUserInfo(bridge, {}, options).catch(() => undefined);
  // After the app's word, which may take its time: the shopper may have signed out meanwhile.
  const stored = await readIdentity(store, vault);
  if (!answer || (answer.accountToken === '' && stored?.refresh)) return stored;
  if (answer.accountToken === stored?.token) return stored;
  const named = await identityOf(answer, client, signal);
  await writeIdentity(store, vault, named);
  return named;
}

async function identityOf(
  { accountToken: token, accountId, savvyUser }: UserInfo,
  client: ShopClient,
  signal: AbortSignal,
): Promise<StoredIdentity | null> {
  const owner = token === '' ? undefined : accountId || (await ownerOf(client, token, signal));
  return owner === undefined ? null : { token, accountId: owner, savvyUser, refresh: null };
}
