import type { RefreshToken, TokenPair } from '../token-refresh/types.ts';

/** Who is logged in, as kept in storage or named by the host. */
export interface Identity {
  readonly token: string;
  readonly accountId: string | null;
  readonly savvyUser: boolean;
  readonly refresh: RefreshToken | null;
}

export interface SessionContext {
  /** Null exactly while a guest is here. */
  readonly token: string | null;
  readonly accountId: string | null;
  readonly savvyUser: boolean;
  readonly refresh: RefreshToken | null;
  /** Where to go on after the log-in. */
  readonly returnTo: string | null;
}

export type SessionEvent =
  | { readonly type: 'session.loggedIn'; readonly identity: Identity }
  | { readonly type: 'session.logOut' }
  | { readonly type: 'host.tokenReceived'; readonly token: string | null; readonly accountId: string | null }
  /** `token` is the bearer of the refused request, so that a late refusal of an old token harms nobody. */
  | { readonly type: 'api.unauthorized'; readonly token: string; readonly path: string }
  | { readonly type: 'page.becameVisible' }
  | { readonly type: 'storage.changed' }
  | { readonly type: 'login.request'; readonly path: string }
  | { readonly type: 'login.abandoned' }
  | ({ readonly type: 'token.renewed' } & TokenPair)
  | { readonly type: 'token.renewalFailed' }
  | { readonly type: 'session.identityRead'; readonly identity: Identity | null }
  | { readonly type: 'session.identityUnknown' };

/** What the root receives. */
export type SessionNotification =
  | ({ readonly type: 'session.opened'; readonly accountId: string | null } & TokenPair)
  | { readonly type: 'session.closed' }
  | { readonly type: 'session.renewalRequested' };

export interface SessionDependencies {
  readonly readIdentity: (signal: AbortSignal) => Promise<Identity | null>;
  readonly logOut: (token: string, signal: AbortSignal) => Promise<void>;
  readonly persistIdentity: (identity: Identity | null) => void;
  /** The log-in page in a browser, the native log-in inside the app. */
  readonly requestLogin: (returnTo: string | null) => void;
}
