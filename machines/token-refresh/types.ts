/** A refresh token and the instant at which it dies, in epoch ms. */
export interface RefreshToken {
  readonly refreshToken: string;
  readonly refreshExpireTime: number;
}

export interface TokenPair {
  readonly token: string;
  readonly refresh: RefreshToken | null;
}

export interface TokenRefreshContext {
  /** Whose tokens they are; null for nobody, and where the app has not said it. */
  readonly accountId: string | null;
  /** The stored access token; the refresh token itself while it is exchanged. */
  readonly token: string | null;
  readonly previousToken: string | null;
  readonly refresh: RefreshToken | null;
  /** The clock at the last look, in epoch ms. */
  readonly now: number;
}

export type TokenRefreshEvent =
  | ({ readonly type: 'token.received'; readonly accountId: string | null } & TokenPair)
  | { readonly type: 'token.cleared' }
  | { readonly type: 'token.check' }
  | { readonly type: 'token.recover' };

/** What the root receives at the end of every look at the token. */
export type TokenRefreshAnswer =
  | ({ readonly type: 'token.renewed' } & TokenPair)
  | { readonly type: 'token.renewalFailed' };

export interface RefreshRequest {
  /** Whose tokens are renewed: the storage may name somebody else by now. */
  readonly accountId: string | null;
  readonly refreshToken: string;
  readonly bearer: string;
}

/** The answer of the refresh call, in the words of the API. */
export interface RefreshReply {
  readonly token: string;
  readonly refreshToken: string;
  readonly refreshTokenExpireTime: number;
}

export interface TokenRefreshDependencies {
  /** One refresh for all tabs; the effect holds the lock. */
  readonly refreshToken: (request: RefreshRequest, signal: AbortSignal) => Promise<RefreshReply>;
  readonly persistTokens: (token: string, refresh: RefreshToken | null, accountId: string | null) => void;
  /** Server time, epoch ms. */
  readonly readClock: () => number;
}
