import { stored } from './keys.ts';
import type { StoredRefresh } from './shapes.ts';
import type { Store } from './store.ts';
import type { TokenVault } from './token-vault.ts';

/** Who is signed in, as this browser keeps it. */
export interface StoredIdentity {
  readonly token: string;
  readonly accountId: string | null;
  readonly savvyUser: boolean;
  readonly refresh: StoredRefresh | null;
}

/** The keys of the specification say who; the vault, which all tabs see in one order, says with which tokens. */
export async function readIdentity(store: Store, vault: TokenVault): Promise<StoredIdentity | null> {
  const token = store.read(stored.token);
  if (token === '') return null;
  // All before the vault answers: what is written meanwhile may be somebody else.
  const accountId = store.read(stored.accountId);
  const savvyUser = store.read(stored.savvyUser);
  const refresh = store.read(stored.refresh) ?? null;
  const storedId = await vault.read();
  // Signed in, renewed or signed out while the vault was asked: what was read is old.
  if (store.read(stored.token) !== token) return readIdentity(store, vault);
  if (storedId && storedId.accountId === accountId) {
    const { refreshToken, refreshExpireTime } = storedId;
    return {
      token: storedId.token,
      accountId: accountId || null,
      savvyUser,
      refresh: { refreshToken, refreshExpireTime },
    };
  }
  return { token, accountId: accountId || null, savvyUser, refresh };
}

/** Keeps an identity, or forgets it; what a guest has (cart, market, theme) stays. */
export function writeIdentity(store: Store, vault: TokenVault, identity: StoredIdentity | null): Promise<void> {
  if (!identity) {
    for (const entry of [stored.token, stored.accountId, stored.refresh, stored.savvyUser]) store.remove(entry);
    return vault.write(undefined);
  }
  store.write(stored.accountId, identity.accountId ?? '');
  store.write(stored.savvyUser, identity.savvyUser);
  return writeTokens(store, vault, identity.token, identity.refresh);
}

/**
 * Keeps a pair of tokens. While the refresh token stands in for the access token, only the specification's key shows it:
 * the vault holds pairs that work.
 */
export function writeTokens(
  store: Store,
  vault: TokenVault,
  token: string,
  refresh: StoredRefresh | null,
): Promise<void> {
  store.write(stored.token, token);
  if (!refresh) {
    store.remove(stored.refresh);
    return vault.write(undefined);
  }
  store.write(stored.refresh, refresh);
  if (token === refresh.refreshToken) return Promise.resolve();
  return vault.write({ accountId: store.read(stored.accountId), token, ...refresh });
}
